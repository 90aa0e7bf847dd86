import { sql } from 'kysely';
import type { Db } from '../../../db/transaction';
import { memoryMs, type ThrottleState, untouched } from './rules';

/** The state of these keys; keys that are new or long calm have none. */
export async function readThrottles(
  db: Db,
  keys: readonly string[],
  now: Date,
): Promise<Map<string, ThrottleState>> {
  const rows = await db
    .selectFrom('login_throttle')
    .select(['key', 'failures', 'level', 'blocked_until as blockedUntil'])
    .where('key', 'in', keys)
    .where('updated_at', '>', forgottenBefore(now))
    .execute();
  return new Map(rows.map(({ key, ...state }) => [key, state]));
}

/** Reads a key and locks it until the end of the transaction, even if it is new. */
export async function lockThrottle(db: Db, key: string, now: Date): Promise<ThrottleState> {
  // This update keeps all values: it locks a row that exists.
  const row = await db
    .insertInto('login_throttle')
    .values({ key, failures: [], level: 0, blocked_until: null, updated_at: now })
    .onConflict((on) => on.column('key').doUpdateSet({ key }))
    .returning(['failures', 'level', 'blocked_until as blockedUntil', 'updated_at as updatedAt'])
    .executeTakeFirstOrThrow();
  return row.updatedAt > forgottenBefore(now) ? row : untouched;
}

export async function saveThrottle(
  db: Db,
  key: string,
  { failures, level, blockedUntil }: ThrottleState,
  now: Date,
): Promise<void> {
  await db
    .updateTable('login_throttle')
    .set({
      failures: sql<Date[]>`${failures.map((failure) => failure.toISOString())}::timestamptz[]`,
      level,
      blocked_until: blockedUntil,
      updated_at: now,
    })
    .where('key', '=', key)
    .execute();
}

export async function deleteThrottles(db: Db, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('login_throttle').where('key', 'in', keys).execute();
}

/** Whatever else its keys have. */
export async function deleteThrottlesFrom(db: Db, start: string): Promise<void> {
  await db
    .deleteFrom('login_throttle')
    .where((is) => is.fn<boolean>('starts_with', ['key', is.val(start)]))
    .execute();
}

export async function deleteForgottenThrottles(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('login_throttle').where('updated_at', '<', forgottenBefore(now)).execute();
}

const forgottenBefore = (now: Date) => new Date(now.getTime() - memoryMs);
