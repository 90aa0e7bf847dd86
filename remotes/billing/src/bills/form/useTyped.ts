import { startTransition, useEffect, useEffectEvent, useReducer, useState } from 'react';
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
    setPart((current) => unlessSame(current, next));
  });
  useEffect(() => {
    read();
    return form.subscribe({ formState: { values: true }, callback: () => read() });
  }, [form]);
  return part;
}

/**
 * The same for parts that may lag behind the keys: they are read and drawn after the key itself, for all
 * callers at once, and the previous part remains until then.
 *
 * @param select as above; called while drawing
 */
export function useTypedLater<Part>(form: BillFormState, select: (values: BillForm) => Part): Part {
  // Not a state: React works out its next value within the event, if it can.
  const [part, read] = useReducer(
    (current: Part) => unlessSame(current, select(form.getValues())),
    undefined,
    () => select(form.getValues()),
  );
  useEffect(() => {
    const readLater = () => startTransition(read);
    readLater();
    return form.subscribe({ formState: { values: true }, callback: readLater });
  }, [form]);
  return part;
}

const unlessSame = <Part>(current: Part, next: Part): Part =>
  JSON.stringify(current) === JSON.stringify(next) ? current : next;
