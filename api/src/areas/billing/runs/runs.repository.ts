import type {
  Run,
  RunListAnswer,
  RunQuery,
  RunState,
} from '@vatio/contracts/billing/verifications';
import { sql } from 'kysely';
import { findNewest, inOrderOf } from '../../../db/page';
import type { Db } from '../../../db/transaction';
import { queueJob } from '../../../jobs/jobs.repository';
import { stateOfWork } from '../../../jobs/stateOfWork';

/** The job that verifies many bills. */
export const runJob = 'bills';

const rowsOf = (db: Db) =>
  db
    .selectFrom('bill_runs')
    .leftJoin('jobs', 'jobs.subject_id', 'bill_runs.id')
    .leftJoin('job_states', 'job_states.subject_id', 'jobs.subject_id')
    .select(['bill_runs.id', 'bill_runs.state', 'bill_runs.message', 'bill_runs.bills'])
    .select(['author_name as authorName', 'created_at as createdAt', 'finished_at as finishedAt'])
    .select(['job_states.progress', 'bill_runs.outcomes']);

/** The newest first. */
export async function listRuns(db: Db, query: RunQuery): Promise<RunListAnswer> {
  const { ids, total } = await findNewest(query, 'bill_runs', db.selectFrom('bill_runs'));
  if (ids.length === 0) return { rows: [], total };
  const found = await rowsOf(db).where('bill_runs.id', 'in', ids).execute();
  return { rows: inOrderOf(ids, found).map(toRun), total };
}

export async function findRun(db: Db, id: string): Promise<Run | undefined> {
  const found = await rowsOf(db).where('bill_runs.id', '=', id).executeTakeFirst();
  return found && toRun(found);
}

interface StoredRun extends Omit<Run, 'state' | 'createdAt' | 'finishedAt' | 'outcomes'> {
  readonly state: Exclude<RunState, 'running'>;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
  readonly outcomes: Run['outcomes'] | null;
}

function toRun({ state, progress, createdAt, finishedAt, outcomes, ...row }: StoredRun): Run {
  return {
    ...row,
    ...stateOfWork(state, progress),
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    outcomes: outcomes ?? [],
  };
}

/** A run as decisions need it. */
export async function readRun(db: Db, id: string, { lock = false } = {}) {
  return db
    .selectFrom('bill_runs')
    .select(['id', 'state', 'bill_ids as billIds', 'bills'])
    .where('id', '=', id)
    .$if(lock, (run) => run.forNoKeyUpdate())
    .executeTakeFirst();
}

export interface RunToCreate {
  readonly id: string;
  readonly billIds: readonly string[] | null;
  readonly bills: number;
  readonly authorName: string;
}

/** Inserts a run with its job. */
export async function insertRun(
  db: Db,
  { id, billIds, bills, authorName }: RunToCreate,
  at: Date,
): Promise<void> {
  const chosen = { bill_ids: billIds && [...billIds], bills };
  await db
    .insertInto('bill_runs')
    .values({ id, ...chosen, author_name: authorName, created_at: at })
    .execute();
  await queueJob(db, { subjectId: id, kind: runJob }, at);
}

/** The number of waiting and running runs. */
export async function countOpen(db: Db): Promise<number> {
  const count = db.selectFrom('bill_runs').select(sql<number>`count(*)::int`.as('open'));
  return (await count.where('state', '=', 'waiting').executeTakeFirstOrThrow()).open;
}

/** The number of bills to verify. @param billIds null: every pending one */
export async function countChosen(db: Db, billIds: readonly string[] | null): Promise<number> {
  const { bills } = await chosenBills(db, billIds)
    .select(sql<number>`count(*)::int`.as('bills'))
    .executeTakeFirstOrThrow();
  return bills;
}

function chosenBills(db: Db, billIds: readonly string[] | null) {
  const bills = db.selectFrom('bills').where('deleted_at', 'is', null);
  return billIds ? bills.where('id', 'in', billIds) : bills.where('state', '=', 'pending');
}

/** The bills to verify, those of a point together, the oldest first. */
export async function chosenIds(db: Db, billIds: readonly string[] | null): Promise<string[]> {
  const chosen = chosenBills(db, billIds).select('id');
  const rows = await chosen.orderBy('supply_point_id').orderBy('from_day').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

type Ending =
  | { readonly state: 'cancelled' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'done' };

/** Ends a run. Its job must be held. */
export async function endRun(db: Db, id: string, ending: Ending, at: Date): Promise<void> {
  const outcomes =
    ending.state === 'done' ? { outcomes: JSON.stringify(await outcomesOf(db, id)) } : {};
  await db
    .updateTable('bill_runs')
    .set({ ...ending, ...outcomes, finished_at: at })
    .where('id', '=', id)
    .execute();
}

/** Counts the outcomes of a run that bills point to, by state. */
const outcomesOf = (db: Db, runId: string): Promise<Run['outcomes']> =>
  db
    .selectFrom('bill_verifications')
    .select(['state', sql<number>`count(*)::int`.as('bills')])
    .where('run_id', '=', runId)
    .groupBy('state')
    .orderBy('state')
    .execute();

/** Deletes those that ended before then; what bills point to stays. */
export async function deleteEnded(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('bill_runs').where('finished_at', '<', before).execute();
}
