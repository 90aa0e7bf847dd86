import type { Timer, TimerStart } from '@vatio/contracts/activity-hours/timer';
import type { Db } from '../../../db/transaction';

export interface RunningTimer {
  readonly startedAt: Date;
  readonly clientId: string;
  readonly activityId: string;
  /** True when its activity is billable. */
  readonly isBillable: boolean;
  readonly note: string;
  readonly told: Timer;
}

export async function findTimer(db: Db, userId: string): Promise<RunningTimer | undefined> {
  const found = await db
    .selectFrom('hour_timers')
    .innerJoin('clients', 'clients.id', 'hour_timers.client_id')
    .innerJoin('hour_activities', 'hour_activities.id', 'hour_timers.activity_id')
    .select(['hour_timers.started_at as startedAt', 'hour_timers.note'])
    .select(['clients.id as clientId', 'clients.name as clientName'])
    .select(['hour_activities.id as activityId', 'hour_activities.name as activityName'])
    .select('hour_activities.is_billable as isBillable')
    .where('hour_timers.user_id', '=', userId)
    .executeTakeFirst();
  if (!found) return undefined;
  const { startedAt, clientId, activityId, isBillable, note } = found;
  const told = {
    startedAt: startedAt.toISOString(),
    client: { id: clientId, name: found.clientName },
    activity: { id: activityId, name: found.activityName },
    note,
  };
  return { startedAt, clientId, activityId, isBillable, note, told };
}

export async function insertTimer(
  db: Db,
  userId: string,
  { clientId, activityId, note }: TimerStart,
  at: Date,
): Promise<void> {
  await db
    .insertInto('hour_timers')
    .values({ user_id: userId, started_at: at, client_id: clientId, activity_id: activityId, note })
    .execute();
}

export async function deleteTimer(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('hour_timers').where('user_id', '=', userId).execute();
}
