import { boolean, coerce, email, enum as enumOf, preprocess, string } from 'zod';

/**
 * The rules of fields, with their Spanish messages: forms and requests are held to the same ones.
 * Each returns a zod schema, so they combine into the schema of a form:
 * `object({ name: line('El nombre', 120), powerKw: number({ min: 0.1 }) })`.
 */

const chars = (count: number) => `${count} ${count === 1 ? 'carácter' : 'caracteres'}`;
const decimal = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 6, useGrouping: true });

/** «El nombre es obligatorio», «Las horas son obligatorias»: by the article. */
function missing(what: string) {
  const article = what.split(' ', 1)[0]?.toLowerCase() ?? '';
  const ending = /^las?$/.test(article) ? 'a' : 'o';
  return /^l[ao]s$/.test(article)
    ? `${what} son obligatori${ending}s`
    : `${what} es obligatori${ending}`;
}

/** Text that must be there; spaces around it do not count. @param what with its article: «El nombre» */
export const required = (what: string) => string(missing(what)).trim().min(1, missing(what));

/** PostgreSQL stores neither U+0000 nor half a surrogate pair. */
export const isStorable = (value: string): boolean =>
  !value.includes('\0') && !/\p{Surrogate}/u.test(value);
export const notStorable = 'Hay un carácter que no se admite';

/** One line of text that must be there. Any script and emoji are welcome; control characters are not. */
export const line = (what: string, maxChars: number) =>
  required(what)
    .max(maxChars, `Máximo ${chars(maxChars)}`)
    .regex(/^\P{Cc}*$/u, notStorable)
    .refine(isStorable, notStorable);

/** What a person is called. */
export const personName = () => line('El nombre', 120);

/** Secret text, as it was typed: nothing is trimmed. */
const secret = (what: string) => string(missing(what)).min(1, missing(what));

/** The longest password that is hashed: longer ones only cost time. */
const passwordMaxChars = 1024;

/** A password that somebody has: there, and no longer than can be right. */
export const password = (what = 'La contraseña') =>
  secret(what)
    .max(passwordMaxChars, `Máximo ${chars(passwordMaxChars)}`)
    .refine(isStorable, notStorable);

/** A password that is chosen now. Any composition: length is what counts (ASVS 6.2). */
export const newPassword = (what = 'La contraseña') =>
  secret(what)
    .min(8, `Mínimo ${chars(8)}`)
    .max(passwordMaxChars, `Máximo ${chars(passwordMaxChars)}`)
    .refine(isStorable, notStorable);

/** One of a few values. @param message what to do when it is none of them */
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T, message: string) =>
  enumOf(values, message);

/** A box that must be ticked. */
export const requiredTrue = (message: string) => boolean(message).refine((value) => value, message);

const text = () => string('Escribe un texto');
export const minLength = (count: number) => text().min(count, `Mínimo ${chars(count)}`);
export const maxLength = (count: number) => text().max(count, `Máximo ${chars(count)}`);

export const pattern = (expression: RegExp, message: string) =>
  string(message).regex(expression, message);

const spanishForm = /^[+-]?(\d{1,3}(\.\d{3})+|\d+)(,\d+)?$/;
const decimalPointForm = /^[+-]?\d+\.\d+$/;

/**
 * A number as it is typed in Spanish: «1.234,5», «1234,5», and «1.234» is a thousand and more.
 * «12.5» is read as well, since keypads have a point. Anything else is no number.
 */
function spanishNumber(typed: unknown): unknown {
  if (typeof typed !== 'string') return typed;
  const text = typed.trim();
  if (spanishForm.test(text)) return text.replaceAll('.', '').replace(',', '.');
  return decimalPointForm.test(text) ? text : undefined;
}

export interface NumberLimits {
  readonly min?: number;
  readonly max?: number;
  /** Shown behind the limits: «Mínimo 0,1 kW» */
  readonly unit?: string;
}

/** A number between limits, both of them allowed. */
export function number({ min, max, unit }: NumberLimits = {}) {
  const written = (limit: number) => `${decimal.format(limit)}${unit ? ` ${unit}` : ''}`;
  const message = 'Escribe un número';
  const inLimits = coerce
    .number<unknown>(message)
    .min(min ?? Number.NEGATIVE_INFINITY, min === undefined ? message : `Mínimo ${written(min)}`)
    .max(max ?? Number.POSITIVE_INFINITY, max === undefined ? message : `Máximo ${written(max)}`);
  return preprocess(spanishNumber, inLimits);
}

/** RFC 5321: at most 254 characters in all, 64 before the @. */
export const emailAddress = (what = 'El correo') =>
  required(what)
    .max(254, `Máximo ${chars(254)}`)
    .refine((value) => value.lastIndexOf('@') <= 64, `Máximo ${chars(64)} antes de la @`)
    .pipe(email('El correo no es válido'));
