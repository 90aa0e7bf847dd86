import * as z from 'zod';
import { isDay, notADay } from './day';
import { parseHours } from './duration';
import { number as decimalOf } from './format';

/**
 * The rules of fields, with Spanish messages, shared by forms and requests. Each returns a zod schema, so
 * they combine into the schema of a form: `object({ name: line('El nombre', 120), powerKw: number({ min:
 * 0.1 }) })`.
 */

const chars = (count: number) => `${count} ${count === 1 ? 'carácter' : 'caracteres'}`;
const inWords = (limit: number) => decimalOf(limit, 6);

/** «El nombre es obligatorio», «Las horas son obligatorias»: by the article. */
function missing(what: string) {
  const article = what.split(' ', 1)[0]?.toLowerCase() ?? '';
  const ending = /^las?$/.test(article) ? 'a' : 'o';
  return /^l[ao]s$/.test(article)
    ? `${what} son obligatori${ending}s`
    : `${what} es obligatori${ending}`;
}

/** Text that must not be blank; it is trimmed. @param what with its article: «El nombre» */
export const required = (what: string) => z.string(missing(what)).trim().min(1, missing(what));

/** PostgreSQL stores neither U+0000 nor half a surrogate pair. */
export const isStorable = (value: string): boolean =>
  !value.includes('\0') && !/\p{Surrogate}/u.test(value);
export const notStorable = 'Hay un carácter que no se admite';

/** One line of text, not blank. Any script and emoji are welcome; control characters are not. */
export const line = (what: string, maxChars: number) =>
  required(what)
    .max(maxChars, `Máximo ${chars(maxChars)}`)
    .regex(/^\P{Cc}*$/u, notStorable)
    .refine(isStorable, notStorable);

/** One line of text that may be empty. */
export const optionalLine = (maxChars: number) =>
  text()
    .trim()
    .max(maxChars, `Máximo ${chars(maxChars)}`)
    .regex(/^\P{Cc}*$/u, notStorable)
    .refine(isStorable, notStorable);

/** Several lines of text, or none. */
export const optionalText = (maxChars: number) =>
  text()
    .trim()
    .max(maxChars, `Máximo ${chars(maxChars)}`)
    .refine(isStorable, notStorable);

/** A person's name. */
export const personName = () => line('El nombre', 120);

/** Secret text, exactly as typed: it is never trimmed. */
const secret = (what: string) => z.string(missing(what)).min(1, missing(what));

/** The longest password that is hashed: longer passwords only cost time. */
const passwordMaxChars = 1024;

/** An existing password: not empty, and not longer than any can be. */
export const password = (what = 'La contraseña') =>
  secret(what)
    .max(passwordMaxChars, `Máximo ${chars(passwordMaxChars)}`)
    .refine(isStorable, notStorable);

/** A new password. Any composition: length counts (ASVS 6.2). */
export const newPassword = (what = 'La contraseña') =>
  secret(what)
    .min(8, `Mínimo ${chars(8)}`)
    .max(passwordMaxChars, `Máximo ${chars(passwordMaxChars)}`)
    .refine(isStorable, notStorable);

/** A code of a second factor, or a recovery code; people type blanks and hyphens. */
export const factorCode = () =>
  secret('El código')
    .max(40, `Máximo ${chars(40)}`)
    .refine(isStorable, notStorable);

/** One of a few values. @param message what to do with any other */
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T, message: string) =>
  z.enum(values, message);

const text = () => z.string('Escribe un texto');

/** A day (`2026-01-31`) on which an event of a supply can lie. */
export const plausibleDay = () =>
  z.iso.date(notADay).refine(isDay, 'Escribe una fecha entre 1990 y 2100');

const spanishForm = /^[+-]?(\d{1,3}(\.\d{3})+|\d+)(,\d+)?$/;
const decimalPointForm = /^[+-]?\d+\.\d+$/;

/**
 * A number as Spaniards type it: «1.234,5», «1234,5»; «1.234» is a thousand and more. «12.5» works,
 * too, because keypads have a point. Anything else is no number.
 */
function spanishNumber(typed: unknown): unknown {
  if (typeof typed !== 'string') return typed;
  const text = typed.trim();
  if (spanishForm.test(text)) return text.replaceAll('.', '').replace(',', '.');
  return decimalPointForm.test(text) ? text : undefined;
}

const notANumber = 'Escribe un número';

/** The forms of a decimal, keyed by the most decimals that a field has. */
const decimalForms = {
  2: /^\d+(\.\d{1,2})?$/,
  3: /^\d+(\.\d{1,3})?$/,
  6: /^\d+(\.\d{1,6})?$/,
  10: /^\d+(\.\d{1,10})?$/,
};

/** More than any number of ours with zeros around it; a longer one is not even looked at. */
const longestDecimal = 40;

