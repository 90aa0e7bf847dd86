import { HttpError } from '@vatio/platform';

/**
 * What to say of something that was caught: an HttpError says it itself, by field where it names
 * fields; others are for programmers.
 */
export function messageOf(error: unknown): string {
  if (!(error instanceof HttpError)) {
    return 'Ha ocurrido un error inesperado. Inténtalo de nuevo.';
  }
  const fields = Object.values(error.fields);
  return fields.length > 0 ? `${fields.join('. ')}.` : error.message;
}
