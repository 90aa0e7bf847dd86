import type { Activity, NewActivity } from '@vatio/contracts/activity-hours/activities';
import { sql } from 'kysely';
import { inColumns, selecting } from '../../../db/columns';
import { sortKey } from '../../../db/textKey';
import type { Db } from '../../../db/transaction';
import { activityColumns } from '../columns';
import type { ActivityFields } from '../tables';

const activities = (db: Db) =>
  db
    .selectFrom('hour_activities')
    .select([...selecting('hour_activities', activityColumns), 'id', 'version']);

/** All of them, by name, those in use first. */
export const listActivities = (db: Db): Promise<Activity[]> =>
  activities(db).orderBy('is_archived').orderBy('name_key').execute();

export const findActivity = (db: Db, id: string): Promise<Activity | undefined> =>
  activities(db).where('id', '=', id).executeTakeFirst();

/** Locks the activity until the transaction ends. */
export const lockActivity = (db: Db, id: string): Promise<Activity | undefined> =>
  activities(db).where('id', '=', id).forUpdate().executeTakeFirst();

const rowOf = (fields: ActivityFields) => ({
  ...inColumns(fields, activityColumns),
  name_key: sortKey(fields.name),
});

/** @throws unique violation: the name is taken */
export async function insertActivity(db: Db, id: string, fields: NewActivity): Promise<void> {
  const row = rowOf({ ...fields, isArchived: false });
  await db
    .insertInto('hour_activities')
    .values({ id, ...row })
    .execute();
}

/** Raises the version. @throws unique violation: the name is taken */
export async function updateActivity(db: Db, id: string, fields: ActivityFields): Promise<void> {
  await db
    .updateTable('hour_activities')
    .set({ ...rowOf(fields), version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}
