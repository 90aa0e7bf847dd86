import { cell, columnLetters, escaped, width, written } from './cells';
import type { ExportValue } from './exportColumn';
import { styles, workbookFiles } from './workbook';
import { mimeType, sheetXml } from './xlsx';
import { zip } from './zip';

/** `head`: bold · `money`: two decimals · `total`: both. */
type CellLook = Exclude<keyof typeof styles, 'moment'>;

/** A cell with a look, or with a formula, which spreadsheets work out again. */
export interface RichCell {
  /** Also the result of the formula: programs that do not calculate show it. */
  readonly value: ExportValue;
  /** The formula without `=`, in English, as files have it: «SUM(B2:B13)». Never a text from outside. */
  readonly formula?: string;
  readonly look?: CellLook;
}

export interface SheetToWrite {
  /** Has at most 31 characters, and none of `[]:*?/\\`. */
  readonly name: string;
  readonly rows: readonly (readonly (ExportValue | RichCell)[])[];
  /** The first rows, which stay in sight; by default one. */
  readonly headRows?: number;
}

const isRich = (one: ExportValue | RichCell): one is RichCell =>
  typeof one === 'object' && one !== null && !(one instanceof Date);

/**
 * An Excel file of several sheets, with live formulas: each has its value beside it, so that a viewer that
 * does not calculate shows the same.
 *
 * ```ts
 * await toWorkbook([{ name: 'Resumen', rows: [['Total', { formula: 'SUM(B2:B4)', value: 12.5, look: 'total'
 * }]] }]);
 * ```
 */
export function toWorkbook(sheets: readonly SheetToWrite[]): Promise<Blob> {
  const files = sheets.map(({ rows, headRows = 1 }, index) => {
    const lines = rows.map((row) => row.map(cellXml));
    return [`xl/worksheets/sheet${index + 1}.xml`, sheetXml(widthsOf(rows), lines, headRows)];
  });
  const names = sheets.map(({ name }) => escaped(name).replaceAll('"', '&quot;'));
  return zip({ ...workbookFiles(names), ...Object.fromEntries(files) }, mimeType);
}

function cellXml(one: ExportValue | RichCell): string {
  if (!isRich(one)) return cell(one);
  const { value, formula, look = 'plain' } = one;
  if (formula === undefined) return cell(value, styles[look]);
  const known = typeof value === 'number' && Number.isFinite(value) ? `<v>${value}</v>` : '';
  return `<c s="${styles[look]}"><f>${escaped(formula)}</f>${known}</c>`;
}

function widthsOf(rows: SheetToWrite['rows']): readonly number[] {
  const count = Math.max(1, ...rows.map(({ length }) => length));
  return Array.from({ length: count }, (_, column) =>
    width(rows.map((row) => shown(row[column] ?? null))),
  );
}

const shown = (one: ExportValue | RichCell) => {
  const value = isRich(one) ? one.value : one;
  return typeof value === 'number' ? value.toFixed(2) : written(value);
};

/** «B2» of column 2, row 2: both from 1. */
export const cellName = (column: number, row: number) => `${columnLetters(column)}${row}`;
