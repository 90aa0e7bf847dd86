import { setTimeout as sleep } from 'node:timers/promises';
import type { Portfolio, PortfolioPoint } from '@vatio/contracts/energyAnalysis/portfolios';
import { defaultParameters } from '@vatio/energy/parameters';
import type { Kysely } from 'kysely';
import type { Tables } from '../../api/src/areas';
import type { Caller } from '../../api/test/calls/caller';
import { addPortfolio } from '../../api/test/fixtures/portfolios';
import { addStudy } from '../../api/test/supply';
import type { ListFigures } from '../lists/productList';
import { beside, timed, withProduct } from '../product';
import { plainPortfolio } from './plainPortfolio';
import { fillPoints } from './points';
import { measureSlider, type SliderTimes } from './slider';
import { measureStudyList } from './studyList';

const pageAsksEveryMs = 500;
const rounds = 5;

/** Times in milliseconds. */
export interface StudyFigures {
  readonly points: number;
  readonly slider: SliderTimes;
  readonly portfolioMs: number;
  /** The same points in a plain loop in this process. */
  readonly plainMs: number;
  /** How many points have another saving than in the plain loop. */
  readonly different: number;
  readonly confidences: Readonly<Record<string, number>>;
  /** Of other requests: when nothing else happens, and during the portfolio. */
  readonly idle: { readonly p50: number; readonly p99: number };
  readonly meanwhile: { readonly p50: number; readonly p99: number };
  readonly failedRequests: number;
  /** A study of a quarter-hour year, calculated by the API. */
  readonly calculateMs: number;
  readonly list: ListFigures;
}

/** Studies and portfolios through the API in its own process, with a temporary PostgreSQL. */
export async function measureStudies(points: number, listRounds: number): Promise<StudyFigures> {
  const slider = measureSlider();
  return withProduct(async ({ db, who }) => {
    const ids = await fillPoints(db, points);
    const calculateMs = await measureCalculation(who, ids[0] ?? '');
    const portfolio = await measurePortfolio(who);
    const plain = await measurePlain(db, ids, portfolio.savings);
    const list = await measureStudyList({ db, who }, ids, listRounds);
    const { savings: _, ...figures } = portfolio;
    return { points, slider, calculateMs, ...figures, ...plain, list };
  });
}

async function measureCalculation(who: Caller, pointId: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const id = await addStudy(who, pointId);
    times.push(
      await timed(async () => {
        const sent = { version: 1, annualise: false };
        const { status, text } = await who.post(`/api/studies/${id}/calculate`, sent);
        if (status !== 200) throw new Error(`${status} ${text}`);
      }),
    );
  }
  return Math.min(...times);
}

async function measurePortfolio(who: Caller) {
  let id = '';
  const { ms: portfolioMs, ...others } = await beside(who, '/api/points', async () => {
    id = await addPortfolio(who, null);
    await done(who, id);
  });
  const rows = await pointsOf(who, id);
  const confidences: Record<string, number> = {};
  for (const { confidence } of rows) confidences[confidence] = (confidences[confidence] ?? 0) + 1;
  return {
    portfolioMs,
    confidences,
    ...others,
    savings: new Map(rows.map((row) => [row.id, row.savingEur])),
  };
}

async function done(who: Caller, id: string): Promise<void> {
  for (;;) {
    const { state, message }: Portfolio = (await who.get(`/api/portfolios/${id}`)).json;
    if (state === 'done') return;
    if (state !== 'waiting' && state !== 'running') throw new Error(`${state}: ${message}`);
    await sleep(pageAsksEveryMs);
  }
}

async function pointsOf(who: Caller, id: string): Promise<readonly PortfolioPoint[]> {
  const rows: PortfolioPoint[] = [];
  for (let page = 1; ; page += 1) {
    const path = `/api/portfolios/${id}/points?pageSize=1000&page=${page}`;
    const { json } = await who.get(path);
    rows.push(...json.rows);
    if (rows.length >= json.total) return rows;
  }
}

async function measurePlain(
  db: Kysely<Tables>,
  ids: readonly string[],
  savings: ReadonlyMap<string, string | null>,
) {
  let plain: Awaited<ReturnType<typeof plainPortfolio>> = new Map();
  const plainMs = await timed(async () => {
    plain = await plainPortfolio(db, ids, defaultParameters());
  });
  // As numbers: the database leaves no zeros away that the engine wrote, nor the other way round.
  const euros = (text: string | null | undefined) => (text ? Number(text) : text);
  const different = ids.filter((id) => euros(plain.get(id)) !== euros(savings.get(id))).length;
  return { plainMs, different };
}
