import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { kyselyOn, openClient } from '../db/client';
import { findRunning } from '../db/embedded/running';
import { startEmbedded } from '../db/embedded/start';
import { requireSupportedServer } from '../migrate/migrateToLatest';
import { StartupError } from '../startupError';
import type { Settings } from './settings';

type Work<T> = (client: Client) => Promise<T>;

/** The database of DATABASE_URL or the embedded one, whether an API runs it or not. */
export async function onDatabase<T>(
  { databaseUrl, dataDir }: Settings,
  stop: AbortSignal,
  work: Work<T>,
): Promise<T> {
  const url = databaseUrl ?? (await findRunning(dataDir));
  if (url) return onConnection(url, stop, work);
  await access(join(dataDir, 'postgres', 'PG_VERSION')).catch(() => {
    throw new StartupError(
      `There is no database in ${dataDir}: set DATA_DIR to the folder that npm start uses, or DATABASE_URL.`,
    );
  });
  return onEmbedded(dataDir, stop, work);
}

/** The same, to be written: the embedded one is made where there is none, and must not run. */
export async function onIdleDatabase<T>(
  { databaseUrl, dataDir }: Settings,
  stop: AbortSignal,
  work: Work<T>,
): Promise<T> {
  if (databaseUrl) return onConnection(databaseUrl, stop, work);
  if (await findRunning(dataDir)) {
    throw new StartupError(
      `Vatio runs on the data of ${dataDir}: stop it first, and start it again when the backup is restored. Nothing was changed.`,
    );
  }
  return onEmbedded(dataDir, stop, work);
}

/** Runs on an empty, disposable database. */
export async function onScratchDatabase<T>(
  { scratchUrl }: Settings,
  stop: AbortSignal,
  work: Work<T>,
): Promise<T> {
  if (scratchUrl) return onConnection(scratchUrl, stop, work);
  const folder = await mkdtemp(join(tmpdir(), 'vatio-verify-'));
  try {
    return await onEmbedded(folder, stop, work);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function onEmbedded<T>(dataDir: string, stop: AbortSignal, work: Work<T>): Promise<T> {
  const embedded = await startEmbedded(dataDir);
  try {
    return await onConnection(embedded.url, stop, work);
  } finally {
    await embedded.stop();
  }
}

/** Its end, however it comes, takes back what was not committed. */
async function onConnection<T>(url: string, stop: AbortSignal, work: Work<T>): Promise<T> {
  const client = await openClient(url);
  const cut = () => void client.end().catch(() => {});
  stop.addEventListener('abort', cut);
  try {
    stop.throwIfAborted();
    await requireSupportedServer(kyselyOn(client));
    return await work(client);
  } finally {
    stop.removeEventListener('abort', cut);
    await client.end().catch(() => {});
  }
}
