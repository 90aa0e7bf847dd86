import { readDate, readTime } from '../rows/labels';
import { isEstimatedBy, seasonOf } from '../rows/quality';
import type { ColumnRole } from './columns';
import type { Shape } from './shape';

const isDigits = (cell: string | undefined) => /^\d+$/.test(cell ?? '');

/** This many periods from 1 to 6 in sequence are no decimals by chance. */
const certainPeriods = 24;

/** Checks that a cell belongs to its column; a shifted one does not. */
const belongs: Partial<Record<ColumnRole, (cell: string) => boolean>> = {
  cups: (cell) => /^es/i.test(cell),
  date: (cell) => typeof readDate(cell) === 'number',
  dateTime: (cell) => typeof readDate(cell.split(/[ T]/, 1)[0] ?? '') === 'number',
  hour: (cell) => typeof readTime(cell) === 'number',
  method: (cell) => cell !== '' && isEstimatedBy(cell) !== null,
  season: (cell) => seasonOf(cell) !== null,
};

/**
 * True for a table separated by commas that has decimal commas, too: «12,301» is then two cells, and the
 * columns after it are shifted by one. All consumptions look whole, and the next cell has digits.
 *
 * A column after them with the right cells shows that they are not shifted. If there is none, only zeros,
 * periods and whole Wh are no decimals.
 *
 * @param rows the first lines of data, split by commas
 */
export function hasSplitDecimals(rows: readonly (readonly string[])[], shape: Shape): boolean {
  const { columns, indexes, matrix, consumedPerKwh } = shape;
  const { consumed } = indexes;
  if (matrix.length > 0) return false;
  // Lines with too many cells are reported one by one.
  const fitting = rows.filter(({ length }) => length > consumed && length <= columns.length);
  const suspects = fitting.filter((cells) => isDigits(cells[consumed + 1]));
  if (suspects.length === 0) return false;
  if (!fitting.every((cells) => isDigits(cells[consumed]))) return false;

  const isInPlace = columns.some(({ role }, i) => {
    const isRight = role && i > consumed && belongs[role];
    return isRight && suspects.every((cells) => isRight(cells[i] ?? ''));
  });
  if (isInPlace) return false;

  const next = suspects.map((cells) => cells[consumed + 1] ?? '');
  if (next.some((cell) => /^0\d/.test(cell))) return true;
  if (consumedPerKwh === 1000 || next.every((cell) => cell === '0')) return false;
  const isPeriod = /^(?:periodo|tramo)/.test(columns[consumed + 1]?.name ?? '');
  const arePeriods = next.every((cell) => /^[1-6]$/.test(cell));
  return !(arePeriods && (isPeriod || next.length >= certainPeriods));
}
