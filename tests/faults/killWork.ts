import { setTimeout as sleep } from 'node:timers/promises';
import { Caller } from '../../api/test/calls/caller';
import { testXsrfKey } from '../../api/test/calls/headers';
import { firstAdmin, signIn } from '../../api/test/calls/signIn';
import { createTestDatabase, type TestDatabase } from '../../api/test/database/testDatabase';
import { ApiProcess, endProcesses } from '../../api/test/processes/apiProcess';
import { buildApi } from '../../api/test/processes/build';
import { startServer, stopTheServer } from '../../api/test/server';

export interface KilledWork {
  readonly rounds: number;
  /** Rounds with the kill before the end of the work. */
  readonly interrupted: number;
  /** A sentence for each work that was half there, or did not end whole after the restart. */
  readonly failures: readonly string[];
}

/** Long work of the API that is all there or not at all, and goes on after a kill. */
export interface WorkToKill {
  /** The time that it takes undisturbed. */
  readonly wholeMs: number;
  /** Begins one; a restarted API is another `who`. @returns its id */
  readonly begin: (who: Caller, round: number) => Promise<string>;
  /** The number of its stored rows. */
  readonly written: (id: string) => Promise<number>;
  /** The number of rows once it is done. */
  readonly rows: number;
  /** Waits for its end. @returns what is wrong with it; null: all is well */
  readonly wrongEnd: (who: Caller, id: string) => Promise<string | null>;
}

/**
 * Begins some work again and again, and kills the API (-9) at a later moment each time, the last at its
 * end. PostgreSQL lives on. All of it or none must be stored, and the next process must end what the killed
 * one began.
 *
 * @param prepare on an API that is still undisturbed
 * @param stop ends it early
 */
export async function killWork(
  kills: number,
  stop: AbortSignal,
  prepare: (who: Caller, database: TestDatabase) => Promise<WorkToKill>,
): Promise<KilledWork> {
  await buildApi();
  await startServer();
  const database = await createTestDatabase();
  const failures: string[] = [];
  let rounds = 0;
  let interrupted = 0;
  try {
    let api = startOn(database);
    let who = await signIn(await api.url());
    const { wholeMs, begin, written, rows, wrongEnd } = await prepare(who, database);
    for (; rounds < kills && !stop.aborted; rounds += 1) {
      const id = await begin(who, rounds);
      // A cold API is slower than the one that was measured: chance would make every kill too soon.
      if (rounds < kills - 1) await sleep(((rounds + Math.random()) / kills) * wholeMs);
      else await wrongEnd(who, id);
      api.kill('SIGKILL');
      await api.exit();

      const found = await written(id);
      if (found === 0) interrupted += 1;
      else if (found !== rows) failures.push(`round ${rounds}: ${found} rows after the kill`);
      api = startOn(database);
      // The session is in the database, which lives on.
      who = new Caller(await api.url(), who.id, who.token);
      const wrong = await wrongEnd(who, id);
      const inTheEnd = await written(id);
      if (wrong) failures.push(`round ${rounds}: ${wrong}`);
      else if (inTheEnd !== rows) failures.push(`round ${rounds}: ${inTheEnd} rows in the end`);
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
