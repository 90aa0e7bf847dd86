import type { Entry } from '@vatio/contracts/activity-hours/entries';
import type { Week } from '@vatio/contracts/activity-hours/weeks';
import type { Row } from '../../common/row';

/** A square of the grid. */
export interface Cell {
  readonly clientId: string;
  readonly activityId: string;
  /** `2026-11-23` */
  readonly date: string;
}

export const rowKey = ({ client, activity }: Row): string => `${client.id} ${activity.id}`;
export const cellKey = (row: string, date: string): string => `${row} ${date}`;
export const cellOf = (key: string): Cell => {
  const [clientId = '', activityId = '', date = ''] = key.split(' ');
  return { clientId, activityId, date };
};

/** The entries of each square, by its key; most have one. */
export function entriesByCell({ entries }: Week): ReadonlyMap<string, readonly Entry[]> {
  const cells = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = cellKey(rowKey(entry), entry.date);
    const cell = cells.get(key);
    if (cell) cell.push(entry);
    else cells.set(key, [entry]);
  }
  return cells;
}

/** The lines that a week's entries make, in the order in which they were written. */
export const rowsOf = ({ entries }: Week): readonly Row[] =>
  withRows(
    [],
    entries.map(({ client, activity }) => ({ client, activity })),
  );

/** These lines, and those of the others that are not yet among them, at the end. */
export function withRows(rows: readonly Row[], others: readonly Row[]): readonly Row[] {
  const known = new Map(rows.map((row) => [rowKey(row), row]));
  for (const row of others) {
    const key = rowKey(row);
    if (!known.has(key)) known.set(key, row);
  }
  return known.size === rows.length ? rows : [...known.values()];
}

export const minutesOf = (entries: readonly Entry[] = []): number =>
  entries.reduce((sum, { minutes }) => sum + minutes, 0);
