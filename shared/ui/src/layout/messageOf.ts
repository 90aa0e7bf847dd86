import { HttpError } from '@vatio/platform';

/**
 * The message of a caught error: an HttpError brings its own, with its fields; others are for
 * programmers.
 */
export function messageOf(error: unknown): string {
  if (!(error instanceof HttpError)) {
    return 'Ha ocurrido un error inesperado. Inténtalo de nuevo.';
  }
  const fields = Object.values(error.fields);
  return fields.length > 0 ? `${fields.join('. ')}.` : error.message;
}
