import type { Lock } from '@vatio/contracts/activity-hours/settings';
import { sql } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { Db } from '../../../db/transaction';

/** Writers of a month's hours lock its row, so the row has to exist. */
async function insertMonths(db: Db, months: readonly string[]): Promise<void> {
  const rows = months.map((month) => ({ month, id: uuidV7() }));
  await db
    .insertInto('hour_months')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Keeps these months from being closed until the transaction ends.
 *
 * @returns those that are closed
 */
export async function shareMonths(db: Db, months: readonly string[]): Promise<readonly Lock[]> {
  const own = db.selectFrom('hour_months').where('month', '=', sql<string>`any(${months}::text[])`);
  const shared = own.select('month').orderBy('month').forShare();
  const held = await shared.execute();
  if (held.length < months.length) {
    await insertMonths(db, [...months].sort());
    await shared.execute();
  }
  return locksOf(db, months);
}

/**
 * Keeps writers out of the month until the transaction ends.
 *
 * @returns its name in the audit
 */
export async function holdMonth(
  db: Db,
  month: string,
): Promise<{ readonly id: string; readonly isLocked: boolean }> {
  await insertMonths(db, [month]);
  const { id, locked_at } = await db
    .selectFrom('hour_months')
    .select(['id', 'locked_at'])
    .where('month', '=', month)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { id, isLocked: locked_at !== null };
}

/** @param by null: it is open again */
export async function setLocked(
  db: Db,
  month: string,
  by: { readonly userId: string; readonly at: Date } | null,
): Promise<void> {
  await db
    .updateTable('hour_months')
    .set({ locked_at: by?.at ?? null, locked_by: by?.userId ?? null })
    .where('month', '=', month)
    .execute();
}

/** The closed months, the latest first. @param among left out: all */
export async function locksOf(db: Db, among?: readonly string[]): Promise<Lock[]> {
  let locked = db
    .selectFrom('hour_months')
    .innerJoin('users', 'users.id', 'hour_months.locked_by')
    .select(['hour_months.month', 'hour_months.locked_at', 'users.id', 'users.name'])
    .orderBy('hour_months.month', 'desc');
  if (among) {
    locked = locked.where('hour_months.month', '=', sql<string>`any(${among}::text[])`);
  }
  const rows = await locked.execute();
  return rows.flatMap(({ month, locked_at, id, name }) =>
    locked_at ? [{ month, lockedAt: locked_at.toISOString(), lockedBy: { id, name } }] : [],
  );
}
