import type { WorkingWeek, WorkingWeekChange } from '@vatio/contracts/activity-hours/settings';
import { sql } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { Db } from '../../../db/transaction';

/** The latest first. */
export const readWorkingWeeks = (db: Db): Promise<WorkingWeek[]> =>
  db
    .selectFrom('working_weeks')
    .select(['from_day as from', 'minutes', 'version'])
    .orderBy('from_day', 'desc')
    .execute();

/** Locks a working week until the transaction ends. */
export const lockWorkingWeek = (db: Db, from: string) =>
  db
    .selectFrom('working_weeks')
    .select(['id', 'minutes', 'version'])
    .where('from_day', '=', from)
    .forUpdate()
    .executeTakeFirst();

/** @returns what the audit calls it; undefined: of that day there is one already */
export async function insertWorkingWeek(
  db: Db,
  { from, minutes }: WorkingWeekChange,
): Promise<string | undefined> {
  const inserted = await db
    .insertInto('working_weeks')
    .values({ from_day: from, id: uuidV7(), minutes })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** Raises the version. */
export async function updateWorkingWeek(
  db: Db,
  { from, minutes }: WorkingWeekChange,
): Promise<void> {
  await db
    .updateTable('working_weeks')
    .set({ minutes, version: sql`version + 1` })
    .where('from_day', '=', from)
    .execute();
}

export async function deleteWorkingWeek(db: Db, from: string): Promise<void> {
  await db.deleteFrom('working_weeks').where('from_day', '=', from).execute();
}
