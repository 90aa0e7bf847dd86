import type { WorkingWeek } from '@vatio/contracts/activityHours/settings';
import { v7 as uuidV7 } from 'uuid';
import type { Db } from '../../../db/transaction';

/** The latest first. */
export const readWorkingWeeks = (db: Db): Promise<WorkingWeek[]> =>
  db
    .selectFrom('working_weeks')
    .select(['from_day as from', 'minutes'])
    .orderBy('from_day', 'desc')
    .execute();

/** A working week that nobody else changes until the end of the transaction. */
export const lockWorkingWeek = (db: Db, from: string) =>
  db
    .selectFrom('working_weeks')
    .select(['id', 'minutes'])
    .where('from_day', '=', from)
    .forUpdate()
    .executeTakeFirst();

/** Writes it in the place of the one that there is. @returns what the audit calls it */
export async function putWorkingWeek(db: Db, { from, minutes }: WorkingWeek): Promise<string> {
  const { id } = await db
    .insertInto('working_weeks')
    .values({ from_day: from, id: uuidV7(), minutes })
    .onConflict((conflict) => conflict.column('from_day').doUpdateSet({ minutes }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteWorkingWeek(db: Db, from: string): Promise<void> {
  await db.deleteFrom('working_weeks').where('from_day', '=', from).execute();
}
