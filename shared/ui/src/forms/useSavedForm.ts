import { useDraft, useUnsavedChanges } from '@vatio/platform';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type { ZodType } from 'zod';
import { useZodForm } from './useZodForm';

export interface SavedFormOptions<In extends FieldValues, Out extends FieldValues> {
  /** The input (In) → the request (Out) */
  readonly schema: ZodType<Out, In>;
  /** The stored values, or those of an empty form: one for every field. */
  readonly defaults: In;
  /** Unique in the product, with the id of the record: `user/new`, `user/7`. */
  readonly draftKey: string;
  /** Fields that are never kept: passwords. */
  readonly secret?: readonly (keyof In & string)[];
}

export interface SavedForm<In extends FieldValues, Out extends FieldValues> {
  readonly form: UseFormReturn<In, unknown, Out>;
  /** True if the form holds input from before a forced logout or a reload. */
  readonly restored: boolean;
  /** Back to the defaults. */
  readonly discardDraft: () => void;
  /** Goes on from other stored values, which take the place of what the form holds. */
  readonly startFrom: (values: In) => void;
  /**
   * Call it after sending: all input then counts as saved, so leaving right after does not ask. The form
   * keeps its content, without the secrets.
   */
  readonly done: () => void;
}

/**
 * A form that keeps its input: leaving with changes asks first, and the input survives a forced logout and
 * a reload. A draft holds only differences from the defaults, so a restored one does not undo other
 * people's changes.
 */
export function useSavedForm<In extends FieldValues, Out extends FieldValues>({
  schema,
  defaults,
  draftKey,
  secret = [],
}: SavedFormOptions<In, Out>): SavedForm<In, Out> {
  const form = useZodForm(schema, defaults as DefaultValues<In>);
  const { draft, saveDraft, clearDraft } = useDraft<Partial<In>>(draftKey);
  const [restored, setRestored] = useState(draft !== undefined);
  const letGo = useUnsavedChanges(form.formState.isDirty);
  const { reset, subscribe, getValues } = form;
  /** The unchanged state: the defaults, later what was last sent. */
  const unchanged = useRef(defaults);
  const isSecret = (name: string) => secret.some((one) => one === name);

  const restore = useEffectEvent(() => {
    if (!draft) return;
    const known = pick(draft, (name) => name in defaults);
    reset({ ...defaults, ...known }, { keepDefaultValues: true });
  });
  const keep = useEffectEvent((values: In) => {
    const isKept = (name: string) => !isSecret(name) && !isSame(values, unchanged.current, name);
    const changes = pick(values, isKept);
    if (Object.keys(changes).length > 0) saveDraft(changes);
    else clearDraft();
  });
  useEffect(() => {
    restore();
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [subscribe]);

  const goOnFrom = (values: In) => {
    letGo();
    unchanged.current = values;
    reset(values);
    clearDraft();
    setRestored(false);
  };
  const done = () => goOnFrom({ ...defaults, ...pick(getValues(), (name) => !isSecret(name)) });
  return { form, restored, discardDraft: () => goOnFrom(defaults), startFrom: goOnFrom, done };
}

/** Drafts are JSON, so equal JSON is equal. */
const isSame = (one: FieldValues, other: FieldValues, name: string) =>
  JSON.stringify(one[name]) === JSON.stringify(other[name]);

function pick<Values extends object>(values: Values, isWanted: (name: string) => boolean) {
  const wanted = Object.entries(values).filter(([name]) => isWanted(name));
  return Object.fromEntries(wanted) as Partial<Values>;
}
