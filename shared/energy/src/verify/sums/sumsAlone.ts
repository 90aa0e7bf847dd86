import { exact } from '../../exact/decimal';
import { type NotVerifiable, notVerifiable } from '../../tariff/notVerifiable';
import type { IssuedBill, IssuedConcept } from '../issued';
import { acceptedAmounts, notAccepted } from '../lines/judge';
import { verifiedLine } from '../lines/verifiedLine';
import { exactly } from '../tolerances';
import type { VerifiedLine } from '../verification';
import type { RightSums } from './rightSums';
import type { SumFacts } from './sumFacts';
import { issuedOf, whole } from './sumLines';

/** A bill with only its sums known does not show what is wrong in it. */
const noDetail = notVerifiable.data('el desglose de la factura: solo constan sus sumas');

const sums: readonly IssuedConcept[] = ['electricityTax', 'base', 'tax', 'total'];

/** @returns whether a bill prints any line that is no tax and no sum */
export const hasDetail = ({ lines }: IssuedBill): boolean =>
  lines.some(({ concept }) => !sums.includes(concept));

/** No bill is as low: what is below the computed amount is not verifiable either. */
const least = exact('-1e12');

/**
 * The sums of a bill without lines: right where they are those of the computed one, and otherwise not
 * verifiable.
 *
 * @param computed null: it is not verifiable, and `missing` says why
 */
export function sumsAlone(
  { bill, tolerances }: Pick<SumFacts, 'bill' | 'tolerances'>,
  computed: RightSums | null,
  missing: readonly NotVerifiable[],
): Readonly<Record<'base' | 'total', VerifiedLine[]>> {
  const of = (concept: 'base' | 'total'): VerifiedLine[] => {
    const issued = issuedOf(bill, concept);
    if (issued.length === 0) return [];
    const due = computed?.[concept] ?? null;
    const accepted = due
      ? { ...acceptedAmounts([{ amount: due, why: '' }], noDetail), low: least, high: null }
      : notAccepted([noDetail, ...missing]);
    const tolerance = exactly(tolerances.lineEur);
    return [verifiedLine({ ...whole, concept, issued, accepted, lines: [], tolerance })];
  };
  return { base: of('base'), total: of('total') };
}
