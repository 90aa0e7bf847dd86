import type { Entry, Named } from '@vatio/contracts/activity-hours/entries';
import { claimReference } from '@vatio/contracts/billing/claims/claimWords';
import { sql } from 'kysely';
import { inColumns, selecting } from '../../../db/columns';
import { insertRows } from '../../../db/insertRows';
import { inOrderOf } from '../../../db/page';
import { searchKey } from '../../../db/textKey';
import type { Db } from '../../../db/transaction';
import { entryColumns } from '../columns';
import type { EntryFields } from '../tables';

export interface NewStoredEntry extends EntryFields {
  readonly id: string;
  readonly userId: string;
}

const toRow = (fields: EntryFields) => ({
  ...inColumns(fields, entryColumns),
  note_key: searchKey(fields.note),
});

export const insertEntries = (
  db: Db,
  entries: readonly NewStoredEntry[],
  at: Date,
): Promise<void> =>
  insertRows(db, 'hour_entries', entries, ({ id, userId, ...fields }) => ({
    id,
    user_id: userId,
    ...toRow(fields),
    created_at: at,
    updated_at: at,
  }));

/** An entry as it is stored. */
export interface StoredEntry {
  readonly id: string;
  readonly userId: string;
  readonly version: number;
  readonly isDeleted: boolean;
  readonly fields: EntryFields;
}

const storedColumns = [
  'hour_entries.id',
  'hour_entries.user_id as userId',
  'hour_entries.version',
  'hour_entries.deleted_at as deletedAt',
] as const;

/** Entries, deleted or not, sorted by id: the order in which all writers lock them. */
export async function readStored(
  db: Db,
  ids: readonly string[],
  { lock }: { readonly lock: boolean },
): Promise<StoredEntry[]> {
  const rows = await db
    .selectFrom('hour_entries')
    .select(storedColumns)
    .select(selecting('hour_entries', entryColumns))
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('id')
    .$if(lock, (entries) => entries.forUpdate())
    .execute();
  return rows.map(({ id, userId, version, deletedAt, ...fields }) => ({
    id,
    userId,
    version,
    isDeleted: deletedAt !== null,
    fields,
  }));
}

/** Raises the version, so that others must see this change before they make theirs. */
export async function updateEntry(
  db: Db,
  id: string,
  change: EntryFields | { readonly deletedAt: Date | null },
  at: Date,
): Promise<void> {
  await db
    .updateTable('hour_entries')
    .set('deletedAt' in change ? { deleted_at: change.deletedAt } : toRow(change))
    .set({ updated_at: at, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** The minutes of a person by day; a day without any is left out. */
export async function minutesByDay(
  db: Db,
  userId: string,
  days: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('hour_entries')
    .select(['day', sql<number>`sum(minutes)::int`.as('minutes')])
    .where('user_id', '=', userId)
    .where('day', '=', sql<string>`any(${days}::date[])`)
    .where('deleted_at', 'is', null)
    .groupBy('day')
    .execute();
  return new Map(rows.map(({ day, minutes }) => [day, minutes]));
}

/** The ids of what a person wrote between two days, in the order in which it was written. */
export async function idsBetween(
  db: Db,
  userId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('hour_entries')
    .select('id')
    .where('user_id', '=', userId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Entries with the names of their subjects, in the order of their ids; deleted entries are left out. */
export async function readEntries(db: Db, ids: readonly string[]): Promise<Entry[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('hour_entries')
    .innerJoin('users', 'users.id', 'hour_entries.user_id')
    .innerJoin('clients', 'clients.id', 'hour_entries.client_id')
    .innerJoin('hour_activities', 'hour_activities.id', 'hour_entries.activity_id')
    .leftJoin('supply_points', 'supply_points.id', 'hour_entries.supply_point_id')
    .leftJoin('studies', 'studies.id', 'hour_entries.study_id')
    .leftJoin('bills', 'bills.id', 'hour_entries.bill_id')
    .leftJoin('claims', 'claims.id', 'hour_entries.claim_id')
    .leftJoin('hour_months', (join) =>
      join.on('hour_months.month', '=', sql<string>`to_char(hour_entries.day, 'YYYY-MM')`),
    )
    .select(['hour_entries.id', 'hour_entries.version', 'hour_entries.day as date'])
    .select(['hour_entries.minutes', 'hour_entries.is_billable as isBillable'])
    .select(['hour_entries.note', 'hour_months.locked_at as lockedAt'])
    .select(['users.id as userId', 'users.name as userName'])
    .select(['clients.id as clientId', 'clients.name as clientName'])
    .select(['hour_activities.id as activityId', 'hour_activities.name as activityName'])
    .select(['supply_points.id as pointId', 'supply_points.alias', 'supply_points.cups'])
    .select(['studies.id as studyId', 'studies.code'])
    .select(['bills.id as billId', 'bills.number as billNumber'])
    .select(['claims.id as claimId', 'claims.number as claimNumber'])
    .where('hour_entries.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('hour_entries.deleted_at', 'is', null)
    .execute();
  const entries = rows.map((row) => ({
    id: row.id,
    version: row.version,
    user: { id: row.userId, name: row.userName },
    date: row.date,
    client: { id: row.clientId, name: row.clientName },
    activity: { id: row.activityId, name: row.activityName },
    minutes: row.minutes,
    isBillable: row.isBillable,
    note: row.note,
    point: named(row.pointId, row.alias || row.cups),
    study: named(row.studyId, row.code),
    bill: named(row.billId, row.billNumber),
    claim: named(row.claimId, row.claimNumber === null ? null : claimReference(row.claimNumber)),
    isLocked: row.lockedAt !== null,
  }));
  return inOrderOf(ids, entries);
}

const named = (id: string | null, name: string | null): Named | null =>
  id === null ? null : { id, name: name ?? '' };

/** Entries that were deleted before a moment go for good. */
export async function deleteLongGone(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('hour_entries').where('deleted_at', '<', before).execute();
}
