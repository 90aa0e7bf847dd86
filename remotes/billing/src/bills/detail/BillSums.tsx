import { billRowRecord } from '@vatio/contracts/billing/billRecord';
import type { Bill } from '@vatio/contracts/billing/bills';
import { euros } from '@vatio/ui/format';
import { Figure } from '@vatio/ui/layout';
import { factOfBill } from '../../common/facts';
import { differenceInWords, rangeInWords } from '../verification/words';

const { fields } = billRowRecord;

/** The figures of a bill, what can be claimed first; before it is verified only what was billed. */
export function BillSums({ bill }: { readonly bill: Bill }) {
  const { totalEur, computedEur, differenceEur, claimableEur, verification } = bill;
  const fact = factOfBill(bill.id);
  const unverifiedEur = verification?.unverifiedEur ?? '0';
  const billed = (
    <Figure label="Facturado" fact={`${fact}:billed`}>
      {euros(Number(totalEur))}
    </Figure>
  );
  if (!verification) return billed;
  return (
    <>
      <Figure label={fields.claimableEur.label} note="con impuestos" fact={`${fact}:claimable`}>
        {claimableEur === null ? undefined : euros(Number(claimableEur))}
      </Figure>
      {billed}
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
    </>
  );
}

const openInWords = ({ verification }: Bill): string =>
  verification?.range ? rangeInWords(verification.range) : 'falta algún dato';
