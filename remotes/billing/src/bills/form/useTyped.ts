import { useEffect, useEffectEvent, useState } from 'react';
import type { BillForm, BillFormState } from './schema/billForm';

/**
 * A part of what is typed, which draws only who asks for it again: `form.watch` would draw the whole
 * form at each key.
 *
 * @param select makes plain data: equal JSON is the same part
 */
export function useTyped<Part>(form: BillFormState, select: (values: BillForm) => Part): Part {
  const [part, setPart] = useState(() => select(form.getValues()));
  const read = useEffectEvent(() => {
    const next = select(form.getValues());
    setPart((current) => (JSON.stringify(current) === JSON.stringify(next) ? current : next));
  });
  useEffect(() => {
    read();
    return form.subscribe({ formState: { values: true }, callback: () => read() });
  }, [form]);
  return part;
}
