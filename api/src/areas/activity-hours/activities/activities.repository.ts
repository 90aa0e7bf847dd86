import type { Activity, NewActivity } from '@vatio/contracts/activity-hours/activities';
import { sql } from 'kysely';
import { sortKey } from '../../../db/textKey';
import type { Db } from '../../../db/transaction';

const activities = (db: Db) =>
  db
    .selectFrom('hour_activities')
    .select(['id', 'name', 'is_billable as isBillable', 'is_archived as isArchived', 'version']);

/** All of them, by name, those in use first. */
export const listActivities = (db: Db): Promise<Activity[]> =>
  activities(db).orderBy('is_archived').orderBy('name_key').execute();

export const findActivity = (db: Db, id: string): Promise<Activity | undefined> =>
  activities(db).where('id', '=', id).executeTakeFirst();

/** Locks the activity until the transaction ends. */
export const lockActivity = (db: Db, id: string): Promise<Activity | undefined> =>
  activities(db).where('id', '=', id).forUpdate().executeTakeFirst();

/** @throws unique violation: the name is taken */
export async function insertActivity(db: Db, id: string, fields: NewActivity): Promise<void> {
  const { name, isBillable: is_billable } = fields;
  const row = { id, name, name_key: sortKey(name), is_billable };
  await db.insertInto('hour_activities').values(row).execute();
}

type ActivityFields = Pick<Activity, 'name' | 'isBillable' | 'isArchived'>;

/** Raises the version. @throws unique violation: the name is taken */
export async function updateActivity(db: Db, id: string, fields: ActivityFields): Promise<void> {
  const { name, isBillable: is_billable, isArchived: is_archived } = fields;
  await db
    .updateTable('hour_activities')
    .set({ name, name_key: sortKey(name), is_billable, is_archived })
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}
