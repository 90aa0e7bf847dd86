import type { ProblemLog } from '../problems';
import { type Column, energyRoles } from './columns';
import { mostColumns, readColumns } from './header';
import { looksLikeData } from './headerless';
import { matrixColumns } from './matrix';
import type { Layout } from './shape';
import { headerAgain, otherHeader, tooManyOdd, totalsRow } from './tableProblems';
import { findUnitBelow } from './unitLines';

/** Deals with a line that holds no reading. @returns whether it was one */
export type OddLine = (cells: readonly string[], line: number) => boolean;

const total = /^(?:sub)?(?:total|suma)(?:es)?(?![a-z])/i;

/** Longer cells are no totals. */
const longestWord = 60;

const isTotal = (cells: readonly string[]) =>
  cells.some((cell) => cell.length <= longestWord && total.test(cell));

/** Cells of lines that are no data: a file that is no trap has some thousands. */
const mostOddCells = 1_000_000;

const isEnergy = ({ role, unit }: Column) =>
  role !== null && energyRoles.includes(role) && unit !== null;

/** Two known columns, one of energy with its unit, or the hours of a day make a header. */
const isHeader = (columns: readonly Column[]) =>
  columns.filter(({ role }) => role !== null).length >= 2 ||
  columns.some(isEnergy) ||
  matrixColumns(columns).length > 0;

/** The columns as one text; a separator too many at the end does not matter. */
function signature(columns: readonly Column[]): string {
  const last = columns.findLastIndex(({ title }) => title !== '');
  const known = columns.slice(0, last + 1);
  return known.map(({ name, unit, title }) => `${name || title} ${unit ?? ''}`).join(';');
}

/**
 * Joined files repeat their header. A header that differs would change the meaning of the lines below it,
 * Wh for kWh or exported for consumed, so the whole file is refused.
 */
export function oddLines(layout: Layout, log: ProblemLog): OddLine {
  const own = layout.hasHeader ? signature(layout.columns) : '';
  let oddCells = 0;
  return (cells, line) => {
    if (cells.length > mostColumns) return false;
    const isSum = isTotal(cells);
    if (!isSum && looksLikeData(cells)) return false;
    oddCells += cells.length;
    if (oddCells > mostOddCells) {
      log.tell(tooManyOdd(line));
      return true;
    }
    if (isSum) {
      log.tell(findUnitBelow(cells.join(' '), line, layout) ?? totalsRow(line));
      return true;
    }
    const columns = readColumns(cells);
    if (isHeader(columns)) {
      const isAgain = signature(columns) === own;
      log.tell(isAgain ? headerAgain(line) : otherHeader(line, layout.firstLine));
      return true;
    }
    const unit = findUnitBelow(cells.join(' '), line, layout);
    if (unit) log.tell(unit);
    return unit !== null;
  };
}

const isDigit = (code: number) => code >= 48 && code <= 57;
/** NaN of an empty cell. */
const firstCode = (cell = '') => cell.charCodeAt(0);
const smallE = 101;
const toSmall = 32;

/**
 * True for a line that may hold no reading: its day or hour does not begin with a digit, or its CUPS not
 * with an E. It looks at three characters only, because it checks every line.
 */
export function oddCheck(indexes: Layout['indexes']): (cells: readonly string[]) => boolean {
  const { cups, date, dateTime, hour } = indexes;
  const day = dateTime === -1 ? date : dateTime;
  return (cells) => {
    if (!isDigit(firstCode(cells[day]))) return true;
    if (hour !== -1 && !isDigit(firstCode(cells[hour]))) return true;
    const code = cups === -1 ? Number.NaN : firstCode(cells[cups]);
    return code > 0 && (code | toSmall) !== smallE;
  };
}
