import { localZone } from '@vatio/contracts/time';
import { type ExportColumn, type ExportValue, yesOrNo } from './exportColumn';
import { workbookFiles } from './workbook';
import { zip } from './zip';

const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Excel repairs (and so distrusts) a file with a longer text in a cell. */
const cellMaxChars = 32_767;
const widthSampleRows = 200;

/**
 * A list as an Excel file: one sheet, a bold header that stays in sight, numbers and dates as such
 * (dates with the wall clock of the company's zone), and text that is never run as a formula.
 *
 * ```ts
 * download('facturas.xlsx', await toXlsx(columns, invoices));
 * ```
 *
 * Own code, and little of it: write-excel-file 4 compresses in a worker that the page's
 * Content-Security-Policy forbids, so it never ends, and breaks on the text `constructor`.
 */
export function toXlsx<Row>(
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
): Promise<Blob> {
  const headers = columns.map(({ header }) => header);
  const lines = [
    headers.map((header) => textCell(header, styles.header)).join(''),
    ...rows.map((row) => columns.map(({ value }) => cell(value(row))).join('')),
  ];
  const sample = rows.slice(0, widthSampleRows);
  const widths = columns.map(({ header, value }) =>
    width([header, ...sample.map((row) => written(value(row)))]),
  );
  return zip({ ...workbookFiles, 'xl/worksheets/sheet1.xml': sheet(widths, lines) }, mimeType);
}

/** Their places in the cell formats of `workbook.ts`. */
const styles = { header: 1, date: 2 };

const sheet = (widths: readonly number[], lines: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths
    .map((chars, at) => `<col min="${at + 1}" max="${at + 1}" width="${chars}" customWidth="1"/>`)
    .join(
      '',
    )}</cols><sheetData>${lines.map((cells) => `<row>${cells}</row>`).join('')}</sheetData></worksheet>`;

function cell(value: ExportValue): string {
  if (typeof value === 'number' && Number.isFinite(value)) return `<c><v>${value}</v></c>`;
  const serial = value instanceof Date ? serialOf(value) : 0;
  if (serial > firstSerial) return `<c s="${styles.date}"><v>${serial}</v></c>`;
  const text = written(value);
  return text === '' ? '<c/>' : textCell(text);
}

/** A value as text: for text cells, and for the width of a column. */
function written(value: ExportValue): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return yesOrNo(value);
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 16);
  return value === null || !Number.isFinite(value) ? '' : String(value);
}

const textCell = (text: string, style = 0) =>
  `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

/** Escapes markup and drops what XML cannot hold (control characters, half a pair). */
const escaped = (text: string) =>
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

/** In characters: as wide as the content, but one long text cannot take over. */
const width = (texts: readonly string[]) =>
  Math.min(60, Math.max(8, ...texts.map(({ length }) => length + 2)));
