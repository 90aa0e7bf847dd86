import type { Quantity } from './quantities';
import { cellCount, rowAfter, type SheetRow } from './sheet';

/** A column of the sheet: a day, or the number of a period, from 0. */
export type SheetColumn = 'from' | 'to' | number;

/** The most rows that are sent at once. */
export const mostRows = 60;

/**
 * The cells of what a spreadsheet copies: a line a row, a tab (or, in a CSV, a `;`) between cells. A
 * first line without any number is a header and left out.
 */
export function pastedCells(text: string): string[][] {
  const separator = text.includes('\t') ? '\t' : ';';
  const rows = text
    .replace(/[\r\n]+$/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.split(separator).map((cell) => cell.trim()));
  const [header] = rows;
  return header &&
    rows.length > 1 &&
    !header.some((cell) => /\d/.test(cell)) &&
    header.some(Boolean)
    ? rows.slice(1)
    : rows;
}

/** «31/01/2026», «31-1-26» or `2026-01-31` → `2026-01-31`; empty when it is no day. */
export function pastedDay(text: string): string {
  const iso = /^(\d{4})-(\d\d)-(\d\d)/.exec(text);
  const spanish = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d\d)\b/.exec(text);
  const [year = '', month = '', day = ''] = iso
    ? iso.slice(1)
    : [spanish?.[3], spanish?.[2], spanish?.[1]];
  const whole = `${year.length === 2 ? '20' : ''}${year}-${two(month)}-${two(day)}`;
  const time = Date.parse(whole);
  if (Number.isNaN(time)) return '';
  return new Date(time).toISOString().startsWith(whole) ? whole : '';
}

const two = (digits: string) => digits.padStart(2, '0');

/** «1.234,5 kWh» → «1.234,5» */
const withoutUnit = (cell: string) => cell.replace(/(?<=\d)[\s\u00a0]*[a-z·]+$/i, '');

export interface PasteTarget {
  readonly rows: readonly SheetRow[];
  readonly quantity: Quantity;
  readonly energies: number;
  /** The cell on which it is pasted. */
  readonly row: number;
  readonly column: SheetColumn;
  /** One reading that is edited has no other rows. */
  readonly canGrow: boolean;
}

/** The sheet after a block has been pasted, and how many cells found no place in it. */
export interface Pasted {
  readonly rows: readonly SheetRow[];
  readonly leftOver: number;
}

/**
 * Pastes a block to the right of and below a cell; rows are added as they are needed.
 *
 * @returns undefined for a single cell, which is pasted as everywhere
 */
export function pasteBlock(text: string, target: PasteTarget): Pasted | undefined {
  const cells = pastedCells(text);
  const isDay = typeof target.column === 'string';
  if (cells.length === 1 && cells[0]?.length === 1 && !isDay) return undefined;
  const columns = columnsFrom(target);
  const rows = [...target.rows];
  let leftOver = 0;
  cells.forEach((line, offset) => {
    const at = target.row + offset;
    if (at >= rows.length && target.canGrow && at < mostRows) rows.push(rowAfter(rows.at(-1)));
    const row = rows[at];
    const fitting = row ? line.slice(0, columns.length) : [];
    leftOver += line.slice(fitting.length).filter(Boolean).length;
    if (row) rows[at] = filled(row, fitting, columns, target.quantity);
  });
  return { rows, leftOver };
}

function columnsFrom({ quantity, energies, column }: PasteTarget): SheetColumn[] {
  const periods = Array.from({ length: cellCount(quantity, energies) }, (_, index) => index);
  const all: SheetColumn[] = ['from', 'to', ...periods];
  return all.slice(all.indexOf(column));
}

function filled(
  row: SheetRow,
  cells: readonly string[],
  columns: readonly SheetColumn[],
  quantity: Quantity,
): SheetRow {
  const next = { ...row, [quantity]: [...row[quantity]] };
  cells.forEach((cell, index) => {
    const column = columns[index];
    if (typeof column === 'number') next[quantity][column] = withoutUnit(cell);
    else if (column) next[column] = pastedDay(cell) || row[column];
  });
  return next;
}
