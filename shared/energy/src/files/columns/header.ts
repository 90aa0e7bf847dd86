import { fatal, shown } from '../problems';
import { readZone } from '../rows/instants';
import { readTime, timeAt } from '../rows/labels';
import type { CurveFormat, FileProblem } from '../types';
import { type Column, type ColumnRole, type EnergyUnit, readColumn } from './columns';
import { matrixColumns } from './matrix';
import type { ColumnIndexes, Shape } from './shape';

/** A line with more columns is no header: our widest is a matrix of a hundred quarters. */
export const mostColumns = 300;

/** Roles that only one column may have: with two it is unclear which to read. */
const uniqueRoles: Partial<Record<ColumnRole, string>> = {
  cups: 'el CUPS',
  date: 'la fecha',
  hour: 'la hora',
  dateTime: 'la fecha y la hora',
  quarter: 'el cuarto de hora',
  consumed: 'el consumo',
  exported: 'la energía vertida',
};

function findAmbiguity(columns: readonly Column[]): FileProblem | null {
  for (const [role, what] of Object.entries(uniqueRoles)) {
    const [first, second] = columns.filter((column) => column.role === role);
    if (!first || !second) continue;
    return fatal(
      'ambiguous-columns',
      `Hay dos columnas que podrían ser ${what}: «${shown(first.title)}» y «${shown(second.title)}». Deja solo la que vale.`,
    );
  }
  return null;
}

function formatOf(columns: readonly Column[], { dateTime, method, season }: ColumnIndexes) {
  const has = (name: string) => columns.some((column) => column.name === name);
  const format = (): CurveFormat => {
    if (has('ehcr')) return 'ufd';
    if (has('aeautocons') || has('ae')) return 'edistribucion';
    if (has('energiavertida')) return 'datadis';
    if (!has('consumo')) return 'other';
    if (dateTime !== -1) return season === -1 ? 'ide-raw' : 'ide';
    return method === -1 ? 'other' : 'cnmc';
  };
  return format();
}

/** A date and a time have fewer characters. */
const longestMoment = 60;

const hasTime = (cell = '') => {
  const moment = cell.slice(0, longestMoment);
  const at = timeAt(moment);
  if (at === -1) return false;
  const time = moment.slice(at + 1);
  return typeof readTime(readZone(time)?.time ?? time) === 'number';
};

/** A column «Fecha» may hold the time, too: the first line of data shows it. */
function timedDate(columns: readonly Column[], next: readonly string[]): readonly Column[] {
  if (columns.some(({ role }) => role === 'hour' || role === 'dateTime')) return columns;
  return columns.map((column, i) =>
    column.role === 'date' && hasTime(next[i]) ? { ...column, role: 'dateTime' } : column,
  );
}

/** The consumption; or the power, whose quarter is the energy of a quarter of an hour. */
const energyColumn = ({ consumed, power }: ColumnIndexes) => (consumed === -1 ? power : consumed);

const perKwh = (unit: EnergyUnit | string | null | undefined) => (unit === 'Wh' ? 1000 : 1);

/** @returns the columns of a line of names, known or not */
export const readColumns = (cells: readonly string[]): readonly Column[] =>
  cells.length > 1 && cells.length <= mostColumns ? cells.map(readColumn) : [];

/**
 * Parses a header: by names, in any order.
 *
 * @param next the line below
 * @returns null when the line is no header of a curve; a problem when two columns are the same
 */
export function readHeader(
  cells: readonly string[],
  next: readonly string[],
): Shape | FileProblem | null {
  const columns = timedDate(readColumns(cells), next);
  const matrix = matrixColumns(columns);
  const indexOf = (role: ColumnRole) => columns.findIndex((column) => column.role === role);
  const indexes: ColumnIndexes = {
    cups: indexOf('cups'),
    date: indexOf('date'),
    hour: indexOf('hour'),
    quarter: indexOf('quarter'),
    dateTime: indexOf('dateTime'),
    consumed: indexOf('consumed'),
    power: indexOf('power'),
    exported: indexOf('exported'),
    method: indexOf('method'),
    season: indexOf('season'),
  };
  const isTimed = indexes.dateTime !== -1 || (indexes.date !== -1 && indexes.hour !== -1);
  const consumed = matrix[0]?.index ?? energyColumn(indexes);
  if ((!isTimed && matrix.length === 0) || consumed === -1) return null;
  return (
    findAmbiguity(columns) ?? {
      format: matrix.length > 0 ? 'matrix' : formatOf(columns, indexes),
      columns,
      indexes: { ...indexes, consumed },
      hasHeader: true,
      formatCells: 0,
      consumedPerKwh: perKwh(columns[consumed]?.unit),
      exportedPerKwh: perKwh(columns[indexes.exported]?.unit),
      usualMark: null,
      matrix,
      isPower: columns[consumed]?.unit === 'kW' || columns[consumed]?.role === 'power',
    }
  );
}
