import type { BillInputs } from '@vatio/contracts/billing/inputs';
import { useMemo } from 'react';
import type { BillForm, BillFormState } from '../schema/billForm';
import { useTypedLater } from '../useTyped';
import { billSoFar } from './billSoFar';
import { ComparedLines } from './ComparedLines';
import { DueLines } from './DueLines';
import { isVerified, verifierOf } from './recompute';
import { useRectified } from './useRectified';

export interface RecomputedProps {
  readonly form: BillFormState;
  readonly inputs: BillInputs;
  /** The fact key of the bill's amounts. */
  readonly fact: string;
}

/** A key that changes no number, such as the comma after one, leaves this unchanged. */
const typedOf = (values: BillForm) => ({
  bill: billSoFar(values),
  hasTotal: values.totalEur.trim() !== '',
});

/** The verification of what is typed so far. Keys come first: it follows when there is time. */
export function Recomputed({ form, inputs, fact }: RecomputedProps) {
  const { bill, hasTotal } = useTypedLater(form, typedOf);
  const verify = useMemo(() => verifierOf(inputs), [inputs]);
  const rectified = useRectified(form);
  const result = useMemo(
    () => bill && verify(bill, rectified.bill),
    [bill, verify, rectified.bill],
  );
  if (!bill || !result) return null;
  if (rectified.isLoading) return <p role="status">Buscando la factura que rectifica…</p>;
  if (!isVerified(result)) {
    return <p className="mb-0">Con lo escrito hasta ahora no se puede recalcular.</p>;
  }
  const { verification, source } = result;
  if (bill.lines.length === 0 && bill.totalEur === null) {
    return <DueLines fact={fact} result={verification} source={source} />;
  }
  return <ComparedLines fact={fact} result={verification} isWhole={hasTotal} />;
}
