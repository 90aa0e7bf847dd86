import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbedded } from '../src/db/embedded/start';
import { openMaintenanceDatabase } from '../src/db/pool';
import { migrateToLatest } from '../src/migrate/migrateToLatest';
import { databaseUrl, serverVariable, templateName } from './calls/serverAddress';
import { throwAwayFolder } from './database/throwAwayFolder';

let stopServer = async () => {};

/**
 * One PostgreSQL for all test files: the embedded one in a temporary folder, or the server of
 * TEST_DATABASE_URL. It gets a migrated database, which each test file copies.
 *
 * @param waitsForDisk as in production: measurements must, tests need not
 */
export async function startServer({ waitsForDisk = true } = {}): Promise<void> {
  const url = process.env.TEST_DATABASE_URL ?? (await startThrowAway(waitsForDisk));
  // The workers inherit it.
  process.env[serverVariable] = url;
  const admin = new Client({ connectionString: url });
  await admin.connect();
  await admin.query(`drop database if exists ${templateName} with (force)`);
  await admin.query(`create database ${templateName}`);
  await admin.end();
  const template = openMaintenanceDatabase(databaseUrl(templateName));
  await migrateToLatest(template);
  await template.destroy();
}

export async function stopTheServer(): Promise<void> {
  await stopServer();
}

async function startThrowAway(waitsForDisk: boolean): Promise<string> {
  const onDisk = join(tmpdir(), 'vatio-test-');
  const dataDir = await (waitsForDisk ? mkdtemp(onDisk) : throwAwayFolder());
  const server = await startEmbedded(dataDir);
  if (!waitsForDisk) await forgetCrashes(server.url);
  stopServer = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true });
  };
  return server.url;
}

/** Turns off crash safety: the data does not outlive the run, so no write needs to wait for the disk. */
async function forgetCrashes(url: string): Promise<void> {
  const admin = new Client({ connectionString: url });
  await admin.connect();
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    await admin.query(`alter system set ${setting} = off`);
  }
  await admin.query('select pg_reload_conf()');
  await admin.end();
}
