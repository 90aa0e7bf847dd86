import type { Client } from 'pg';
import { StartupError } from '../startupError';
import type { Manifest } from './archive/manifest';
import { TableReader } from './archive/reader';
import { tablesInTheWay } from './backup.restore.repository';
import { copyOut, sequencesOf } from './backup.snapshot.repository';
import { loadBackup, migrateOnward } from './load';
import type { Report } from './progress';

const lineFeed = 0x0a;

/**
 * Restores the backup in an empty database, compares every row with the archive's, runs the
 * migrations that came later, and takes everything back.
 *
 * @param archive one that was checked
 * @throws StartupError naming the first row that differs
 */
export async function verify(
  client: Client,
  archive: string,
  manifest: Manifest,
  report: Report,
): Promise<void> {
  await client.query('begin');
  if ((await tablesInTheWay(client)).length > 0) {
    throw new StartupError('The database to verify in is not empty: name an empty one.');
  }
  await loadBackup(client, archive, manifest, report);
  const reader = new TableReader(archive);
  try {
    for (const table of manifest.tables) {
      report(`Comparing ${table.name}`);
      await compare(
        table.name,
        rowsOf(reader.rowsOf(table.name)),
        rowsOf(await copyOut(client, table)),
      );
    }
  } finally {
    await reader.close();
  }
  if (JSON.stringify(await sequencesOf(client)) !== JSON.stringify(manifest.sequences)) {
    throw new StartupError('The counters of the restored copy are not those of the backup.');
  }
  report('Migrating');
  await migrateOnward(client);
  await client.query('rollback');
}

/** Both are in one order, by primary key. */
async function compare(
  table: string,
  backedUp: AsyncGenerator<Buffer>,
  restored: AsyncGenerator<Buffer>,
): Promise<void> {
  for (let row = 1; ; row += 1) {
    const [one, other] = await Promise.all([backedUp.next(), restored.next()]);
    if (one.done && other.done) return;
    if (!one.done && !other.done && one.value.equals(other.value)) continue;
    throw new StartupError(
      `Row ${row} of ${table}, in the order of its key, is not the same in the backup and in its restored copy: do not rely on this backup, make another one.`,
    );
  }
}

/** A row a piece, however the bytes were cut. */
async function* rowsOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    let start = 0;
    for (let end = bytes.indexOf(lineFeed); end >= 0; end = bytes.indexOf(lineFeed, start)) {
      yield bytes.subarray(start, end);
      start = end + 1;
    }
    rest = bytes.subarray(start);
  }
  if (rest.length > 0) yield rest;
}
