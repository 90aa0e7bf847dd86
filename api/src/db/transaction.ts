import { type Kysely, sql, type Transaction } from 'kysely';
import { codeOf } from '../errorFacts';
import type { Tables } from './types';

export type Db = Kysely<Tables> | Transaction<Tables>;

/** serialization_failure, deadlock_detected: nothing was written, so try again. */
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

/** From here on the transaction does not wait for locks: PostgreSQL throws 55P03. */
export async function limitLockWait(transaction: Transaction<Tables>, ms: number): Promise<void> {
  await sql`set local lock_timeout = ${sql.lit(ms)}`.execute(transaction);
}
