import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { EventLog } from '../eventLog';
import type { ThreadLine } from '../jobs/jobThread';

/**
 * Makes the demo client in a thread of its own, and waits for it: a year of curves would hold up this
 * one, and whoever signs in as soon as it listens would be told that it is too busy.
 *
 * @throws what broke it
 */
export async function seedSupplyInThread(databaseUrl: string, log: EventLog): Promise<void> {
  // Built beside the program that starts it.
  const program = new URL('./demoSupplyWorker.js', import.meta.url);
  const worker = new Worker(program, { name: 'demo data', workerData: { databaseUrl } });
  worker.on('message', ({ level, fields, message }: ThreadLine) => log[level](fields, message));
  await once(worker, 'exit');
}
