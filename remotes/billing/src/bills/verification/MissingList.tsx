import type { Bill } from '@vatio/contracts/billing/bills';
import type { BillVerification } from '@vatio/contracts/billing/verifications';
import { useHasRole } from '@vatio/platform';
import { PlaceLinks } from './PlaceLinks';
import { placesOfMissing } from './places';
import { missingInWords } from './words';

export interface MissingListProps {
  readonly bill: Bill;
  readonly missing: BillVerification['notVerifiable'];
}

/** The data missing to verify the bill, and where to complete them. */
export function MissingList({ bill, missing }: MissingListProps) {
  const isAdmin = useHasRole('admin');
  if (missing.length === 0) return null;
  return (
    <section className="mb-4" aria-labelledby="missing">
      <h3 className="h6" id="missing">
        Lo que falta para verificarla
      </h3>
      <ul className="mb-0">
        {missing.map(({ reason, message }) => (
          <li key={message}>
            {missingInWords(message)} <PlaceLinks places={placesOfMissing(reason, bill, isAdmin)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
