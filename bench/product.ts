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
import { timingOf } from './lists/listTimes';

const otherRequestsEveryMs = 10;
const idleRequests = 100;

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
  /** Of other requests: when nothing else happens, and during the work. */
  readonly idle: { readonly p50: number; readonly p99: number };
  readonly meanwhile: { readonly p50: number; readonly p99: number };
  readonly failedRequests: number;
}

/** How long something takes, and what others wait meanwhile. @param path that others ask for */
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
