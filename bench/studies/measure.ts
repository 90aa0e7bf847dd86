import type { PortfolioPoint } from '@vatio/contracts/energy-analysis/portfolios';
import { defaultParameters } from '@vatio/energy/parameters';
import type { Caller } from '../../api/test/calls/caller';
import { addPortfolio } from '../../api/test/fixtures/portfolios';
import { addStudy } from '../../api/test/supply';
import { differentAmounts } from '../figures';
import type { ListFigures } from '../lists/productList';
import { timeMany } from '../lists/timings';
import { beside, type MeanwhileFigures, timed, untilDone, withProduct } from '../product';
import { measureCrowd } from './crowd';
import { plainPortfolio } from './plainPortfolio';
import { fillPoints } from './points';
import { measureSlider, type SliderTimes } from './slider';
import { measureStudyList } from './studyList';

const rounds = 5;

/** A portfolio, and studies. Times in milliseconds. */
export interface StudyFigures extends MeanwhileFigures {
  readonly points: number;
  readonly slider: SliderTimes;
  /** The same points in a plain loop in this process. */
  readonly plainMs: number;
  /** The number of points whose saving differs from the plain loop's. */
  readonly different: number;
  readonly confidences: Readonly<Record<string, number>>;
  /** A study of a quarter-hour year, calculated by the API. */
  readonly calculateMs: number;
  /** Many of them at once, and what others wait. */
  readonly crowd: MeanwhileFigures;
  readonly list: ListFigures;
}

/** Studies and portfolios through the API in its own process, with a temporary PostgreSQL. */
export async function measureStudies(points: number, listRounds: number): Promise<StudyFigures> {
  const slider = measureSlider();
  return withProduct(async ({ db, who }) => {
    const ids = await fillPoints(db, points);
    const calculateMs = await measureCalculation(who, ids[0] ?? '');
    const crowd = await measureCrowd(who, ids[0] ?? '');
    let id = '';
    const run = await beside(who, '/api/points', async () => {
      id = await addPortfolio(who, null);
      await untilDone(who, `/api/portfolios/${id}`);
    });
    const rows = await pointsOf(who, id);
    const confidences: Record<string, number> = {};
    for (const { confidence } of rows) confidences[confidence] = (confidences[confidence] ?? 0) + 1;
    let plain: Awaited<ReturnType<typeof plainPortfolio>> = new Map();
    const plainMs = await timed(async () => {
      plain = await plainPortfolio(db, ids, defaultParameters());
    });
    const savings = new Map(rows.map((row) => [row.id, row.savingEur]));
    const different = differentAmounts(savings, plain);
    const list = await measureStudyList({ db, who }, ids, listRounds);
    return { points, slider, calculateMs, crowd, ...run, plainMs, different, confidences, list };
  });
}

async function measureCalculation(who: Caller, pointId: string): Promise<number> {
  const ids: string[] = [];
  for (let round = 0; round < rounds; round += 1) ids.push(await addStudy(who, pointId));
  const { min } = await timeMany('a study', rounds, async () => {
    const sent = { version: 1, annualise: false };
    const { status, text } = await who.post(`/api/studies/${ids.pop()}/calculate`, sent);
    if (status !== 200) throw new Error(`${status} ${text}`);
  });
  return min;
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
