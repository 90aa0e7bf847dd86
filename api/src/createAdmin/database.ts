import type { Kysely } from 'kysely';
import type { Config } from '../config';
import { findRunning } from '../db/embedded/running';
import { startEmbedded } from '../db/embedded/start';
import { openMaintenanceDatabase } from '../db/pool';
import type { Tables } from '../db/types';
import { migrateToLatest, requireSupportedServer } from '../migrate/migrateToLatest';

/**
 * Works on the API's database: DATABASE_URL, or the embedded one, which it starts for the work
 * unless an API already runs it.
 */
export async function withDatabase<T>(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  work: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  const url = databaseUrl ?? (await findRunning(dataDir));
  const embedded = url ? undefined : await startEmbedded(dataDir);
  const db = openMaintenanceDatabase(url ?? embedded?.url ?? '');
  try {
    await requireSupportedServer(db);
    await migrateToLatest(db);
    return await work(db);
  } finally {
    await db.destroy();
    await embedded?.stop();
  }
}
