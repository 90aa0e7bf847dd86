import type {
  Confidence,
  Portfolio,
  PortfolioListAnswer,
  PortfolioQuery,
  PortfolioRow,
  PortfolioState,
} from '@vatio/contracts/energy-analysis/portfolios';
import { sql } from 'kysely';
import { findNewest, inOrderOf } from '../../../db/page';
import type { Db } from '../../../db/transaction';
import { stateOfWork } from '../../../jobs/stateOfWork';

const rowsOf = (db: Db) =>
  db
    .selectFrom('portfolios')
    .leftJoin('jobs', 'jobs.subject_id', 'portfolios.id')
    .leftJoin('job_states', 'job_states.subject_id', 'jobs.subject_id')
    .select(['portfolios.id', 'portfolios.state', 'portfolios.message', 'portfolios.points'])
    .select(['first_day as from', 'last_day as to', 'author_name as authorName'])
    .select(['created_at as createdAt', 'finished_at as finishedAt', 'job_states.progress'])
    .select(['parameter_version as parameterVersion', 'saving_eur as savingEur'])
    .select(sql<number | null>`cardinality(client_ids)`.as('clients'));

/** The newest first. */
export async function listPortfolios(db: Db, query: PortfolioQuery): Promise<PortfolioListAnswer> {
  const { ids, total } = await findNewest(query, 'portfolios', db.selectFrom('portfolios'));
  if (ids.length === 0) return { rows: [], total };
  const found = await rowsOf(db).where('portfolios.id', 'in', ids).execute();
  return { rows: inOrderOf(ids, found).map(toRow), total };
}

/** A portfolio with its sums; undefined when there is none. */
export async function findPortfolio(db: Db, id: string): Promise<Portfolio | undefined> {
  const found = await rowsOf(db).where('portfolios.id', '=', id).executeTakeFirst();
  if (!found) return undefined;
  return { ...toRow(found), clientNames: await clientNamesOf(db, id), sums: await sumsOf(db, id) };
}

interface StoredRow
  extends Omit<PortfolioRow, 'state' | 'createdAt' | 'finishedAt' | 'progress' | 'clients'> {
  readonly state: Exclude<PortfolioState, 'running'>;
  readonly progress: number | null;
  readonly clients: number | null;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}

function toRow({ state, progress, createdAt, finishedAt, ...row }: StoredRow): PortfolioRow {
  return {
    ...row,
    ...stateOfWork(state, progress),
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

async function clientNamesOf(db: Db, id: string): Promise<string[] | null> {
  const { clientIds } = await db
    .selectFrom('portfolios')
    .select('client_ids as clientIds')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (!clientIds) return null;
  const clients = db.selectFrom('clients').select('name').where('id', 'in', clientIds);
  return (await clients.orderBy('name_key').orderBy('id').execute()).map(({ name }) => name);
}

/** The sums of the points that the job has finished. */
async function sumsOf(db: Db, id: string): Promise<Portfolio['sums']> {
  return db
    .selectFrom('portfolio_points')
    .select(sql<Confidence>`confidence`.as('confidence'))
    .select(sql<number>`count(*)::int`.as('points'))
    .select(sql<string>`coalesce(sum(greatest(saving_eur, 0)), 0)::text`.as('savingEur'))
    .where('portfolio_id', '=', id)
    .where('confidence', 'is not', null)
    .groupBy('confidence')
    .orderBy('confidence')
    .execute();
}

/** A portfolio as decisions need it. */
export async function readPortfolio(db: Db, id: string, { lock = false } = {}) {
  return db
    .selectFrom('portfolios')
    .select(['id', 'state', 'first_day as firstDay', 'last_day as lastDay', 'points'])
    .select('created_at as createdAt')
    .where('id', '=', id)
    .$if(lock, (portfolio) => portfolio.forNoKeyUpdate())
    .executeTakeFirst();
}
export type StoredPortfolio = NonNullable<Awaited<ReturnType<typeof readPortfolio>>>;
