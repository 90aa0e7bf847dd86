import { tariffs } from '@vatio/contracts/company/supply';
import type { ExportValue } from '@vatio/ui/export';
import { dayInDigits } from '../../common/values/days';
import {
  clientKindOptions,
  financingOptions,
  modeOptions,
  powerControlOptions,
  supplyUseOptions,
  territoryOptions,
  vulnerabilityOptions,
} from '../../common/values/words';

/** How decimals are written in a file: «20,376» or «20.376». */
export type DecimalMark = 'comma' | 'point';

/** A kind of values: its spelling in a file, and on the wire. */
interface Kind {
  /** A cell as it goes on the wire; `undefined`: it cannot be read. */
  readonly read: (text: string, mark: DecimalMark) => string | undefined;
  /** A value of the wire as it stands in a file, so that a spreadsheet can calculate with it. */
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
function wordKind(
  options: readonly { readonly value: string; readonly label: string }[],
  synonyms: Readonly<Record<string, string>> = {},
): Kind {
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
const yesOrNo = [
  { value: 'true', label: 'Sí' },
  { value: 'false', label: 'No' },
];

const kinds = {
  text: { read: asItIs, write: asItIs },
  decimal: { read: readDecimal, write: Number },
  whole: { read: (text: string) => text.replace(/[,.]0+$/, ''), write: Number },
  // A spreadsheet takes a postcode for a number and drops its zero.
  postcode: { read: (text: string) => (/^\d{4}$/.test(text) ? `0${text}` : text), write: asItIs },
  day: { read: readDay, write: dayInDigits },
  yesNo: {
    read: wordKind(yesOrNo, { true: 's yes verdadero 1 x', false: 'n falso 0' }).read,
    write: (value: string) => value === 'true',
  },
  territory: wordKind(territoryOptions, {
    peninsula: 'peninsular espana mainland',
    baleares: 'islasbaleares illesbalears balears',
    canarias: 'islascanarias',
  }),
  powerControl: wordKind(powerControlOptions, { maximeter: 'maximetros max' }),
  tariff: wordKind(tariffs.map((value) => ({ value, label: value }))),
  pointType: { read: readPointType, write: Number },
  mode: wordKind(modeOptions, { fixed: 'fijo fija', indexed: 'indexada pool', other: 'otro' }),
  clientKind: wordKind(clientKindOptions, {
    person: 'persona personafisica domestico',
    company: 'sociedad pyme granempresa',
  }),
  vulnerability: wordKind(vulnerabilityOptions, { none: 'no ninguno', severe: 'severo' }),
  financing: wordKind(financingOptions, { none: 'no' }),
  powerChanges: { read: readChanges, write: writeChanges },
  use: wordKind(supplyUseOptions, { industrial: 'industria', dwelling: 'domestico residencial' }),
};
export type ColumnKind = keyof typeof kinds;
const kindOf = (kind: ColumnKind): Kind => kinds[kind];

/**
 * A cell as it goes on the wire. A cell that cannot be read is passed on as it is: the API says what
 * is wrong with it, by row and column.
 */
export function wireValue(kind: ColumnKind, cell: string, mark: DecimalMark): string {
  const text = inOneLine(cell);
  return text && (kindOf(kind).read(text, mark) ?? text);
}

/** A value of the wire as it stands in a file. */
export const fileValue = (kind: ColumnKind, value: string | undefined): ExportValue =>
  value === undefined ? null : kindOf(kind).write(value);

/** A file has 200,000 cells, and hardly any with more than a space between its words. */
const inOneLine = (cell: string) =>
  /[^\S ]|\s\s/.test(cell) ? cell.replace(/\s+/g, ' ').trim() : cell.trim();

/** «Tipo 4» and «4 · más de 15 kW» are 4; «45» is not. */
function readPointType(text: string): string | undefined {
  const type = /^(?:tipo\s*)?(\d)(?:\s.*)?$/i.exec(text)?.[1] ?? wordKey(text);
  return /^[1-5]$/.test(type) ? type : undefined;
}

const unit = / ?(?:(?:kwh?|kv)$|(?:€|eur).*)/is;
const grouped = {
  comma: /^\d{1,3}(\.\d{3})+(,\d+)?$|^\d+(,\d+)?$/,
  point: /^\d{1,3}(,\d{3})+(\.\d+)?$|^\d+(\.\d+)?$/,
};

function readDecimal(text: string, mark: DecimalMark): string | undefined {
  const number = /\d$/.test(text) ? text : text.replace(unit, '');
  if (mark === 'point') return grouped.point.test(number) ? number.replaceAll(',', '') : undefined;
  if (grouped.comma.test(number)) return number.replaceAll('.', '').replace(',', '.');
  // «12.5» can be nothing else.
  return /^\d+\.\d+$/.test(number) ? number : undefined;
}

function readDay(text: string): string | undefined {
  const [date = ''] = text.split(/[ T](?=\d{1,2}:)/);
  if (/^\d{4}-\d{2}-\d{2}$/.test(date)) return date;
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(date) ?? [];
  if (!year) return undefined;
  const whole = year.length === 2 ? `20${year}` : year;
  return `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** «01/03/2026: 30 30,5; …»: the days and powers of a cell, whatever stands between them. */
function readChanges(text: string, mark: DecimalMark): string | undefined {
  const changes = text.split(';').filter((change) => change.trim() !== '');
  const read = changes.map((change) => {
    const [day = '', ...powers] = change.trim().split(/[\s:]+/);
    const numbers = powers.filter(Boolean).map((power) => readDecimal(power, mark) ?? power);
    return `${readDay(day) ?? day}: ${numbers.join(' ')}`;
  });
  return read.join('; ');
}

function writeChanges(value: string): string {
  const written = value.split('; ').map((change) => {
    const [day = '', powers = ''] = change.split(': ');
    return `${dayInDigits(day)}: ${powers.replaceAll('.', ',')}`;
  });
  return written.join('; ');
}

/**
 * The decimal mark of the numbers of a file. Only a number with one reading counts: «20.376» may be
 * twenty thousand.
 */
export function proposeMark(cells: readonly string[]): DecimalMark {
  const hasComma = cells.some((cell) => /^[\d.]*\d,\d+$/.test(cell.trim()));
  const hasPoint = cells.some((cell) => /^(0\.\d+|\d+\.(\d{1,2}|\d{4,}))$/.test(cell.trim()));
  return hasPoint && !hasComma ? 'point' : 'comma';
}
