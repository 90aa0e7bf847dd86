import { checkCups } from '../../cups';
import { readDate, readTime } from '../rows/labels';
import { readNumber } from '../rows/numbers';
import { rowFault } from '../rows/rowFaults';
import { isBlank, type Reading, type RowContext, rowReader } from '../rows/rowReader';
import { splitRow } from '../text/splitRow';
import { oddCheck, oddLines } from './oddLines';
import type { Layout } from './shape';

/** The outcome of a line's cells. */
interface LineCounts {
  readonly rows: number;
  readonly rejected: number;
}

/** A line of any table, as readings. */
export interface LineReader {
  /** @param take gets the same object again and again, refilled */
  read(text: string, line: number, take: (reading: Readonly<Reading>) => void): LineCounts;
  /** Like `RowReader`'s. */
  monthFirstLine(): number | null;
  swappedLine(): number | null;
}

const nothing: LineCounts = { rows: 0, rejected: 0 };
const oneRejected: LineCounts = { rows: 1, rejected: 1 };
const endOfDay = 24 * 60;

/** Reads a table with a line for each interval, or a matrix with a line for each day. */
export const lineReader = (layout: Layout, context: RowContext): LineReader =>
  layout.matrix.length > 0 ? matrixReader(layout, context) : intervalReader(layout, context);

function intervalReader(layout: Layout, context: RowContext): LineReader {
  const reader = rowReader(layout, context);
  const counts = { reading: { rows: 1, rejected: 0 }, rejected: oneRejected, blank: nothing };
  return {
    monthFirstLine: reader.monthFirstLine,
    swappedLine: reader.swappedLine,
    read(text, line, take) {
      const result = reader.read(text, line);
      if (result === 'reading') take(reader.reading);
      return counts[result];
    },
  };
}

/** Only one day a year has a 25th hour: on the others its column is empty or zero. */
const isUnused = (cell: string, minute: number) =>
  cell === '' || (minute > endOfDay && readNumber(cell, null) === 0);

function matrixReader(layout: Layout, context: RowContext): LineReader {
  const { log } = context;
  const { columns, indexes, separator, matrix } = layout;
  const takeOdd = oddLines(layout, log);
  const mayBeOdd = oddCheck(indexes);
  const readers = matrix.map(({ index, label }) => {
    const minute = readTime(label);
    const column = { ...layout, indexes: { ...indexes, consumed: index } };
    return {
      index,
      minute: typeof minute === 'number' ? minute : 0,
      reader: rowReader(column, context, label),
    };
  });

  const rejectLine = (code: 'nul' | 'broken-quotes' | 'extra-cells', line: number) => {
    log.tell(rowFault(code, line, null, null));
    return oneRejected;
  };

  /** A problem of a whole line is reported once, not for each cell. */
  const isWrongLine = (cells: readonly string[]) => {
    const cups = cells[indexes.cups] ?? '';
    if (cups !== '' && !checkCups(cups).isValid) return true;
    return typeof readDate(cells[indexes.date] ?? '') === 'string';
  };

  return {
    monthFirstLine: () => readers[0]?.reader.monthFirstLine() ?? null,
    swappedLine: () => readers[0]?.reader.swappedLine() ?? null,
    read(text, line, take) {
      if (text.includes('\0')) return rejectLine('nul', line);
      const cells = splitRow(text, separator);
      if (cells === 'broken-quotes') return rejectLine(cells, line);
      if (!isBlank(cells.slice(columns.length))) return rejectLine('extra-cells', line);
      if (isBlank(cells)) return nothing;
      if (mayBeOdd(cells) && takeOdd(cells, line)) return nothing;
      const used = readers.filter(({ index, minute }) => !isUnused(cells[index] ?? '', minute));
      if (isWrongLine(cells)) {
        (used[0] ?? readers[0])?.reader.readCells(cells, line);
        return oneRejected;
      }
      let rejected = 0;
      for (const { reader } of used) {
        if (reader.readCells(cells, line) === 'reading') take(reader.reading);
        else rejected += 1;
      }
      return { rows: used.length, rejected };
    },
  };
}
