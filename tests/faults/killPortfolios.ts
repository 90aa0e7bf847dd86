import { setTimeout as sleep } from 'node:timers/promises';
import type { Portfolio } from '@vatio/contracts/energy-analysis/portfolios';
import type { Caller } from '../../api/test/calls/caller';
import type { TestDatabase } from '../../api/test/database/testDatabase';
import { portfolioOf } from '../../api/test/fixtures/portfolios';
import { fillPoints } from '../../bench/studies/points';
import { insist } from './insist';
import { type KilledWork, killWork } from './killWork';

const points = 40;
const askEveryMs = 20;

/**
 * Kills the API while it optimises a portfolio; each must end with the result of an undisturbed one.
 *
 * @param stop ends it early
 */
export const killPortfolios = (kills: number, stop: AbortSignal): Promise<KilledWork> =>
  killWork(kills, stop, async (who, database) => {
    await fillPoints(database.db, points);
    const begin = performance.now();
    const undisturbed = await ended(who, await start(who));
    return {
      wholeMs: performance.now() - begin,
      rows: points,
      begin: start,
      written: (id) => writtenPoints(database, id),
      wrongEnd: async (caller, id) => {
        const { state, sums } = await ended(caller, id);
        if (state !== 'done') return state;
        return JSON.stringify(sums) === JSON.stringify(undisturbed.sums) ? null : 'other sums';
      },
    };
  });

/** Starts a portfolio of all clients. @returns its id */
const start = async (who: Caller): Promise<string> =>
  (await insist(() => who.post('/api/portfolios', portfolioOf()))).json.id;

/** The portfolio once all work at it has ended. */
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
