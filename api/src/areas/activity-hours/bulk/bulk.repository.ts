import type { Db } from '../../../db/transaction';
import type { ChangedEntry } from '../tables';

interface NewChange {
  readonly id: string;
  readonly entries: readonly ChangedEntry[];
  readonly userId: string;
}

export async function insertChange(db: Db, { id, entries, userId }: NewChange, at: Date) {
  const row = { id, entries: JSON.stringify(entries), created_by: userId, created_at: at };
  await db.insertInto('hour_changes').values(row).execute();
}

/** Locks the change until the transaction ends, so that it is undone only once. */
export const lockChange = (db: Db, id: string) =>
  db
    .selectFrom('hour_changes')
    .select(['entries', 'created_by as createdBy', 'undone_at as undoneAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function markUndone(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('hour_changes').set({ undone_at: at }).where('id', '=', id).execute();
}

/** Changes that were made before a moment stay for good. */
export async function deleteOldChanges(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('hour_changes').where('created_at', '<', before).execute();
}
