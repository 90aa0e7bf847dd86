import { useDraft, useUnsavedChanges } from '@vatio/platform';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type { ZodType } from 'zod';
import { useZodForm } from './useZodForm';

export interface SavedFormOptions<In extends FieldValues, Out extends FieldValues> {
  /** What was typed (In) → what is sent (Out) */
  readonly schema: ZodType<Out, In>;
  /** What is stored, or what an empty form starts with: a value for every field. */
  readonly defaults: In;
  /** Unique in the product, with the id of what is edited: `user/new`, `user/7`. */
  readonly draftKey: string;
  /** Fields that are never kept: passwords. */
  readonly secret?: readonly (keyof In & string)[];
}

export interface SavedForm<In extends FieldValues, Out extends FieldValues> {
  readonly form: UseFormReturn<In, unknown, Out>;
  /** Whether the form holds what was being typed before a forced logout or a reload. */
  readonly restored: boolean;
  /** Back to the defaults. */
  readonly discardDraft: () => void;
  /**
   * Call when it was sent: nothing is unsaved any more, so that leaving right after does not ask.
   * The form goes on from what it holds, without the secrets.
   */
  readonly done: () => void;
}

/**
 * A form whose contents are not lost: leaving with changes asks first, and what was typed is kept
 * over a forced logout and a reload. A draft is what differs from the defaults, so that a restored
 * one does not undo what others have changed meanwhile.
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
  /** What counts as unchanged: the defaults, then what was sent last. */
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
  return { form, restored, discardDraft: () => goOnFrom(defaults), done };
}

/** Drafts are JSON, so what is equal there is equal. */
const isSame = (one: FieldValues, other: FieldValues, name: string) =>
  JSON.stringify(one[name]) === JSON.stringify(other[name]);

function pick<Values extends object>(values: Values, isWanted: (name: string) => boolean) {
  const wanted = Object.entries(values).filter(([name]) => isWanted(name));
  return Object.fromEntries(wanted) as Partial<Values>;
}
