import { HttpError } from '@vatio/platform';

/** What to say of something that was caught: an HttpError says it itself, others are for programmers. */
export const messageOf = (error: unknown): string =>
  error instanceof HttpError
    ? error.message
    : 'Ha ocurrido un error inesperado. Inténtalo de nuevo.';
