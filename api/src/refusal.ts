import type { RefusalCode } from '@vatio/contracts/errors';
import { codeOf } from './errorFacts';

/** Why a request is refused, each with its HTTP name. */
export const statusOf = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  late: 408,
  conflict: 409,
  tooLarge: 413,
  unsupported: 415,
  invalid: 422,
  throttled: 429,
  unavailable: 503,
} as const;
export type RefusalKind = keyof typeof statusOf;

export interface RefusalDetails {
  /** A code for the page, which opens the remedy. */
  readonly code?: RefusalCode;
  /** Path of a field → its problem, in Spanish. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
  /** The sent and the stored version, after another person's change. */
  readonly versions?: { readonly yours: unknown; readonly current: unknown };
}

/** An expected "no" to a request. The message is Spanish, for the person, and holds no secret. */
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

/** The answer while other work, mostly a job, holds the rows. */
export const rowsHeld = (): Refusal =>
  new Refusal(
    'unavailable',
    'Otra persona o una importación está cambiando estos datos. Inténtalo de nuevo en unos segundos.',
    { retryAfterSeconds: 5 },
  );

/** A file that comes so slowly keeps others out. */
export const uploadTooSlow = (): Refusal =>
  new Refusal(
    'late',
    'El fichero tarda demasiado en llegar: comprueba la conexión y súbelo otra vez.',
  );

/** Wrong fields, for reasons that only the server knows. @param fields without full stops */
export const wrongFields = (fields: Readonly<Record<string, string>>): Refusal =>
  new Refusal('invalid', 'Revisa los campos señalados.', { fields });

/** A wrong field, for a reason that only the server knows. @param message without a full stop */
export const wrongField = (field: string, message: string): Refusal =>
  wrongFields({ [field]: message });

/** A handler for `catch`: a unique field is the only rule of the database that a person can break. */
export const refuseDuplicate =
  (field: string, message: string) =>
  (error: unknown): never => {
    throw codeOf(error) === '23505' ? wrongField(field, message) : error;
  };

/** Refuses a change because another person saved first. @param sentence names the record */
export const versionConflict = (sentence: string, yours: unknown, current: unknown): Refusal =>
  new Refusal('conflict', sentence, { versions: { yours, current } });

/**
 * Refuses a decision on a version that the person has not seen.
 *
 * @param seen undefined: the caller does not say
 * @param what the record: «este cliente»
 * @throws Refusal conflict
 */
export function requireSeen(seen: number | undefined, current: number, what: string): void {
  if (seen === undefined || seen === current) return;
  throw new Refusal(
    'conflict',
    `Otra persona ha cambiado ${what}: mira cómo está ahora y decide otra vez.`,
  );
}

/** The session was valid when the request arrived, but has been closed meanwhile. */
export const sessionClosed = (): Refusal =>
  new Refusal('unauthenticated', 'La sesión se ha cerrado. Entra de nuevo.');

/** The value, which must exist. @throws Refusal missing, with this sentence */
export function orMissing<T>(found: T | undefined, sentence: string): T {
  if (found === undefined) throw new Refusal('missing', sentence);
  return found;
}
