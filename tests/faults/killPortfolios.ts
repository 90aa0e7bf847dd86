import { setTimeout as sleep } from 'node:timers/promises';
import type { Portfolio } from '@vatio/contracts/energyAnalysis/portfolios';
import { ApiProcess, endProcesses } from '../../api/test/apiProcess';
import { buildApi } from '../../api/test/build';
import { Caller } from '../../api/test/calls/caller';
import { testXsrfKey } from '../../api/test/calls/headers';
import { firstAdmin, signIn } from '../../api/test/calls/signIn';
import { createTestDatabase, type TestDatabase } from '../../api/test/database/testDatabase';
import { portfolioOf } from '../../api/test/fixtures/portfolios';
import { startServer, stopTheServer } from '../../api/test/server';
import { fillPoints } from '../../bench/studies/points';
import { insist } from './insist';

const points = 40;
const askEveryMs = 20;

export interface KilledPortfolios {
  readonly rounds: number;
  /** Rounds with the kill before the end of the portfolio. */
  readonly interrupted: number;
  /** A sentence for each portfolio that was half there, or did not end whole after the restart. */
  readonly failures: readonly string[];
}

/**
 * Starts a portfolio again and again, and kills the API (-9) at a random moment of each. PostgreSQL
 * lives on. There must be all of its result or nothing of it, and the next process must end what the
 * killed one began, with the same result as an undisturbed one.
 *
 * @param stop ends it early
 */
export async function killPortfolios(kills: number, stop: AbortSignal): Promise<KilledPortfolios> {
  await buildApi();
  await startServer();
  const database = await createTestDatabase();
  const failures: string[] = [];
  let rounds = 0;
  let interrupted = 0;
  try {
    let api = startOn(database);
    let who = await signIn(await api.url());
    await fillPoints(database.db, points);
    const begin = performance.now();
    const undisturbed = await ended(who, await start(who));
    const wholeMs = performance.now() - begin;
    for (; rounds < kills && !stop.aborted; rounds += 1) {
      const id = await start(who);
      await sleep(Math.random() * wholeMs);
      api.kill('SIGKILL');
      await api.exit();

      const written = await writtenPoints(database, id);
      if (written === 0) interrupted += 1;
      else if (written !== points)
        failures.push(`round ${rounds}: ${written} points after the kill`);
      api = startOn(database);
      // The session is in the database, which lives on.
      who = new Caller(await api.url(), who.id, who.token);
      const { state, sums } = await ended(who, id);
      const isWhole =
        JSON.stringify(sums) === JSON.stringify(undisturbed.sums) &&
        (await writtenPoints(database, id)) === points;
      if (state !== 'done' || !isWhole) failures.push(`round ${rounds}: ${state}`);
    }
    return { rounds, interrupted, failures };
  } finally {
    await endProcesses();
    await database.drop();
    await stopTheServer();
  }
}

const startOn = ({ url }: TestDatabase) =>
  new ApiProcess({ DATABASE_URL: url, XSRF_KEY: testXsrfKey, LOG_LEVEL: 'error', ...firstAdmin });

/** Of all clients. @returns its id */
const start = async (who: Caller): Promise<string> =>
  (await insist(() => who.post('/api/portfolios', portfolioOf()))).json.id;

/** The portfolio once nobody works at it any more. */
async function ended(who: Caller, id: string): Promise<Portfolio> {
  for (;;) {
    const { json } = await insist(() => who.get(`/api/portfolios/${id}`));
    const portfolio: Portfolio = json;
    if (portfolio.state !== 'waiting' && portfolio.state !== 'running') return portfolio;
    await sleep(askEveryMs);
  }
}

/** Points of a portfolio that have a result. */
async function writtenPoints({ db }: TestDatabase, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('portfolio_points')
    .select((is) => is.fn.countAll<string>().as('count'))
    .where('portfolio_id', '=', id)
    .where('confidence', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
