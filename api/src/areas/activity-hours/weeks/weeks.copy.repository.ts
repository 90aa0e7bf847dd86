import type { Db } from '../../../db/transaction';

/**
 * A person's entries between two days, in the order in which they were written, without notes and subjects.
 */
export const copyableEntries = (
  db: Db,
  userId: string,
  { from, to }: { readonly from: string; readonly to: string },
) =>
  db
    .selectFrom('hour_entries')
    .innerJoin('clients', 'clients.id', 'hour_entries.client_id')
    .innerJoin('hour_activities', 'hour_activities.id', 'hour_entries.activity_id')
    .select(['hour_entries.day as date', 'hour_entries.minutes'])
    .select('hour_entries.is_billable as isBillable')
    .select(['clients.id as clientId', 'clients.name as clientName'])
    .select('clients.archived as isClientArchived')
    .select(['hour_activities.id as activityId', 'hour_activities.name as activityName'])
    .select('hour_activities.is_archived as isActivityArchived')
    .where('hour_entries.user_id', '=', userId)
    .where('hour_entries.day', '>=', from)
    .where('hour_entries.day', '<=', to)
    .where('hour_entries.deleted_at', 'is', null)
    .orderBy('hour_entries.day')
    .orderBy('hour_entries.created_at')
    .orderBy('hour_entries.id')
    .execute();

export type SourceEntry = Awaited<ReturnType<typeof copyableEntries>>[number];
