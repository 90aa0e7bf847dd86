import { readDate, readTime } from '../rows/labels';
import type { CurveFormat } from '../types';
import { untitledColumns } from './columns';
import type { ColumnIndexes, Shape } from './shape';

const cupsLike = /^ES[0-9A-Z]{18}(?:[0-9A-Z]{2})?$/i;
const number = /^\d+(?:[.,]\d+)?$/;

const isDateTime = (cell = '') => {
  const [date = '', time = ''] = cell.split(' ');
  return typeof readDate(date) === 'number' && typeof readTime(time) === 'number';
};

const isSeason = (cell: string | undefined) => cell === '0' || cell === '1';

/** Column indexes of REE's files; the date has no column apart from its time. */
const indexesOf = (
  dateTime: number,
  consumed: number,
  exported: number,
  method: number,
): ColumnIndexes => ({
  cups: 0,
  dateTime,
  season: dateTime + 1,
  consumed,
  exported,
  method,
  date: -1,
  hour: -1,
  quarter: -1,
  power: -1,
});

interface HeaderlessFormat {
  readonly format: CurveFormat;
  /** The number of cells in a line; trailing empty cells are optional. */
  readonly cells: readonly [least: number, most: number];
  readonly indexes: ColumnIndexes;
  readonly perKwh: 1 | 1000;
}

/** P1D includes P2D: only the labels distinguish them. */
const formats: readonly HeaderlessFormat[] = [
  { format: 'p5d', cells: [5, 6], indexes: indexesOf(1, 3, 4, -1), perKwh: 1000 },
  { format: 'f5d', cells: [10, 14], indexes: indexesOf(1, 3, 4, 9), perKwh: 1000 },
  { format: 'f1', cells: [13, 16], indexes: indexesOf(2, 4, 5, 12), perKwh: 1 },
  { format: 'p1d', cells: [22, 24], indexes: indexesOf(2, 4, 6, 20), perKwh: 1 },
];

/**
 * Recognises a line of REE's files, which have no header: F5D, P5D, P1D, P2D, F1.
 *
 * @returns null when it is none
 */
export function readHeaderless(cells: readonly string[]): Shape | null {
  const { length } = cells;
  if (!cupsLike.test(cells[0] ?? '')) return null;
  const found = formats.find(
    ({ cells: [least, most], indexes }) =>
      length >= least &&
      length <= most &&
      isDateTime(cells[indexes.dateTime]) &&
      isSeason(cells[indexes.season]) &&
      number.test(cells[indexes.consumed] ?? ''),
  );
  if (!found) return null;
  return {
    format: found.format,
    columns: untitledColumns(length),
    indexes: found.indexes,
    hasHeader: false,
    formatCells: found.cells[0],
    consumedPerKwh: found.perKwh,
    exportedPerKwh: found.perKwh,
    usualMark: '.',
    matrix: [],
    isPower: false,
  };
}

/** @returns whether a line looks like data whose header is missing */
export const looksLikeData = (cells: readonly string[]): boolean =>
  cells.some((cell) => typeof readDate(cell.split(' ')[0] ?? '') === 'number') &&
  cells.some((cell) => number.test(cell));
