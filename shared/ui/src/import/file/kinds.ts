import { numericDay } from '@vatio/records/day';
import type { ExportValue } from '@vatio/ui/export';

/** The decimal mark of a file: «20,376» or «20.376». */
export type DecimalMark = 'comma' | 'point';

/** A kind of values: its spelling in a file, and on the wire. */
export interface ValueKind {
  /** A cell as it goes on the wire; `undefined`: it cannot be read. */
  readonly read: (text: string, mark: DecimalMark) => string | undefined;
  /** Writes a value of the wire into a file, so that a spreadsheet can calculate with it. */
  readonly write: (value: string) => ExportValue;
}

/** Accents, capitals and signs do not make another word. */
export const wordKey = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');

/**
 * One of a few words.
 *
 * @param synonyms other spellings of a word of the API, as keys with spaces between them
 */
export function wordKind(
  options: readonly { readonly value: string; readonly label: string }[],
  synonyms: Readonly<Record<string, string>> = {},
): ValueKind {
  const others = Object.entries(synonyms).flatMap(([value, keys]) =>
    keys.split(' ').map((key) => [key, value] as const),
  );
  const own = options.flatMap(({ value, label }) =>
    [value, label].map((text) => [wordKey(text), value] as const),
  );
  // The first option with a word counts, and all options before the synonyms.
  const values = new Map([...others, ...own.reverse()]);
  const labels = new Map(options.map(({ value, label }) => [value, label]));
  return {
    read: (text) => values.get(wordKey(text)),
    write: (value) => labels.get(value) ?? value,
  };
}

const asItIs = (value: string) => value;

export const textKind: ValueKind = { read: asItIs, write: asItIs };
export const decimalKind: ValueKind = { read: readDecimal, write: Number };
export const wholeKind: ValueKind = { read: (text) => text.replace(/[,.]0+$/, ''), write: Number };
/** `2026-01-31` on the wire, «31/01/2026» in a file. */
export const dayKind: ValueKind = { read: readDay, write: numericDay };

const yesOrNo = [
  { value: 'true', label: 'Sí' },
  { value: 'false', label: 'No' },
];
export const yesNoKind: ValueKind = {
  read: wordKind(yesOrNo, { true: 's yes verdadero 1 x', false: 'n falso 0' }).read,
  write: (value) => value === 'true',
};

/**
 * A cell as it goes on the wire. A cell that cannot be read is passed on as it is: the API says what
 * is wrong with it, by row and column.
 */
export function wireValue(kind: ValueKind, cell: string, mark: DecimalMark): string {
  const text = inOneLine(cell);
  return text && (kind.read(text, mark) ?? text);
}

/** A file has 200,000 cells, and hardly any with more than a space between its words. */
const inOneLine = (cell: string) =>
  /[^\S ]|\s\s/.test(cell) ? cell.replace(/\s+/g, ' ').trim() : cell.trim();

const unit = / ?(?:(?:kwh?|kv|kvarh?|%)$|(?:€|eur).*)/is;
const grouped = {
  comma: /^-?(?:\d{1,3}(\.\d{3})+(,\d+)?|\d+(,\d+)?)$/,
  point: /^-?(?:\d{1,3}(,\d{3})+(\.\d+)?|\d+(\.\d+)?)$/,
};

/** A number without the unit behind it, and with the minus of keyboards. */
function bareNumber(text: string): string {
  const number = /\d$/.test(text) ? text : text.replace(unit, '');
  return number.replace(/^[−–-] ?/, '-');
}

/** A number of a file as it goes on the wire; `undefined`: it is none. */
export function readDecimal(text: string, mark: DecimalMark): string | undefined {
  const number = bareNumber(text);
  if (mark === 'point') return grouped.point.test(number) ? number.replaceAll(',', '') : undefined;
  if (grouped.comma.test(number)) return number.replaceAll('.', '').replace(',', '.');
  // «12.5» is unambiguous.
  return /^-?\d+\.\d+$/.test(number) ? number : undefined;
}

/** «31/1/26», «31-01-2026 00:00» and «2026-01-31» → `2026-01-31` */
export function readDay(text: string): string | undefined {
  const [date = ''] = text.split(/[ T](?=\d{1,2}:)/);
  if (/^\d{4}-\d{2}-\d{2}$/.test(date)) return date;
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(date) ?? [];
  if (!year) return undefined;
  const whole = year.length === 2 ? `20${year}` : year;
  return `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/**
 * The decimal mark of the numbers of a file. Only a number with one reading counts: «20.376» may be
 * twenty thousand.
 */
export function proposeMark(cells: readonly string[]): DecimalMark {
  const numbers = cells.map((cell) => bareNumber(cell.trim()));
  const hasComma = numbers.some((one) => /^-?[\d.]*\d,\d+$/.test(one));
  const hasPoint = numbers.some((one) => /^-?(0\.\d+|\d+\.(\d{1,2}|\d{4,}))$/.test(one));
  return hasPoint && !hasComma ? 'point' : 'comma';
}
