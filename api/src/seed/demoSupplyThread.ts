import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { EventLog } from '../eventLog';
import type { ThreadLine } from '../jobs/jobThread';

/**
 * Makes the demo client in its own thread and waits for it. A year of curves would block this one,
 * and a person who signs in right away would get «too busy».
 *
 * @throws the thread's error
 */
export async function seedSupplyInThread(databaseUrl: string, log: EventLog): Promise<void> {
  // Built beside the program that starts it.
  const program = new URL('./demoSupplyWorker.js', import.meta.url);
  const worker = new Worker(program, { name: 'demo data', workerData: { databaseUrl } });
  worker.on('message', ({ level, fields, message }: ThreadLine) => log[level](fields, message));
  await once(worker, 'exit');
}
