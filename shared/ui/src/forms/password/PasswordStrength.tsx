import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldValues, get, type Path } from 'react-hook-form';
import type { FormOfFields } from '../fields/boundField';
import { judge } from './judge';
import type { Strength } from './strengthOf';

/** Judged once typing pauses, so typing never waits for it. */
const pauseMs = 300;

export interface PasswordStrengthProps<In extends FieldValues> {
  readonly form: Pick<FormOfFields<In>, 'subscribe'>;
  readonly name: Path<In>;
  readonly against: () => readonly string[];
}

/** The strength of a field's password, in words. */
export function PasswordStrength<In extends FieldValues>({
  form: { subscribe },
  name,
  against,
}: PasswordStrengthProps<In>) {
  const [strength, setStrength] = useState<Strength>();
  const latest = useRef('');
  const tell = useEffectEvent(async (password: string) => {
    latest.current = password;
    const verdict = password ? await judge(password, against()) : undefined;
    // There may be another one to judge by now.
    if (latest.current === password) setStrength(verdict);
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = subscribe({
      name,
      formState: { values: true },
      callback: ({ values }) => {
        clearTimeout(timer);
        timer = setTimeout(() => void tell(get(values, name)), pauseMs);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [subscribe, name]);

  return <Verdict strength={strength} />;
}

/** The verdict on a password; empty before it is judged. */
export const Verdict = ({ strength }: { readonly strength: Strength | undefined }) => (
  <div className={`strength ${strength ? `is-${strength.score}` : ''}`} aria-live="polite">
    {strength && (
      <>
        <strong>{strength.label}.</strong> {strength.hint}
      </>
    )}
  </div>
);
