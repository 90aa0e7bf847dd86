import { HttpError } from '@vatio/platform';
import { useEffect } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

/**
 * Puts the field messages of an answer of 422 on their fields, and gives the focus to the first.
 *
 * @param error what the mutation failed with; anything but an HttpError is left alone
 */
export function useServerErrors<T extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<T>,
) {
  useEffect(() => {
    if (!(error instanceof HttpError)) return;
    Object.entries(error.fields).forEach(([path, message], index) => {
      setError(path as Path<T>, { type: 'server', message }, { shouldFocus: index === 0 });
    });
  }, [error, setError]);
}
