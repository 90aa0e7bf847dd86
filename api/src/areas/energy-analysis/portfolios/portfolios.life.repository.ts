import type { SessionUser } from '@vatio/contracts/session';
import type { DayRange } from '@vatio/energy/calendar';
import { sql } from 'kysely';
import type { Db } from '../../../db/transaction';
import { queueJob } from '../../../jobs/jobs.repository';

/** The job that optimises a portfolio. */
export const portfolioJob = 'portfolio';

export interface PortfolioToCreate {
  readonly id: string;
  readonly window: DayRange;
  /** null: all. */
  readonly clientIds: readonly string[] | null;
  readonly points: number;
  readonly author: SessionUser;
}

export async function insertPortfolio(
  db: Db,
  { id, window, clientIds, points, author }: PortfolioToCreate,
  at: Date,
): Promise<void> {
  await db
    .insertInto('portfolios')
    .values({
      id,
      first_day: window.firstDay,
      last_day: window.lastDay,
      client_ids: clientIds && [...clientIds],
      points,
      author_id: author.id,
      author_name: author.name,
      created_at: at,
    })
    .execute();
  await insertPoints(db, id, clientIds);
  await queueJob(db, { subjectId: id, kind: portfolioJob }, at);
}

/** The active points of some clients, or of all. */
const chosenPoints = (db: Db, clientIds: readonly string[] | null) =>
  db
    .selectFrom('supply_points')
    .innerJoin('clients', 'clients.id', 'supply_points.client_id')
    .where('supply_points.archived', '=', false)
    .$if(clientIds !== null, (points) => points.where('clients.id', 'in', clientIds ?? []));

export async function countChosen(db: Db, clientIds: readonly string[] | null): Promise<number> {
  const count = chosenPoints(db, clientIds).select(sql<number>`count(*)::int`.as('points'));
  return (await count.executeTakeFirstOrThrow()).points;
}

/** The number of these clients that exist. */
export async function countClients(db: Db, ids: readonly string[]): Promise<number> {
  const count = db.selectFrom('clients').select(sql<number>`count(*)::int`.as('clients'));
  return (await count.where('id', 'in', ids).executeTakeFirstOrThrow()).clients;
}

const insertPoints = (db: Db, id: string, clientIds: readonly string[] | null) =>
  db
    .insertInto('portfolio_points')
    .columns([
      'portfolio_id',
      'supply_point_id',
      'cups',
      'alias',
      'client_id',
      'client_name',
      'client_key',
      'search_key',
    ])
    .expression(
      chosenPoints(db, clientIds).select([
        sql<string>`${id}::uuid`.as('portfolio_id'),
        'supply_points.id as supply_point_id',
        'supply_points.cups',
        'supply_points.alias',
        'clients.id as client_id',
        'clients.name as client_name',
        'clients.name_key as client_key',
        sql<string>`supply_points.search_key || ' ' || clients.search_key`.as('search_key'),
      ]),
    )
    .execute();

/** The number of waiting and running portfolios. */
export async function countOpen(db: Db): Promise<number> {
  const count = db.selectFrom('portfolios').select(sql<number>`count(*)::int`.as('open'));
  return (await count.where('state', '=', 'waiting').executeTakeFirstOrThrow()).open;
}

type Ending =
  | { readonly state: 'cancelled' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'done'; readonly parameter_version: number };

/** Ends a portfolio: what is not done keeps no points. Its job must be held. */
export async function endPortfolio(db: Db, id: string, ending: Ending, at: Date): Promise<void> {
  const foundEur = sql<string>`(
    select coalesce(sum(greatest(saving_eur, 0)), 0) from portfolio_points
    where portfolio_id = ${id} and confidence in ('complete', 'estimated'))`;
  await db
    .updateTable('portfolios')
    .set({ ...ending, finished_at: at })
    .$if(ending.state === 'done', (portfolio) => portfolio.set({ saving_eur: foundEur }))
    .where('id', '=', id)
    .execute();
  if (ending.state === 'done') return;
  await db.deleteFrom('portfolio_points').where('portfolio_id', '=', id).execute();
}

/** Deletes those that ended before then; the studies that were opened from them stay. */
export async function deleteEnded(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('portfolios').where('finished_at', '<', before).execute();
}
