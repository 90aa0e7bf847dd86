import { useQuery } from '@tanstack/react-query';
import type { Prefill } from '@vatio/contracts/billing/inputs';
import { isDay } from '@vatio/records/day';
import { useEffect, useEffectEvent, useState } from 'react';
import { prefillQuery } from './formApi';
import { nextBillForm } from './schema/billDefaults';
import type { BillForm, BillFormState } from './schema/billForm';
import { useTyped } from './useTyped';

/** Fields that depend on the days of a bill. */
const dated = [
  'to',
  'supplier',
  'tariff',
  'powersKw',
  'energyPricesEurPerKwh',
  'powerPricesEurPerKwYear',
  'lines',
  'taxes',
] as const satisfies readonly (keyof BillForm)[];

/**
 * Refills the form with the known facts of the new days when a person changes the first reading, except for
 * the fields that the person has edited.
 *
 * @param known the facts that the form began with
 * @returns the known facts of the days now in the form
 */
export function usePrefillFrom(
  form: BillFormState,
  supplyPointId: string,
  known: Prefill,
): Prefill {
  const [taken, setTaken] = useState(known);
  const from = useTyped(form, (values) => values.from);
  const isOther = isDay(from) && from !== taken.from;
  const { data } = useQuery({ ...prefillQuery(supplyPointId, from), enabled: isOther });
  const take = useEffectEvent((next: Prefill) => {
    const [before, after] = [nextBillForm(taken), nextBillForm(next)];
    // No contract, no known facts for those days: the present values may still be right.
    const fields = next.tariff === null ? dated.slice(0, 1) : dated;
    for (const field of fields) {
      const isUntouched = isSame(form.getValues(field), before[field]);
      if (isUntouched) form.setValue(field, after[field], { shouldDirty: true });
    }
    setTaken(next);
  });
  useEffect(() => {
    if (isOther && data?.from === from) take(data);
  }, [data, from, isOther]);
  return taken;
}

/** Plain data: equal JSON is equal. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
