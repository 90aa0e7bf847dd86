import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { isDatabaseAway } from '../db/availability';
import { openDatabase } from '../db/pool';
import { codeOf } from '../errorFacts';
import type { EventLog } from '../eventLog';
import type { FromJobThread, ThreadLine, ToJobThread } from './jobThread';
import type { JobKind } from './kind';
import { usualLimits } from './limits';
import { JobRunner } from './runner';

/** Others may have left work, and another process's main thread does not wake us. */
const lookEveryMs = 3_000;

/** The first holds a job's transaction, the second reports its progress. */
const maxConnections = 2;

/** The work of the thread of `JobThread` until it is stopped: jobs of these kinds. */
export async function workUntilStopped(kinds: readonly JobKind[]): Promise<void> {
  const tell = (message: FromJobThread) => parentPort?.postMessage(message);
  const say = (level: ThreadLine['level']) => (fields: ThreadLine['fields'], message: string) =>
    tell({ level, fields, message });
  const log: EventLog = { info: say('info'), warn: say('warn') };

  const database = openDatabase(String(workerData.databaseUrl), { maxConnections });
  const runner = new JobRunner({
    db: database.kysely,
    now: () => new Date(),
    log,
    kinds,
    watch: {
      begun: ({ name, limits = usualLimits }, subjectId) =>
        tell({ begun: name, subjectId, limits }),
      alive: () => tell('alive'),
      ended: () => tell('ended'),
    },
  });

  const wakes = new EventTarget();
  parentPort?.on('message', (message: ToJobThread) => {
    if (message === 'stop') runner.stop();
    wakes.dispatchEvent(new Event('wake'));
  });

  while (!runner.isStopped) {
    const rested = restUntilWoken(wakes);
    await runner.workOff().catch((error: unknown) => {
      // The main thread reports a database that is away; this one waits for it.
      if (isDatabaseAway(error)) database.renew();
      else if (!isUnprepared(error)) log.warn({ code: codeOf(error) }, 'jobs cannot be looked for');
    });
    if (!runner.isStopped) await rested;
  }
  await database.close();
  parentPort?.close();
}

/** The database's first answer creates the tables. */
const isUnprepared = (error: unknown) => codeOf(error) === '42P01';

/** Rests until it is woken or some seconds have gone by. */
async function restUntilWoken(wakes: EventTarget): Promise<void> {
  const over = new AbortController();
  const { signal } = over;
  const woken = once(wakes, 'wake', { signal });
  const timed = sleep(lookEveryMs, undefined, { signal });
  await Promise.race([woken, timed]);
  over.abort();
  await Promise.allSettled([woken, timed]);
}
