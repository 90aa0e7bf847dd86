import { type Kysely, sql, type Transaction } from 'kysely';
import { codeOf } from '../errorFacts';
import { Refusal } from '../refusal';
import type { Tables } from './types';

export type Db = Kysely<Tables> | Transaction<Tables>;

/** serialization_failure, deadlock_detected: the transaction wrote no rows, so try again. */
const worthRetrying = new Set(['40001', '40P01']);
const attempts = 3;

/** Runs the work in one transaction, perhaps several times; so it must have no other effects. */
export async function inTransaction<T>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === attempts || !worthRetrying.has(codeOf(error))) throw error;
    }
  }
}

/**
 * Several questions about the same moment, on one connection: asked one after the other, since each
 * of several at once would take a connection from other requests, and may have to open it.
 */
export const inSnapshot = <T>(
  db: Kysely<Tables>,
  work: (snapshot: Transaction<Tables>) => Promise<T>,
): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);

/** Limits the transaction's further waits for locks: PostgreSQL throws. */
export async function limitLockWait(transaction: Kysely<Tables>, ms: number): Promise<void> {
  await sql`set local lock_timeout = ${sql.lit(ms)}`.execute(transaction);
}

/** Returns whether a wait for a lock timed out: see `limitLockWait`. */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03';

/** Long enough for other requests on a busy machine; a job may hold rows for minutes. */
const briefMs = 5_000;

/**
 * A transaction of a person who waits: it does not wait long for locks of other transactions.
 *
 * @param held who may hold it, and what to do. Spanish
 * @throws Refusal unavailable with that sentence
 */
export async function inBriefTransaction<T>(
  db: Kysely<Tables>,
  held: string,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (transaction) => {
    await limitLockWait(transaction, briefMs);
    return work(transaction);
  }).catch((error: unknown) => {
    throw isLockTimeout(error)
      ? new Refusal('unavailable', held, { retryAfterSeconds: 10 })
      : error;
  });
}
