import type { ExportValue } from '@vatio/ui/export';
import { dayInDigits } from '../../common/values/days';
import {
  modeOptions,
  pointTypeOptions,
  powerControlOptions,
  supplyUseOptions,
  territoryOptions,
} from '../../common/values/words';
import type { ColumnKind, WordKind } from './columnKind';

/** How decimals are written in a file: «20,376» or «20.376». */
export type DecimalMark = 'comma' | 'point';

/** Accents, capitals and signs do not make another word. */
export const wordKey = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');

const tariffs = ['2.0TD', '3.0TD', '6.1TD', '6.2TD', '6.3TD', '6.4TD', '3.0TDVE', '6.1TDVE'];

/** What else people write for a word of the API. */
const synonyms: Readonly<Record<WordKind, Readonly<Record<string, string>>>> = {
  territory: {
    peninsular: 'peninsula',
    espana: 'peninsula',
    mainland: 'peninsula',
    islasbaleares: 'baleares',
    illesbalears: 'baleares',
    balears: 'baleares',
    islascanarias: 'canarias',
  },
  powerControl: { maximetros: 'maximeter', max: 'maximeter' },
  tariff: {},
  pointType: {},
  mode: { fijo: 'fixed', fija: 'fixed', indexada: 'indexed', pool: 'indexed', otro: 'other' },
  use: { industria: 'industrial', domestico: 'dwelling', residencial: 'dwelling' },
};

const lists: Readonly<Record<WordKind, readonly { value: string; label: string }[]>> = {
  territory: territoryOptions,
  powerControl: powerControlOptions,
  tariff: tariffs.map((value) => ({ value, label: value })),
  pointType: pointTypeOptions.map(({ value }) => ({ value, label: value })),
  mode: modeOptions,
  use: supplyUseOptions,
};
const isWordKind = (kind: ColumnKind): kind is WordKind => kind in lists;

/** The words of the API by the key of what people write for them. */
function wordsOf(kind: WordKind): ReadonlyMap<string, string> {
  const said = lists[kind].flatMap(({ value, label }) =>
    [value, label].map((text) => [wordKey(text), value] as const),
  );
  // What stands first in a list counts, and all of that before the synonyms.
  return new Map([...Object.entries(synonyms[kind]), ...said.toReversed()]);
}

/** Made once: a file asks 30,000 times. */
const words: Readonly<Record<WordKind, ReadonlyMap<string, string>>> = {
  territory: wordsOf('territory'),
  powerControl: wordsOf('powerControl'),
  tariff: wordsOf('tariff'),
  pointType: wordsOf('pointType'),
  mode: wordsOf('mode'),
  use: wordsOf('use'),
};

const wordOf = (kind: WordKind, text: string): string | undefined =>
  words[kind].get(kind === 'pointType' ? pointTypeKey(text) : wordKey(text));

/** «Tipo 4» and «4 · más de 15 kW» are 4; «45» is not. */
const pointTypeKey = (text: string) =>
  /^(?:tipo\s*)?(\d)(?:\s.*)?$/i.exec(text.trim())?.[1] ?? wordKey(text);

const yesNo: Readonly<Record<string, string>> = {
  si: 'true',
  s: 'true',
  yes: 'true',
  true: 'true',
  verdadero: 'true',
  1: 'true',
  x: 'true',
  no: 'false',
  n: 'false',
  false: 'false',
  falso: 'false',
  0: 'false',
};

/**
 * A cell as it goes on the wire. What cannot be read is passed on as it is: the API says what is
 * wrong with it, by row and column.
 */
export function wireValue(kind: ColumnKind, cell: string, mark: DecimalMark): string {
  const text = inOneLine(cell);
  if (text === '') return '';
  if (isWordKind(kind)) return wordOf(kind, text) ?? text;
  switch (kind) {
    case 'decimal':
      return decimalOf(text, mark) ?? text;
    case 'whole':
      return text.replace(/[,.]0+$/, '');
    // A spreadsheet takes it for a number and drops its zero.
    case 'postcode':
      return /^\d{4}$/.test(text) ? `0${text}` : text;
    case 'day':
      return dayOf(text) ?? text;
    case 'yesNo':
      return yesNo[wordKey(text)] ?? text;
    case 'text':
      return text;
  }
}

/** A file has 200,000 cells, and hardly any with more than a space between its words. */
const inOneLine = (cell: string) =>
  /[^\S ]|\s\s/.test(cell) ? cell.replace(/\s+/g, ' ').trim() : cell.trim();

const unit = /\s*(kwh?|kv|€.*|eur.*)$/i;
const grouped = {
  comma: /^\d{1,3}(\.\d{3})+(,\d+)?$|^\d+(,\d+)?$/,
  point: /^\d{1,3}(,\d{3})+(\.\d+)?$|^\d+(\.\d+)?$/,
};

function decimalOf(text: string, mark: DecimalMark): string | undefined {
  const number = /\d$/.test(text) ? text : text.replace(unit, '');
  if (mark === 'point') return grouped.point.test(number) ? number.replaceAll(',', '') : undefined;
  if (grouped.comma.test(number)) return number.replaceAll('.', '').replace(',', '.');
  // «12.5» can be nothing else.
  return /^\d+\.\d+$/.test(number) ? number : undefined;
}

function dayOf(text: string): string | undefined {
  const [date = ''] = text.split(/[ T](?=\d{1,2}:)/);
  if (/^\d{4}-\d{2}-\d{2}$/.test(date)) return date;
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(date) ?? [];
  if (!year) return undefined;
  const whole = year.length === 2 ? `20${year}` : year;
  return `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/**
 * Whether the numbers of a file have a decimal point. Only what can be read in one way counts:
 * «20.376» may be twenty thousand.
 */
export function proposeMark(cells: readonly string[]): DecimalMark {
  const hasComma = cells.some((cell) => /^[\d.]*\d,\d+$/.test(cell.trim()));
  const hasPoint = cells.some((cell) => /^(0\.\d+|\d+\.(\d{1,2}|\d{4,}))$/.test(cell.trim()));
  return hasPoint && !hasComma ? 'point' : 'comma';
}

/** A value of the wire as it stands in a file, so that a spreadsheet can calculate with it. */
export function fileValue(kind: ColumnKind, value: string | undefined): ExportValue {
  if (value === undefined) return null;
  if (isWordKind(kind) && kind !== 'pointType') {
    return lists[kind].find((one) => one.value === value)?.label ?? value;
  }
  switch (kind) {
    case 'decimal':
    case 'whole':
    case 'pointType':
      return Number(value);
    case 'day':
      return dayInDigits(value);
    case 'yesNo':
      return value === 'true';
    default:
      return value;
  }
}