export interface DecimalLimits {
  readonly maxDecimals: keyof typeof decimalForms;
  /** The limit of the whole number. */
  readonly max: number;
  readonly unit: string;
  /** Zero is refused, too. */
  readonly isPositive?: true;
}

/**
 * One spelling for each number («007.50» is «7.5»), so that equal numbers are the same text. Zeros at the
 * end are counted: an expression would try each run of zeros from each of its zeros.
 */
function oneSpelling(decimalText: string): string {
  const [whole = '', decimals = ''] = decimalText.replace(/^0+(?=\d)/, '').split('.');
  let kept = decimals.length;
  while (decimals[kept - 1] === '0') kept -= 1;
  return kept === 0 ? whole : `${whole}.${decimals.slice(0, kept)}`;
}

const unsigned = (value: string) => value.replace('-', '');

/**
 * An exact decimal with its sign, as it is sent and stored: text with a point («-12.5»). A bill that
 * gives money back has negative amounts.
 */
export function signedDecimal({ maxDecimals, max, unit }: DecimalLimits) {
  return z
    .string(notANumber)
    .max(longestDecimal, { error: `Máximo ${chars(longestDecimal)}`, abort: true })
    .refine((value) => /^-?\d+(\.\d+)?$/.test(value), notANumber)
    .refine(
      (value) => decimalForms[maxDecimals].test(unsigned(value)),
      `Máximo ${maxDecimals} decimales`,
    )
    .refine((value) => Math.abs(Number(value)) <= max, `Máximo ${inWords(max)} ${unit}`)
    .overwrite((value) => {
      const spelled = oneSpelling(unsigned(value));
      return value.startsWith('-') && spelled !== '0' ? `-${spelled}` : spelled;
    });
}

/** The same that is not negative («20.376927»): prices and powers never become binary floats. */
export const exactDecimal = (limits: DecimalLimits) =>
  signedDecimal(limits)
    .refine((value) => !value.startsWith('-'), 'No puede ser negativo')
    .refine(
      (value) => !limits.isPositive || Number(value) > 0,
      `Debe ser mayor que 0 ${limits.unit}`,
    );

/**
 * The same as Spaniards type it, for forms. There «1.234» is a thousand and more; on the wire it is
 * one and a bit, so the two never share a rule.
 */
export const typedDecimal = (limits: DecimalLimits) =>
  z.preprocess(spanishNumber, exactDecimal(limits));

/** The same with a sign where it is negative: «-12,5». */
export const typedSignedDecimal = (limits: DecimalLimits) =>
  z.preprocess(spanishNumber, signedDecimal(limits));

/** No margin over the market's price is half a euro for a kWh: one above was typed per MWh. */
export const mostMarginEurPerKwh = 0.5;

/** A price that is such a margin, which asks about its unit. @param price the rule of its form */
export const marginPerKwh = <Rule extends z.ZodType>(price: Rule) =>
  price.refine(
    (value) => Number(value) <= mostMarginEurPerKwh,
    '¿Está en €/MWh? Divídelo entre 1000',
  );

export interface NumberLimits {
  readonly min?: number;
  readonly max?: number;
  /** Shown after the limits: «Mínimo 0,1 kW» */
  readonly unit?: string;
}

/** A number between limits, both included. */
export function number({ min, max, unit }: NumberLimits = {}) {
  const written = (limit: number) => `${inWords(limit)}${unit ? ` ${unit}` : ''}`;
  const inLimits = z.coerce
    .number<unknown>(notANumber)
    .min(min ?? Number.NEGATIVE_INFINITY, min === undefined ? notANumber : `Mínimo ${written(min)}`)
    .max(
      max ?? Number.POSITIVE_INFINITY,
      max === undefined ? notANumber : `Máximo ${written(max)}`,
    );
  return z.preprocess(spanishNumber, inLimits);
}

const mostHours = (max: number) => `Máximo ${inWords(max)} h`;

/** The hours of a day or a month, in whole minutes. */
export const hours = (max: number) =>
  z
    .int()
    .min(0)
    .max(max * 60, mostHours(max));

/** The same as people type them: «7,5», «7:30», «450m». */
export const typedHours = (max: number) =>
  z
    .string()
    .refine((text) => parseHours(text) !== undefined, {
      error: 'Escribe horas, sin puntos: 10, 7,5, 7:30 o 450m',
      abort: true,
    })
    .transform((text) => parseHours(text) ?? 0)
    .refine((minutes) => minutes <= max * 60, mostHours(max));

/** RFC 5321: at most 254 characters in all, 64 before the @. */
export const emailAddress = (what = 'El correo') =>
  required(what)
    .max(254, `Máximo ${chars(254)}`)
    .refine((value) => value.lastIndexOf('@') <= 64, `Máximo ${chars(64)} antes de la @`)
    .pipe(z.email('El correo no es válido'));

/** An e-mail address, or empty text. */
export const optionalEmailAddress = () =>
  z.union([z.literal(''), emailAddress()], 'El correo no es válido');
