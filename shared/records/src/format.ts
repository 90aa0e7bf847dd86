import { localZone } from './time';

/**
 * Formats of numbers, dates and amounts, for screens and for texts of the API. Pure and tiny: every
 * importer bundles it. The space before a unit does not break.
 */

// Spanish does not group four digits by default («1240»); in a column they must line up.
const grouped = { useGrouping: 'always' } as const;
const upTo = (digits: number) =>
  new Intl.NumberFormat('es-ES', { ...grouped, maximumFractionDigits: digits });
const two = upTo(2);
const three = upTo(3);
const money = new Intl.NumberFormat('es-ES', { ...grouped, style: 'currency', currency: 'EUR' });
const day = new Intl.DateTimeFormat('es-ES', { dateStyle: 'medium', timeZone: localZone });
const minute = new Intl.DateTimeFormat('es-ES', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: localZone,
});

/** «21 nov 2026», the day in the company's zone. @param iso an instant, or a plain `2026-11-21` */
export const date = (iso: string): string => day.format(new Date(iso));

/** «21 nov 2026, 18:53», in the company's zone. @param iso an instant: `2026-11-21T17:53:00Z` */
export const dateTime = (iso: string): string => minute.format(new Date(iso));

const monthFormat = (month: 'long' | 'short', year: 'numeric' | '2-digit') => {
  let format: Intl.DateTimeFormat | undefined;
  return (day: string): string => {
    format ??= new Intl.DateTimeFormat('es-ES', { month, year, timeZone: 'UTC' });
    return format.format(new Date(day));
  };
};

/** «noviembre de 2026». @param day of the month, or the month: `2026-11` */
export const monthInWords = monthFormat('long', 'numeric');

/** «nov 2026» */
export const monthInShort = monthFormat('short', 'numeric');

/** «nov 26», for axes and narrow columns. */
export const monthInBrief = monthFormat('short', '2-digit');

/** «1.234,5». @param decimals the maximum, by default 2; zeros at the end are dropped */
export const number = (value: number, decimals = 2): string =>
  (decimals === 2 ? two : upTo(decimals)).format(value);

const alignedFormats = new Map<string, Intl.NumberFormat>();

/** «1.234,50»: always as many decimals, so that a column lines up. @param mostDecimals by default as many */
export function aligned(value: number, decimals = 2, mostDecimals = decimals): string {
  const key = `${decimals}-${mostDecimals}`;
  const format =
    alignedFormats.get(key) ??
    new Intl.NumberFormat('es-ES', {
      ...grouped,
      minimumFractionDigits: decimals,
      maximumFractionDigits: mostDecimals,
    });
  alignedFormats.set(key, format);
  return format.format(value);
}

/** A number with its noun: `count(1240, 'usuario', 'usuarios')` → «1.240 usuarios». */
export const count = (value: number, one: string, many: string): string =>
  `${two.format(value)} ${value === 1 ? one : many}`;

/** «1.234,50 €». @param value in euros, not in cents */
export const euros = (value: number): string => money.format(value);

/** «12.400,5 kWh», at most 2 decimals. */
export const kwh = (value: number): string => `${two.format(value)}\u00a0kWh`;

/** «10,392 kW», at most 3 decimals: powers are contracted by the watt. */
export const kw = (value: number): string => `${three.format(value)}\u00a0kW`;

/** «1.240,50»: an exact decimal with all its digits. @param value as stored, `1240.50` */
export function decimalInWords(value: string): string {
  const [whole = '', decimals] = value.split('.');
  const thousands = whole.replace(/\B(?=(\d{3}){1,12}$)/g, '.');
  return decimals ? `${thousands},${decimals}` : thousands;
}

/** «9.359», «20,37»: an exact decimal without the zeros at its end. @param value as stored, `9359.000` */
export const decimalInShort = (value: string): string => decimalInWords(withoutEnd(value));

const withoutEnd = (value: string): string =>
  value.includes('.') ? value.slice(0, lastDigit(value) + 1) : value;

/** Counted: an expression would try each run of zeros from each of its zeros. */
function lastDigit(value: string): number {
  let last = value.length - 1;
  while (value[last] === '0') last -= 1;
  return value[last] === '.' ? last - 1 : last;
}

/**
 * Exact decimals of one row, each with as many decimals as the longest: «0,120000», «0,173352».
 *
 * @param empty the text for null
 */
export function alignedDecimals(values: readonly (string | null)[], empty = '–'): string[] {
  const ends = values.map((value) => value && withoutEnd(value));
  const decimals = Math.max(0, ...ends.map((value) => value?.split('.')[1]?.length ?? 0));
  return ends.map((value) => {
    if (value === null) return empty;
    const [whole = '', fraction = ''] = value.split('.');
    return decimalInWords(decimals ? `${whole}.${fraction.padEnd(decimals, '0')}` : whole);
  });
}

/** «16,19 %», always with two decimals. */
export const percent = (value: number): string => `${aligned(value)}\u00a0%`;

const kB = 1024;

/** The size of a file: «1,4 MB», «36 kB». */
export function sizeInWords(bytes: number): string {
  if (bytes < kB) return `${number(bytes)}\u00a0B`;
  if (bytes < kB * kB) return `${number(bytes / kB, 0)}\u00a0kB`;
  return `${number(bytes / kB / kB, 1)}\u00a0MB`;
}
