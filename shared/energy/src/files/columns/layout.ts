import { fatal } from '../problems';
import { isQuarterOfDay, readDate } from '../rows/labels';
import { type DecimalMark, findDecimalMark, readNumber } from '../rows/numbers';
import { explainNoCurve, findTextKind } from '../text/notACurve';
import { cellsOf, type Separator, separators } from '../text/splitRow';
import type { FileAnswers, FileProblem } from '../types';
import { readHeader } from './header';
import { readHeaderless } from './headerless';
import { findMagnitudes } from './magnitudes';
import { type Layout, mostKwhPerHour, type Shape } from './shape';
import { hasSplitDecimals } from './splitDecimals';
import { ambiguousNumbers, lateHeader, splitDecimals } from './tableProblems';
import { findUnitAbove } from './unitLines';
import { unitColumn, watchedColumns } from './watched';

/** The header lies within this many non-blank lines. */
const preamble = 50;

/** The number of lines that decide the decimal mark. */
export const headLines = 512;

type Rows = readonly (readonly string[])[];

const rowsOf = (lines: readonly string[], separator: Separator): Rows =>
  lines.filter((line) => line.trim() !== '').map((line) => cellsOf(line, separator));

const cellsAt = (rows: Rows, indexes: readonly number[]): string[] =>
  rows.flatMap((cells) => indexes.map((index) => cells[index] ?? ''));

const energyIndexes = ({ indexes, matrix }: Shape) =>
  matrix.length > 0 ? matrix.map(({ index }) => index) : [indexes.consumed];

function markOf(rows: Rows, shape: Shape, separator: Separator): DecimalMark {
  const values = cellsAt(rows, [...energyIndexes(shape), shape.indexes.exported]);
  const usual = shape.usualMark ?? (separator === ',' ? '.' : ',');
  return findDecimalMark(values, mostKwhPerHour * shape.consumedPerKwh, usual);
}

/** A number that may have thousands or decimals, where most are so: only a person can tell. */
function findAmbiguous(rows: Rows, shape: Shape, mark: DecimalMark): string | null {
  const values = cellsAt(rows, energyIndexes(shape)).filter((value) => value !== '');
  const doubtful = values.filter((value) => readNumber(value, mark) === 'ambiguous-number');
  return doubtful.length * 2 > values.length ? (doubtful[0] ?? null) : null;
}

/** Hours run from 1 to 24 beside a column of quarters, unless there is a 0. */
function firstHourOf(rows: Rows, { indexes }: Shape): 0 | 1 {
  if (indexes.quarter === -1) return 1;
  return rows.some((cells) => /^0?0(:00){0,2}$/.test(cells[indexes.hour] ?? '')) ? 0 : 1;
}

/** Quarters run from 1 to 4; from 0 to 3 where there is a 0 and no 4. */
function firstQuarterOf(rows: Rows, { indexes: { quarter } }: Shape): 0 | 1 {
  if (quarter === -1) return 1;
  const has = (number: string) => rows.some((cells) => cells[quarter] === number);
  return has('0') && !has('4') ? 0 : 1;
}

/** This many numbers above 25 in a row are no wrong hours. */
const quartersInARow = 4;

/** Numbers above 25 count quarters: as hours, a quarter of the day's energy would be kept. */
function countsQuarters(rows: Rows, { indexes: { hour, quarter } }: Shape): boolean {
  if (hour === -1 || quarter !== -1) return false;
  let inARow = 0;
  let before = 0;
  return rows.some((cells) => {
    const number = isQuarterOfDay(cells[hour] ?? '') ? Number(cells[hour]) : 0;
    const goesOn = number > 25 && Math.abs(number - before) === 1;
    inARow = goesOn ? inARow + 1 : 1;
    before = number;
    return inARow === quartersInARow;
  });
}

