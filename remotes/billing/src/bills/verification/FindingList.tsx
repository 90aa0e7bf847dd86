import type { Bill } from '@vatio/contracts/billing/bills';
import type { BillVerification } from '@vatio/contracts/billing/verifications';
import { useHasRole } from '@vatio/platform';
import { Euros } from '@vatio/ui/layout';
import { factOfBill } from '../../common/facts';
import { PlaceLinks } from './PlaceLinks';
import { placesOf } from './places';

type Findings = BillVerification['findings'];
type Level = Findings[number]['level'];

export interface FindingListProps {
  readonly bill: Bill;
  readonly findings: Findings;
}

const levels: Readonly<Record<Level, { readonly label: string; readonly look: string }>> = {
  error: { label: 'Error', look: 'text-bg-danger' },
  review: { label: 'Revisar', look: 'text-bg-warning' },
  note: { label: 'Nota', look: 'badge-quiet' },
};
const order = Object.keys(levels);

/** Findings by their level: errors before what is to be looked at, and notes last. */
export const worstFirst = <One extends { readonly level: Level }>(
  findings: readonly One[],
): readonly One[] =>
  findings.toSorted((one, other) => order.indexOf(one.level) - order.indexOf(other.level));

/** Findings besides the amounts of lines, worst first, and where to mend them. */
export function FindingList({ bill, findings }: FindingListProps) {
  const isAdmin = useHasRole('admin');
  if (findings.length === 0) return null;
  const keyed = findings.map((finding, index) => ({
    ...finding,
    fact: `${factOfBill(bill.id)}:finding:${index}`,
  }));
  const sorted = worstFirst(keyed);
  return (
    <section className="mb-4" aria-labelledby="findings">
      <h3 className="h6" id="findings">
        Además de los importes
      </h3>
      <ul className="item-list">
        {sorted.map((finding) => (
          <li key={`${finding.code} ${finding.message}`}>
            <span className={`badge ms-0 ${levels[finding.level].look}`}>
              {levels[finding.level].label}
            </span>
            <div data-fact={`${finding.fact}:message`}>
              {finding.message} <PlaceLinks places={placesOf(finding.code, bill, isAdmin)} />
            </div>
            {finding.amountEur !== null && (
              <strong>
                <Euros fact={`${finding.fact}:amount`} eur={finding.amountEur} />
              </strong>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
