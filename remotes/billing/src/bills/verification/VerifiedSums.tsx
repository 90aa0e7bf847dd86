import { billRowRecord } from '@vatio/contracts/billing/billRecord';
import type { Bill } from '@vatio/contracts/billing/bills';
import { euros } from '@vatio/ui/format';
import { Figure, Figures } from '@vatio/ui/layout';
import { factOfBill } from '../../common/facts';
import { differenceInWords, rangeInWords } from './words';

const { fields } = billRowRecord;

/** A verified bill in its figures. */
export function VerifiedSums({ bill }: { readonly bill: Bill }) {
  const { totalEur, computedEur, differenceEur, claimableEur, verification } = bill;
  const fact = factOfBill(bill.id);
  const unverifiedEur = verification?.unverifiedEur ?? '0';
  return (
    <div className="mb-4">
      <Figures>
        <Figure label="Facturado" fact={`${fact}:billed`}>
          {euros(Number(totalEur))}
        </Figure>
        <Figure
          label={fields.computedEur.label}
          note={computedEur === null ? openInWords(bill) : undefined}
          fact={`${fact}:computed`}
        >
          {computedEur === null ? 'No verificable' : euros(Number(computedEur))}
        </Figure>
        <Figure label={fields.differenceEur.label} fact={`${fact}:difference`}>
          {differenceEur === null ? undefined : differenceInWords(differenceEur)}
        </Figure>
        {Number(unverifiedEur) !== 0 && (
          <Figure label="Sin verificar" note="sin impuestos" fact={`${fact}:unverified`}>
            {euros(Number(unverifiedEur))}
          </Figure>
        )}
        <Figure label={fields.claimableEur.label} note="con impuestos" fact={`${fact}:claimable`}>
          {claimableEur === null ? undefined : euros(Number(claimableEur))}
        </Figure>
      </Figures>
    </div>
  );
}

const openInWords = ({ verification }: Bill): string =>
  verification?.range ? rangeInWords(verification.range) : 'falta algún dato';
