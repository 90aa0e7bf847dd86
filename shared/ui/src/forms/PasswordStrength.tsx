import { useEffect, useEffectEvent, useState } from 'react';
import { type FieldValues, get, type Path } from 'react-hook-form';
import type { FormOfFields } from './boundField';
import type { Strength } from './strengthOf';

/** Big lists of words: fetched when somebody is about to choose a password. */
const load = () => import(/* webpackChunkName: "password-strength" */ './strengthOf');

/** Starts fetching; if that fails, the password is simply not judged. */
export const preloadStrength = (): void => void load().catch(() => undefined);

/** Judged once the typing pauses, so that it never waits for the verdict. */
const pauseMs = 300;

export interface PasswordStrengthProps<In extends FieldValues> {
  readonly form: Pick<FormOfFields<In>, 'subscribe'>;
  readonly name: Path<In>;
  readonly against: () => readonly string[];
}

/** Says in words how strong the password in a field is. */
export function PasswordStrength<In extends FieldValues>({
  form: { subscribe },
  name,
  against,
}: PasswordStrengthProps<In>) {
  const [strength, setStrength] = useState<Strength>();
  const judge = useEffectEvent(async (password: string) => {
    const { strengthOf } = await load();
    setStrength(password ? strengthOf(password, against()) : undefined);
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = subscribe({
      name,
      formState: { values: true },
      callback: ({ values }) => {
        clearTimeout(timer);
        timer = setTimeout(() => void judge(get(values, name)).catch(() => undefined), pauseMs);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [subscribe, name]);

  return (
    <div className={`strength ${strength ? `is-${strength.score}` : ''}`} aria-live="polite">
      {strength && (
        <>
          <strong>{strength.label}.</strong> {strength.hint}
        </>
      )}
    </div>
  );
}
