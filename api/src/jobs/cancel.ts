import type { Kysely, Transaction } from 'kysely';
import { inTransaction, isLockTimeout, limitLockWait } from '../db/transaction';
import type { Tables } from '../db/types';
import { holdJob, type IsMeant, removeJob, requestCancel } from './jobs.repository';

const cancelWaitMs = 2_000;

/**
 * Cancels the job of a subject. One that waits goes at once; a running one gives up within a moment, so it
 * may still work when this returns.
 *
 * @param end locks the subject and ends it, unless a job is doing that. First the job, then its subject, as
 *   the runner does: so there is no deadlock
 * @param isMeant a running job gives up only if this is true of it. Left out: in any case
 * @throws what `end` throws; the job is not cancelled for good then
 */
export async function cancelJob(
  db: Kysely<Tables>,
  subjectId: string,
  end: (transaction: Transaction<Tables>) => Promise<void>,
  isMeant?: IsMeant,
): Promise<void> {
  await requestCancel(db, subjectId, isMeant);
  await inTransaction(db, async (transaction) => {
    await limitLockWait(transaction, cancelWaitMs);
    const job = await holdJob(transaction, subjectId);
    await end(transaction);
    if (job) await removeJob(transaction, subjectId);
  }).catch((error: unknown) => {
    if (!isLockTimeout(error)) throw error;
  });
}
