import { shown } from '../problems';
import type { FileProblem } from '../types';
import { columnTitle } from './columns';
import type { Shape } from './shape';
import { severalMagnitudes } from './tableProblems';

const plain = (cell: string) =>
  cell
    .slice(0, 40)
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9+-]/g, '');

/** Active energy that was consumed. */
const consumed = new Set(
  'ae ai a+ ea activa activaentrante energiaactiva energiaactivaentrante activaimportada activaconsumida aentrante entrante importada consumo consumida'.split(
    ' ',
  ),
);

const others =
  /^(?:as|a-|r[1-4]|r[+-]|(?:energia)?reactiva.*|inductiva|capacitiva|(?:energia)?activasaliente|asaliente|saliente|activaexportada|exportada|vertida|excedente)$/;

/** The columns that may name a magnitude: none that is read, but the method. */
const candidates = ({ columns, hasHeader, matrix }: Shape): readonly number[] => {
  const hours = new Set(matrix.map(({ index }) => index));
  return [...columns.entries()].flatMap(([i, { role }]) =>
    hasHeader && (role === null || role === 'method') && !hours.has(i) ? [i] : [],
  );
};

const cellsOf = (rows: readonly (readonly string[])[], index: number) =>
  rows.map((row) => plain(row[index] ?? '')).filter((cell) => cell !== '');

/** @returns the columns that say «AE» or the like of all these lines */
export const consumedRows = (
  rows: readonly (readonly string[])[],
  shape: Shape,
): readonly number[] =>
  candidates(shape).filter((index) => {
    const cells = cellsOf(rows, index);
    return cells.length > 0 && cells.every((cell) => consumed.has(cell));
  });

/** @returns the problem of a cell in such a column that names another magnitude, or null */
export function otherMagnitude(
  cell: string,
  line: number,
  columns: Shape['columns'],
  index: number,
): FileProblem | null {
  const word = plain(cell);
  if (!others.test(word)) return null;
  return severalMagnitudes(line, shown(columnTitle(columns, index)), word.toUpperCase());
}

/**
 * A table with a line for each magnitude holds reactive or exported energy in the column of the
 * consumption. The column that says so is none that is read.
 *
 * @param rows the first lines of data
 * @returns the problem, or null when all lines are consumption
 */
export function findMagnitudes(
  rows: readonly (readonly string[])[],
  shape: Shape,
  firstLine: number,
): FileProblem | null {
  for (const i of candidates(shape)) {
    const cells = cellsOf(rows, i);
    const other = cells.find((cell) => others.test(cell));
    if (other === undefined) continue;
    if (!cells.every((cell) => consumed.has(cell) || others.test(cell))) continue;
    return severalMagnitudes(firstLine, shown(columnTitle(shape.columns, i)), other.toUpperCase());
  }
  return null;
}
