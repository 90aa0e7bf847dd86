import type { Named } from '@vatio/contracts/activity-hours/entries';
import type { HoursSummary } from '@vatio/contracts/activity-hours/summary';
import { formatDuration } from '@vatio/records/duration';
import { monthInShort } from '@vatio/ui/format';
import type { Column } from '@vatio/ui/table';
import { totalId } from './clientSums';

/** A line of sums, and its parts by the ids of columns. */
export interface MatrixRow {
  readonly id: string;
  readonly name: string;
  readonly minutes: number;
  readonly parts: ReadonlyMap<string, number>;
}

export interface Matrix {
  readonly columns: readonly Named[];
  readonly rows: readonly MatrixRow[];
}

/** Clients by activities; those with most hours first, and none without hours. */
export function byActivity({ clients }: HoursSummary): Matrix {
  const working = clients.filter(({ minutes }) => minutes > 0);
  const rows = working.map(({ client, minutes, activities }) => ({
    ...client,
    minutes,
    parts: new Map(activities.map(({ activity, minutes: spent }) => [activity.id, spent])),
  }));
  const all = clients.flatMap(({ activities }) => activities.map(({ activity }) => activity));
  return { columns: byTheirSums(all, rows), rows: largestFirst(rows) };
}

/** People by months, the earliest first. */
export function byMonth({ people }: HoursSummary): Matrix {
  const rows = people.map(({ user, minutes, months }) => ({
    ...user,
    minutes,
    parts: new Map(months.map(({ month, minutes: spent }) => [month, spent])),
  }));
  const months = [...new Set(people.flatMap((one) => one.months.map(({ month }) => month)))];
  const columns = months.sort().map((month) => ({ id: month, name: monthInShort(month) }));
  return { columns, rows: largestFirst(rows) };
}

/** The totals of a matrix, as a line under its own. */
export function totalOf({ columns, rows }: Matrix): MatrixRow {
  const minutes = rows.reduce((sum, row) => sum + row.minutes, 0);
  const parts = new Map(columns.map(({ id }) => [id, partOf(rows, id)]));
  return { id: totalId, name: 'Total', minutes, parts };
}

const partOf = (rows: readonly MatrixRow[], id: string) =>
  rows.reduce((sum, { parts }) => sum + (parts.get(id) ?? 0), 0);

const largestFirst = (rows: readonly MatrixRow[]) =>
  [...rows].sort((one, other) => other.minutes - one.minutes);

function byTheirSums(all: readonly Named[], rows: readonly MatrixRow[]): readonly Named[] {
  const known = new Map(all.map((one) => [one.id, one]));
  return [...known.values()].sort((one, other) => partOf(rows, other.id) - partOf(rows, one.id));
}

/** The columns of a matrix as a table. @param first what its lines are: «Cliente» */
export const matrixColumns = (
  first: string,
  columns: readonly Named[],
): readonly Column<MatrixRow>[] => [
  { id: 'name', header: first, isRowHeader: true, cell: ({ name }) => <bdi>{name}</bdi> },
  ...columns.map(({ id, name }) => ({
    id,
    header: name,
    align: 'end' as const,
    cell: ({ parts }: MatrixRow) => {
      const minutes = parts.get(id);
      return minutes ? formatDuration(minutes) : <span aria-hidden="true">–</span>;
    },
  })),
  {
    id: 'total',
    header: 'Total',
    align: 'end',
    cell: ({ minutes }) => <strong>{formatDuration(minutes)}</strong>,
  },
];
