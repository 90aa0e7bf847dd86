import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Tables } from '../api/src/areas';
import type { Caller } from '../api/test/calls/caller';
import { testXsrfKey } from '../api/test/calls/headers';
import { firstAdmin, signIn } from '../api/test/calls/signIn';
import { createTestDatabase } from '../api/test/database/testDatabase';
import { ApiProcess, endProcesses } from '../api/test/processes/apiProcess';
import { buildApi } from '../api/test/processes/build';
import { startServer, stopTheServer } from '../api/test/server';
import type { Check } from '../tools/console/checks';
import { goalLine, ratioLine } from './figures';
import { type Timing, timingOf } from './lists/timings';

const otherRequestsEveryMs = 10;
const idleRequests = 100;
const pageAsksEveryMs = 500;
/** A job has a processor; requests need the other one. */
const meanwhileRatio = 8;

export interface Product {
  readonly db: Kysely<Tables>;
  /** An admin. */
  readonly who: Caller;
}

/** The API in its own process, with a temporary PostgreSQL. */
export async function withProduct<Result>(
  work: (product: Product) => Promise<Result>,
): Promise<Result> {
  await buildApi();
  await startServer();
  const database = await createTestDatabase();
  try {
    const api = new ApiProcess({
      DATABASE_URL: database.url,
      XSRF_KEY: testXsrfKey,
      LOG_LEVEL: 'error',
      ...firstAdmin,
    });
    return await work({ db: database.db, who: await signIn(await api.url()) });
  } finally {
    await endProcesses();
    await database.drop();
    await stopTheServer();
  }
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

/** Times in milliseconds. */
export interface MeanwhileFigures {
  readonly ms: number;
  /** Other requests: on the idle API, and during the work. */
  readonly idle: Timing;
  readonly meanwhile: Timing;
  readonly failedRequests: number;
}

/** Times some work, and the requests of others meanwhile. @param path that others ask for */
export async function beside(
  who: Caller,
  path: string,
  work: () => Promise<unknown>,
): Promise<MeanwhileFigures> {
  const idle: number[] = [];
  for (let n = 0; n < idleRequests; n += 1) idle.push(await timed(() => who.get(path)));
  const meanwhile: number[] = [];
  let failedRequests = 0;
  const ended = new AbortController();
  const others = async () => {
    while (!ended.signal.aborted) {
      const begin = performance.now();
      const { status } = await who.get(path);
      meanwhile.push(performance.now() - begin);
      if (status !== 200) failedRequests += 1;
      await sleep(otherRequestsEveryMs);
    }
  };
  const asking = others();
  const ms = await timed(work).finally(() => ended.abort());
  await asking;
  return { ms, idle: timingOf('', idle), meanwhile: timingOf('', meanwhile), failedRequests };
}

/** Checks that others wait hardly longer during the work than before it. */
export const meanwhileChecks = ({
  idle,
  meanwhile,
  failedRequests,
}: MeanwhileFigures): readonly Check[] => [
  ratioLine(
    'other requests meanwhile (median)',
    meanwhile.p50,
    'those before',
    idle.p50,
    meanwhileRatio,
  ),
  { line: `${failedRequests} of them failed`, isPassed: failedRequests === 0 },
];

/** The same in milliseconds, for a person to read. */
export const meanwhileGoals = ({ idle, meanwhile }: MeanwhileFigures): readonly string[] => [
  goalLine('… p99 of other requests meanwhile', meanwhile.p99, 250),
  `… before it: ${idle.p99.toFixed(1)} ms`,
];

/** Waits for a job as its page does. @returns the answer that says so */
export async function untilDone(who: Caller, path: string) {
  for (;;) {
    const { json } = await who.get(path);
    if (json.state === 'done') return json;
    if (json.state !== 'waiting' && json.state !== 'running') {
      throw new Error(`${json.state}: ${json.message}`);
    }
    await sleep(pageAsksEveryMs);
  }
}
