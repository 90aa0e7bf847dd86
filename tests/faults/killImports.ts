import { setTimeout as sleep } from 'node:timers/promises';
import { ApiProcess, endProcesses } from '../../api/test/apiProcess';
import { buildApi } from '../../api/test/build';
import { Caller } from '../../api/test/calls/caller';
import { testXsrfKey } from '../../api/test/calls/headers';
import { firstAdmin, signIn } from '../../api/test/calls/signIn';
import { reached, upload } from '../../api/test/curveImports';
import { createTestDatabase, type TestDatabase } from '../../api/test/database/testDatabase';
import { startServer, stopTheServer } from '../../api/test/server';
import { addClient, addPoint, cupsOf } from '../../api/test/supply';
import { plantLoad, quartersOfYear, yearFile } from '../../api/test/yearFile';
import { insist } from './insist';

const daysOfYear = 365;

export interface KilledImports {
  readonly rounds: number;
  /** Rounds with the kill before the end of the write. */
  readonly interrupted: number;
  /** A sentence for each file that was half there, or did not end well after the restart. */
  readonly failures: readonly string[];
}

/**
 * Imports a year of quarter-hours again and again over the last one, and kills the API (-9) at a
 * random moment of each write. PostgreSQL lives on. Stored must be all of a file or nothing of it,
 * and the next process must end what the killed one began.
 *
 * @param stop ends it early
 */
export async function killImports(kills: number, stop: AbortSignal): Promise<KilledImports> {
  await buildApi();
  await startServer();
  const database = await createTestDatabase();
  const failures: string[] = [];
  let rounds = 0;
  let interrupted = 0;
  try {
    let api = startOn(database);
    let who = await signIn(await api.url());
    const cups20 = cupsOf(1);
    await addPoint(who, { clientId: await addClient(who), cups: cups20 });
    const writeMs = await typicalWriteMs(who, cups20);
    for (; rounds < kills && !stop.aborted; rounds += 1) {
      const content = yearFile({ cups20, tenthsWhOf: plantLoad(rounds + 1) });
      const { json } = await insist(() => upload(who, { name: `${rounds}.csv`, content }));
      await reached(who, json.id, 'checked');
      await confirm(who, json.id);
      await sleep(Math.random() * writeMs);
      api.kill('SIGKILL');
      await api.exit();

      const days = await writtenDays(database, json.id);
      if (days === 0) interrupted += 1;
      else if (days !== daysOfYear) failures.push(`round ${rounds}: ${days} days after the kill`);
      api = startOn(database);
      // The session is in the database, which lives on.
      who = new Caller(await api.url(), who.id, who.token);
      const { state, result } = await reached(who, json.id, 'done', 'cancelled', 'unreadable');
      const readings = (result?.added ?? 0) + (result?.replaced ?? 0) + (result?.unchanged ?? 0);
      const isWhole =
        readings === quartersOfYear && (await writtenDays(database, json.id)) === daysOfYear;
      if (state !== 'done' || !isWhole) failures.push(`round ${rounds}: ${state}, ${readings}`);
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

const confirm = (who: Caller, id: string) =>
  insist(() => who.post(`/api/curve-imports/${id}/confirm`, { conflicts: 'replace' }));

/** From the confirmation to the end, without an interruption. */
async function typicalWriteMs(who: Caller, cups20: string): Promise<number> {
  const content = yearFile({ cups20, tenthsWhOf: plantLoad(99) });
  const { json } = await insist(() => upload(who, { content }));
  await reached(who, json.id, 'checked');
  const begin = performance.now();
  await confirm(who, json.id);
  await reached(who, json.id, 'done');
  return performance.now() - begin;
}

/** Days of the curve whose last change is this import's. */
async function writtenDays({ db }: TestDatabase, importId: string): Promise<number> {
  const { count } = await db
    .selectFrom('curve_days')
    .select((is) => is.fn.countAll<string>().as('count'))
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