/** A column may say the unit that the header does not. */
function withUnitOf(rows: Rows, shape: Shape): Shape {
  const unit = unitColumn(rows, shape)?.unit ?? null;
  const { consumed } = shape.indexes;
  const header = shape.columns[consumed];
  if (unit === null || !header || header.unit !== null || shape.isPower) return shape;
  const columns = shape.columns.map((column) => (column === header ? { ...header, unit } : column));
  return { ...shape, columns, consumedPerKwh: unit === 'Wh' ? 1000 : 1 };
}

/** This many lines above a header that read like those below it are no title. */
const certainData = 2;

/** The first line of data above a header, or null. */
function dataBefore(
  lines: readonly string[],
  separator: Separator,
  { columns, indexes, hasHeader }: Shape,
): number | null {
  const day = indexes.dateTime === -1 ? indexes.date : indexes.dateTime;
  const isData = (line: string) => {
    const cells = cellsOf(line, separator);
    if (cells.length < columns.length - 1) return false;
    const date = (cells[day] ?? '').split(/[ T]/, 1)[0] ?? '';
    return typeof readDate(date) === 'number' && /^\d/.test(cells[indexes.consumed] ?? '');
  };
  const found = [...lines.keys()].filter((i) => hasHeader && isData(lines[i] ?? ''));
  return found.length < certainData ? null : (found[0] ?? 0) + 1;
}

function readShape(cells: readonly string[], next: readonly string[]): Shape | FileProblem | null {
  return readHeader(cells, next) ?? readHeaderless(cells);
}

/** Finds the first line that shows the columns, by names or by shape. */
function findShape(
  lines: readonly string[],
  { decimalMark }: FileAnswers,
): Layout | FileProblem | null {
  let looked = 0;
  for (const [i, line] of lines.entries()) {
    if (line.trim() === '') continue;
    looked += 1;
    if (looked > preamble) return null;
    for (const separator of separators) {
      const found = readShape(cellsOf(line, separator), cellsOf(lines[i + 1] ?? '', separator));
      if (!found) continue;
      if ('severity' in found) return { ...found, line: i + 1 };
      const data = lines.slice(found.hasHeader ? i + 1 : i);
      const rows = rowsOf(data, separator);
      const shape = withUnitOf(rows, found);
      const before = dataBefore(lines.slice(0, i), separator, shape);
      if (before !== null) return lateHeader(before, i + 1);
      const unitAbove = findUnitAbove(lines.slice(0, i), shape);
      if (unitAbove) return unitAbove;
      if (separator === ',' && hasSplitDecimals(rows, shape)) return splitDecimals(i + 1);
      const magnitudes = findMagnitudes(rows, shape, i + 1);
      if (magnitudes) return magnitudes;
      const mark = decimalMark ?? markOf(rows, shape, separator);
      const isMarkTold = decimalMark !== undefined;
      const ambiguous = isMarkTold ? null : findAmbiguous(rows, shape, mark);
      if (ambiguous !== null) return ambiguousNumbers(i + 1, ambiguous);
      const firstHour = firstHourOf(rows, shape);
      return {
        ...shape,
        separator,
        mark,
        isMarkTold,
        firstLine: i + 1,
        firstHour,
        firstQuarter: firstQuarterOf(rows, shape),
        watched: watchedColumns(rows, shape),
        countsQuarters: countsQuarters(rows, shape),
      };
    }
  }
  return null;
}

/**
 * Finds out from its beginning how to read a file.
 *
 * @param lines the first `headLines` of the file, or all
 * @param answers what a person has said of it
 * @returns the layout, or the kind of file instead
 */
export function findLayout(lines: readonly string[], answers: FileAnswers): Layout | FileProblem {
  const first = lines.find((line) => line.trim() !== '');
  if (first === undefined) {
    return fatal('empty', 'El fichero está vacío: descarga la curva otra vez.');
  }
  return findTextKind(first) ?? findShape(lines, answers) ?? explainNoCurve(lines);
}
