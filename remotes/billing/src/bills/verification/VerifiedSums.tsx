import type { Bill } from '@vatio/contracts/billing/bills';
import { euros } from '@vatio/ui/format';
import { Figure, Figures } from '@vatio/ui/layout';
import { differenceInWords } from './words';

/** A verified bill in four figures. */
export function VerifiedSums({ bill }: { readonly bill: Bill }) {
  const { totalEur, computedEur, differenceEur, claimableEur } = bill;
  return (
    <div className="mb-4">
      <Figures>
        <Figure label="Facturado">{euros(Number(totalEur))}</Figure>
        <Figure label="Calculado" note={computedEur === null ? 'falta algún dato' : undefined}>
          {computedEur === null ? 'No verificable' : euros(Number(computedEur))}
        </Figure>
        <Figure label="Diferencia">
          {differenceEur === null ? undefined : differenceInWords(differenceEur)}
        </Figure>
        <Figure label="Reclamable" note="con impuestos">
          {claimableEur === null ? undefined : euros(Number(claimableEur))}
        </Figure>
      </Figures>
    </div>
  );
}
