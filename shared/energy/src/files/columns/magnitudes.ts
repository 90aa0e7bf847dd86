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

/**
 * A table with a line for each magnitude holds reactive or exported energy in the column of the
 * consumption. The column that says so is none that is read.
 *
 * @param rows the first lines of data
 * @returns the problem, or null when all lines are consumption
 */
export function findMagnitudes(
  rows: readonly (readonly string[])[],
  { columns, hasHeader, matrix }: Shape,
  firstLine: number,
): FileProblem | null {
  if (!hasHeader) return null;
  const hours = new Set(matrix.map(({ index }) => index));
  for (const [i, { role }] of columns.entries()) {
    if ((role !== null && role !== 'method') || hours.has(i)) continue;
    const cells = rows.map((row) => plain(row[i] ?? '')).filter((cell) => cell !== '');
    const other = cells.find((cell) => others.test(cell));
    if (other === undefined) continue;
    if (!cells.every((cell) => consumed.has(cell) || others.test(cell))) continue;
    return severalMagnitudes(firstLine, shown(columnTitle(columns, i)), other.toUpperCase());
  }
  return null;
}
