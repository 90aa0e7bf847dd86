import {
  type Expression,
  type ExpressionBuilder,
  type SqlBool,
  sql,
  type Transaction,
} from 'kysely';
import type { Db } from '../db/transaction';
import type { Tables } from '../db/types';
import type { JobLimits } from './limits';

/** A job that waits, or that this process has locked until the end of the transaction. */
export interface Job {
  readonly subjectId: string;
  readonly kind: string;
}

/** Queues a job at the end. @throws PostgreSQL's error when the subject already has one */
export async function queueJob(db: Db, { subjectId, kind }: Job, at: Date): Promise<void> {
  await db.insertInto('jobs').values({ subject_id: subjectId, kind, queued_at: at }).execute();
  await db
    .insertInto('job_states')
    .values({ subject_id: subjectId, progress: null, run_after: null })
    .execute();
}

interface Turns {
  readonly kinds: readonly string[];
  /** Those that had their turn, the latest last. The others go first. */
  readonly done: readonly string[];
}

/**
 * Locks the job that has waited longest of the kind whose turn it is. The lock is the claim: a dying
 * process releases it at once, and jobs of others are skipped.
 */
export const holdNextJob = (
  transaction: Transaction<Tables>,
  { kinds, done }: Turns,
  now: Date,
): Promise<Job | undefined> =>
  transaction
    .selectFrom('jobs')
    .innerJoin('job_states', 'job_states.subject_id', 'jobs.subject_id')
    .select(['jobs.subject_id as subjectId', 'kind'])
    .where('kind', 'in', kinds)
    .where((is) => is.or([is('run_after', 'is', null), is('run_after', '<=', now)]))
    .orderBy(sql`coalesce(array_position(${sql.val([...done])}::text[], kind), 0)`)
    // A failed job goes behind those that came meanwhile.
    .orderBy((is) => is.fn.coalesce('run_after', 'queued_at'))
    .orderBy('jobs.subject_id')
    .limit(1)
    .forUpdate('jobs')
    .skipLocked()
    .executeTakeFirst();

/**
 * The limits of a job count, not those of a request: a transaction that PostgreSQL ends would look
 * like a database that went away.
 */
export async function limitStatements(
  transaction: Transaction<Tables>,
  { wholeMs, silentMs }: JobLimits,
): Promise<void> {
  await sql`
    select set_config('statement_timeout', ${String(silentMs)}, true),
      set_config('idle_in_transaction_session_timeout', ${String(wholeMs)}, true)`.execute(
    transaction,
  );
}

/** Locks a subject's job, if there is one, and waits for the process that does it. */
export const holdJob = (
  transaction: Transaction<Tables>,
  subjectId: string,
): Promise<Job | undefined> =>
  transaction
    .selectFrom('jobs')
    .select(['subject_id as subjectId', 'kind'])
    .where('subject_id', '=', subjectId)
    .forUpdate()
    .executeTakeFirst();

/** The job is over. It must be locked. */
export async function removeJob(
  transaction: Transaction<Tables>,
  subjectId: string,
): Promise<void> {
  await transaction.deleteFrom('jobs').where('subject_id', '=', subjectId).execute();
}

const stateOf = (db: Db, subjectId: string) =>
  db.updateTable('job_states').where('subject_id', '=', subjectId);

/**
 * Counts the start of a job. If it is not finished, it waits before the next start.
 *
 * @returns how often it was begun by now, and whether a person wants to cancel it
 */
export async function countAttempt(
  db: Db,
  subjectId: string,
  againAt: (attempts: number) => Date,
): Promise<{ readonly attempts: number; readonly isCancelled: boolean }> {
  const begun = await stateOf(db, subjectId)
    .set((is) => ({ progress: 0, attempts: is('attempts', '+', 1) }))
    .returning(['attempts', 'cancel_requested as isCancelled'])
    .executeTakeFirstOrThrow();
  await stateOf(db, subjectId)
    .set({ run_after: againAt(begun.attempts) })
    .execute();
  return begun;
}

/**
 * A job interrupted through no fault of its own may start again at once.
 *
 * @param behind it goes behind those that waited then; null: to its old place
 */
export async function forgiveAttempt(
  db: Db,
  subjectId: string,
  behind: Date | null,
): Promise<void> {
  await stateOf(db, subjectId)
    .set((is) => ({ progress: null, run_after: behind, attempts: is('attempts', '-', 1) }))
    .where('attempts', '>', 0)
    .execute();
}

/** Marks a job as no longer running: it waits for the next attempt. */
export async function releaseJob(db: Db, subjectId: string): Promise<void> {
  await stateOf(db, subjectId).set({ progress: null }).execute();
}

/**
 * @param share 0 to 1
 * @returns whether a person wants to cancel the job
 */
export async function tellProgress(
  db: Db,
  subjectId: string,
  share: number,
): Promise<{ readonly isCancelled: boolean }> {
  const told = await stateOf(db, subjectId)
    .set({ progress: Math.min(1, Math.max(0, share)) })
    .returning('cancel_requested as isCancelled')
    .executeTakeFirst();
  return { isCancelled: told?.isCancelled ?? false };
}

/** True while a job still is the one that a person wants to cancel. */
export type IsMeant = (is: ExpressionBuilder<Tables, 'job_states'>) => Expression<SqlBool>;

/** Asks the process of a job to give up. Needs no lock. @param isMeant left out: whatever job it is */
export async function requestCancel(
  db: Db,
  subjectId: string,
  isMeant: IsMeant = (is) => is.lit(true),
): Promise<void> {
  await stateOf(db, subjectId).set({ cancel_requested: sql`true` }).where(isMeant).execute();
}

/** Returns whether a person wants to cancel a subject's job. */
export async function isCancelRequested(db: Db, subjectId: string): Promise<boolean> {
  const state = db.selectFrom('job_states').select('cancel_requested as is');
  return (await state.where('subject_id', '=', subjectId).executeTakeFirst())?.is ?? false;
}

/** Returns whether a subject has a job, and its progress, 0 to 1; null when the job is not running. */
export async function jobOn(
  db: Db,
  subjectId: string,
): Promise<{ readonly hasJob: boolean; readonly progress: number | null }> {
  const states = db.selectFrom('job_states').select('progress');
  const state = await states.where('subject_id', '=', subjectId).executeTakeFirst();
  return { hasJob: state !== undefined, progress: state?.progress ?? null };
}
