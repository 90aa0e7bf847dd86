import type { Bill } from '@vatio/contracts/billing/bills';
import type { BillVerification } from '@vatio/contracts/billing/verifications';
import { factOfBill } from '../../common/facts';

export interface CautionsProps {
  readonly bill: Pick<Bill, 'id'>;
  readonly cautions: BillVerification['cautions'];
}

/** Cautions to read before a claim. */
export function Cautions({ bill, cautions }: CautionsProps) {
  if (cautions.length === 0) return null;
  return (
    <section className="mt-4" aria-labelledby="cautions">
      <h3 className="h6" id="cautions">
        Antes de reclamar
      </h3>
      <ul className="mb-0">
        {cautions.map((caution, index) => (
          <li key={caution} data-fact={`${factOfBill(bill.id)}:caution:${index}`}>
            {caution}
          </li>
        ))}
      </ul>
    </section>
  );
}
