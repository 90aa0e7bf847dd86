import type { BillVerification } from '@vatio/contracts/billing/verifications';

export interface CautionsProps {
  readonly cautions: BillVerification['cautions'];
}

/** What to know before a claim. */
export function Cautions({ cautions }: CautionsProps) {
  if (cautions.length === 0) return null;
  return (
    <section className="mt-4" aria-labelledby="cautions">
      <h3 className="h6" id="cautions">
        Antes de reclamar
      </h3>
      <ul className="mb-0">
        {cautions.map((caution) => (
          <li key={caution}>{caution}</li>
        ))}
      </ul>
    </section>
  );
}
