import { parentPort, workerData } from 'node:worker_threads';
import { openMaintenanceDatabase } from '../db/pool';
import type { ThreadLine } from '../jobs/jobThread';
import { seedSupply } from './seedSupply';

const say = (level: ThreadLine['level']) => (fields: ThreadLine['fields'], message: string) =>
  parentPort?.postMessage({ level, fields, message } satisfies ThreadLine);

const db = openMaintenanceDatabase(String(workerData.databaseUrl));
try {
  await seedSupply(db, () => new Date(), { info: say('info'), warn: say('warn') });
} finally {
  await db.destroy();
}
