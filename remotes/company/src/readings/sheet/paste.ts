import { writtenDay } from '@vatio/records/day';
import type { Quantity } from '../quantities';
import { type PastedColumn, pastedHeader } from './pastedHeader';
import { pastedMonth } from './pastedMonth';
import { cellCount, rowAfter, type SheetRow } from './sheet';

/** A column of the sheet: a day, or the number of a period, from 0. */
export type SheetColumn = 'from' | 'to' | number;

/** The most rows that are sent at once. */
export const mostRows = 60;

/**
 * The cells of what a spreadsheet copies: a line a row, a tab (or, in a CSV, a `;`) between cells. A
 * first line that is no data is the header.
 */
export function pastedCells(text: string): {
  readonly header: readonly string[] | undefined;
  readonly rows: readonly (readonly string[])[];
} {
  const separator = text.includes('\t') ? '\t' : ';';
  const rows = text
    .replace(/(?<![\r\n])[\r\n]+$/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')));
  const [first = [], ...others] = rows;
  const isHeader = others.length > 0 && first.some(Boolean) && !first.some(isData);
  return isHeader ? { header: first, rows: others } : { header: undefined, rows };
}

const isData = (cell: string): boolean =>
  /^-?\d[\d.,\s]*$/.test(withoutUnit(cell)) || isTime(cell) || isCups(cell);

const isTime = (cell: string): boolean =>
  writtenDay(cell) !== undefined || pastedMonth(cell) !== undefined;

const isCups = (cell: string): boolean => /^ES\s?\d{4}[\s\d]{12,}[A-Z]{2}/i.test(cell);

/** «1 234,5 kWh» → «1234,5»; another unit stays, because its number would be another one here. */
const withoutUnit = (cell: string) =>
  cell
    .replace(/(?<=\d)[\s\u00a0]*(kW·?h?|kVAr·?h)$/i, '')
    .replace(/(?<=\d)[\s\u00a0\u202f](?=\d{3})/g, '');

export interface PasteTarget {
  readonly rows: readonly SheetRow[];
  readonly quantity: Quantity;
  readonly energies: number;
  /** The cell on which it is pasted. */
  readonly row: number;
  readonly column: SheetColumn;
  /** One reading that is edited has no other rows. */
  readonly canGrow: boolean;
  /** The supply point of the sheet: rows of other points are left out. */
  readonly cups: string;
}

export interface Pasted {
  readonly rows: readonly SheetRow[];
  /** The first number's quantity: the header may name another than the shown one. */
  readonly quantity: Quantity;
  /** The number of cells that did not fit in it. */
  readonly leftOver: number;
  /** The number of rows that belong to other supply points. */
  readonly others: number;
}

/**
 * Pastes a block to the right of and below a cell; rows are added as they are needed. Where its
 * header names the periods, or its rows begin with a month, a day or a CUPS, each cell goes where it
 * belongs.
 *
 * @returns undefined for a single cell, which is pasted as everywhere
 */
export function pasteBlock(text: string, target: PasteTarget): Pasted | undefined {
  const { header, rows: lines } = pastedCells(text);
  const isDay = typeof target.column === 'string';
  if (lines.length === 1 && lines[0]?.length === 1 && !isDay) return undefined;
  const named = header && pastedHeader(header);
  const own = lines.filter((line) => isOf(target.cups, line));
  const rows = [...target.rows];
  let leftOver = 0;
  let quantity: Quantity | undefined;
  own.forEach((line, offset) => {
    const columns = named ?? columnsFrom(target, line);
    const at = target.row + offset;
    if (at >= rows.length && target.canGrow && at < mostRows) rows.push(rowAfter(rows.at(-1)));
    const row = rows[at];
    if (!row) {
      leftOver += line.filter(Boolean).length;
      return;
    }
    const filled = fill(row, line, columns, target);
    rows[at] = filled.row;
    leftOver += filled.leftOver;
    quantity ??= filled.quantity;
  });
  const others = lines.length - own.length;
  return { rows, quantity: quantity ?? target.quantity, leftOver, others };
}

const compact = (cups: string) => cups.replace(/\s/g, '').toUpperCase().slice(0, 20);

const isOf = (cups: string, line: readonly string[]) =>
  line.every((cell) => !isCups(cell) || compact(cell) === compact(cups));

/** The meaning of the cells of a line without header, from the cell on which it is pasted. */
function columnsFrom(
  { quantity, energies, column }: PasteTarget,
  line: readonly string[],
): readonly PastedColumn[] {
  const hasCups = isCups(line[0] ?? '');
  const first = line[hasCups ? 1 : 0] ?? '';
  const time: PastedColumn[] = pastedMonth(first) ? ['month'] : ['from', 'to'];
  const periods = Array.from({ length: cellCount(quantity, energies) }, (_, period) => ({
    quantity,
    period,
  }));
  const start = typeof column === 'number' && !isTime(first) ? periods.slice(column) : null;
  const days = column === 'to' && !pastedMonth(first) ? time.slice(-1) : time;
  return [...(hasCups ? ['cups' as const] : []), ...(start ?? [...days, ...periods])];
}

function fill(
  row: SheetRow,
  cells: readonly string[],
  columns: readonly PastedColumn[],
  target: PasteTarget,
): { readonly row: SheetRow; readonly leftOver: number; readonly quantity: Quantity | undefined } {
  const next = { ...row };
  let leftOver = 0;
  let first: Quantity | undefined;
  cells.forEach((cell, index) => {
    const column = columns[index];
    if (column === undefined) leftOver += cell ? 1 : 0;
    else if (column === 'month') Object.assign(next, pastedMonth(cell));
    else if (column === 'from' || column === 'to') next[column] = writtenDay(cell) ?? row[column];
    if (typeof column !== 'object' || column === null) return;
    const { quantity, period } = column;
    const known = quantity ?? target.quantity;
    if (period >= cellCount(known, target.energies)) {
      leftOver += cell ? 1 : 0;
      return;
    }
    if (next[known] === row[known]) next[known] = [...row[known]];
    next[known][period] = withoutUnit(cell);
    first ??= known;
  });
  return { row: next, leftOver, quantity: first };
}
