import { fatal } from '../problems';
import { type DecimalMark, findDecimalMark } from '../rows/numbers';
import { explainNoCurve, findTextKind } from '../text/notACurve';
import { cellsOf, type Separator, separators } from '../text/splitRow';
import type { FileProblem } from '../types';
import { readHeader } from './header';
import { readHeaderless } from './headerless';
import { findMagnitudes } from './magnitudes';
import type { Layout, Shape } from './shape';
import { hasSplitDecimals } from './splitDecimals';
import { splitDecimals } from './tableProblems';

/** kWh in an hour: more than any point with these formats can take. */
export const mostKwhPerHour = 10_000;

/** How many non-blank lines may hold the header. */
const preamble = 50;

/** How many lines decide about the decimal mark. */
export const headLines = 512;

function markOf(lines: readonly string[], shape: Shape, separator: Separator): DecimalMark {
  const values: string[] = [];
  const { consumed, exported } = shape.indexes;
  const indexes = [consumed, exported, ...shape.matrix.map(({ index }) => index)];
  for (const line of lines) {
    const cells = cellsOf(line, separator);
    for (const index of indexes) values.push(cells[index] ?? '');
  }
  const usual = shape.usualMark ?? (separator === ',' ? '.' : ',');
  return findDecimalMark(values, mostKwhPerHour * shape.consumedPerKwh, usual);
}

/** Where a quarter has its own column, hours run from 1 to 24 unless there is a 0. */
function firstHourOf(lines: readonly string[], { indexes }: Shape, separator: Separator): 0 | 1 {
  if (indexes.quarter === -1) return 1;
  const isZero = (line: string) =>
    /^0?0(:00){0,2}$/.test(cellsOf(line, separator)[indexes.hour] ?? '');
  return lines.some(isZero) ? 0 : 1;
}

const rowsOf = (lines: readonly string[], separator: Separator) =>
  lines.filter((line) => line.trim() !== '').map((line) => cellsOf(line, separator));

function readShape(cells: readonly string[], next: readonly string[]): Shape | FileProblem | null {
  return readHeader(cells, next) ?? readHeaderless(cells);
}

/** The first line that tells the columns, by names or by shape. */
function findShape(lines: readonly string[]): Layout | FileProblem | null {
  let looked = 0;
  for (const [i, line] of lines.entries()) {
    if (line.trim() === '') continue;
    looked += 1;
    if (looked > preamble) return null;
    for (const separator of separators) {
      const shape = readShape(cellsOf(line, separator), cellsOf(lines[i + 1] ?? '', separator));
      if (!shape) continue;
      if ('severity' in shape) return { ...shape, line: i + 1 };
      const data = lines.slice(shape.hasHeader ? i + 1 : i);
      const rows = rowsOf(data, separator);
      if (separator === ',' && hasSplitDecimals(rows, shape)) return splitDecimals(i + 1);
      const magnitudes = findMagnitudes(rows, shape, i + 1);
      if (magnitudes) return magnitudes;
      const mark = markOf(data, shape, separator);
      const firstHour = firstHourOf(data, shape, separator);
      return { ...shape, separator, mark, firstLine: i + 1, firstHour };
    }
  }
  return null;
}

/**
 * Finds out from its beginning how to read a file.
 *
 * @param lines the first `headLines` of the file, or all
 * @returns the layout, or the kind of file instead
 */
export function findLayout(lines: readonly string[]): Layout | FileProblem {
  const first = lines.find((line) => line.trim() !== '');
  if (first === undefined) {
    return fatal('empty', 'El fichero está vacío: descarga la curva otra vez.');
  }
  return findTextKind(first) ?? findShape(lines) ?? explainNoCurve(lines);
}
