import { localZone } from '@vatio/records/time';
import { type ExportValue, yesOrNo } from './exportColumn';
import { styles } from './workbook';

/** Excel repairs (and so distrusts) a file with a longer text in a cell. */
const cellMaxChars = 32_767;

/** A cell without its address, which the sheet adds. @param style a place of `styles` */
export function cell(value: ExportValue, style: number = styles.plain): string {
  if (typeof value === 'number' && Number.isFinite(value)) {
    return style === styles.plain
      ? `<c><v>${value}</v></c>`
      : `<c s="${style}"><v>${value}</v></c>`;
  }
  const serial = value instanceof Date ? serialOf(value) : 0;
  if (serial > firstSerial) return `<c s="${styles.moment}"><v>${serial}</v></c>`;
  const text = written(value);
  return text === '' ? '<c/>' : textCell(text, style);
}

/** A value as text: for text cells, and for the width of a column. */
export function written(value: ExportValue): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return yesOrNo(value);
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 16);
  return value === null || !Number.isFinite(value) ? '' : String(value);
}

export const textCell = (text: string, style = 0) =>
  `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

/** Escapes markup and drops what XML cannot hold (control characters, half a pair). */
export const escaped = (text: string) =>
  text
    .slice(0, cellMaxChars)
    .replace(/[^\P{Cc}\t\n\r]|\p{Surrogate}|[\uFFFE\uFFFF]/gu, '')
    // Excel reads _x0041_ as «A», unless its first underscore is escaped in the same way.
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const wallClock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: localZone,
});
const dayMs = 86_400_000;
const serialOf1970 = 25_569;
/** Excel's calendar is wrong before 1 March 1900. */
const firstSerial = 61;

/** Excel's dates: days since 1900, on a clock without a zone. */
function serialOf(date: Date): number {
  if (Number.isNaN(date.getTime())) return 0;
  return Date.parse(`${wallClock.format(date).replace(' ', 'T')}Z`) / dayMs + serialOf1970;
}

/** «AB» of column 28; the first is 1. */
export function columnLetters(column: number): string {
  let letters = '';
  for (let left = column; left > 0; left = Math.floor((left - 1) / 26)) {
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  }
  return letters;
}

/** The width in characters: as wide as the content, but one long text cannot take over. */
export const width = (texts: readonly string[]) =>
  Math.min(60, Math.max(8, ...texts.map(({ length }) => length + 2)));
