/** Why a request is not granted; http/errors.ts turns each into its status. */
export type RefusalKind =
  | 'malformed'
  | 'unauthenticated'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'tooLarge'
  | 'unsupported'
  | 'invalid'
  | 'throttled'
  | 'unavailable';

export interface RefusalDetails {
  /** Path of a field → what is wrong with it, in Spanish. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
  /** What was sent and what is stored now, when somebody else was quicker. */
  readonly versions?: { readonly yours: unknown; readonly current: unknown };
}

/** A foreseen "no" to a request. The message is Spanish, for the person; nothing of it is secret. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly kind: RefusalKind,
    message: string,
    readonly details: RefusalDetails = {},
  ) {
    super(message);
  }
}

/** The answer while the database is away. */
export const databaseAway = (): Refusal =>
  new Refusal(
    'unavailable',
    'El servicio no está disponible en este momento. Inténtalo de nuevo en unos segundos.',
    { retryAfterSeconds: 5 },
  );

/** Fields are wrong, for reasons that only the server knows. @param fields without full stops */
export const wrongFields = (fields: Readonly<Record<string, string>>): Refusal =>
  new Refusal('invalid', 'Revisa los campos señalados.', { fields });

/** One field is wrong, for a reason that only the server knows. @param message without a full stop */
export const wrongField = (field: string, message: string): Refusal =>
  wrongFields({ [field]: message });

/** What was good when the request came has been closed by somebody else meanwhile. */
export const sessionClosed = (): Refusal =>
  new Refusal('unauthenticated', 'La sesión se ha cerrado. Entra de nuevo.');

/** What must be there. @throws Refusal missing, with this sentence */
export function orMissing<T>(found: T | undefined, sentence: string): T {
  if (found === undefined) throw new Refusal('missing', sentence);
  return found;
}
