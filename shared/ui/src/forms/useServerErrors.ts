import { HttpError } from '@vatio/platform';
import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { messageOf } from '../layout/messageOf';

export type FormOfErrors<In extends FieldValues> = Pick<UseFormReturn<In>, 'setError'> & {
  /** Only here does the library tell which fields are on screen. */
  readonly control: { readonly _names: { readonly mount: ReadonlySet<string> } };
};

/**
 * Puts an answer's field messages on their fields, and focuses the first. `FormAlert` does this and shows
 * the rest.
 *
 * @param error the mutation's error, if any
 * @returns the part that belongs to no field of the form, to show beside it; `undefined` = none
 */
export function useServerErrors<In extends FieldValues>(
  { setError, control }: FormOfErrors<In>,
  error: unknown,
): string | undefined {
  useEffect(() => {
    if (!(error instanceof HttpError)) return;
    Object.entries(error.fields)
      .filter(([path]) => control._names.mount.has(path))
      .forEach(([path, message], index) => {
        setError(path as Path<In>, { type: 'server', message }, { shouldFocus: index === 0 });
      });
  }, [error, setError, control]);

  if (!error) return undefined;
  if (!(error instanceof HttpError)) return messageOf(error);
  const fields = Object.entries(error.fields);
  if (fields.length === 0) return error.message;
  const others = fields.filter(([path]) => !control._names.mount.has(path));
  return others.map(([, message]) => message).join(' ') || undefined;
}
