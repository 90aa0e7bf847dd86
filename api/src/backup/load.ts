import type { Client } from 'pg';
import { kyselyOn } from '../db/client';
import { namesSince1 } from '../migrate/before1';
import { allMigrations, migrateToLatest } from '../migrate/migrateToLatest';
import { StartupError } from '../startupError';
import type { Manifest } from './archive/manifest';
import { TableReader } from './archive/reader';
import { copyIn, openTables, setSequence } from './backup.restore.repository';
import { tablesOf } from './backup.snapshot.repository';
import type { Report } from './progress';

/**
 * Makes the database what it was, in the transaction that is open: the schema by this product's own
 * migrations, as far as the backup's had run, then the rows.
 *
 * @param path of an archive that was checked
 * @throws StartupError when a later version made it
 */
export async function loadBackup(
  client: Client,
  path: string,
  manifest: Manifest,
  report: Report,
): Promise<void> {
  await migrateAsFarAs(client, manifest);
  await requireSameTables(client, manifest);
  const closeTables = await openTables(client);
  const reader = new TableReader(path);
  try {
    for (const table of manifest.tables) {
      report(`Restoring ${table.name}`);
      const rows = await copyIn(client, table, reader.rowsOf(table.name));
      if (rows !== table.rows) {
        throw new Error(
          `${rows} rows of ${table.name} came back, and ${table.rows} were backed up`,
        );
      }
    }
  } finally {
    await reader.close();
  }
  for (const sequence of manifest.sequences) await setSequence(client, sequence);
  report('Checking the references between tables');
  await closeTables();
}

/** Runs what this product has of migrations beyond the backup's, in the transaction that is open. */
export async function migrateOnward(client: Client): Promise<void> {
  await migrateToLatest(kyselyOn(client), allMigrations(), { isInTransaction: true });
}

async function migrateAsFarAs(client: Client, { version, migrations }: Manifest): Promise<void> {
  const known = allMigrations();
  const names = namesSince1(migrations, 'The backup', 'restore it with that version');
  const wanted = names.map((name) => {
    const migration = known[name];
    if (migration) return [name, migration] as const;
    throw new StartupError(
      `The backup was made by a later version of Vatio (${version}, with the migration ${name}): restore it with that version. Nothing was changed.`,
    );
  });
  await migrateToLatest(kyselyOn(client), Object.fromEntries(wanted), { isInTransaction: true });
}

async function requireSameTables(client: Client, manifest: Manifest): Promise<void> {
  const shapeOf = (tables: readonly { name: string; columns: readonly string[] }[]) =>
    tables.map(({ name, columns }) => `${name} (${[...columns].sort().join(', ')})`).sort();
  const made = shapeOf(await tablesOf(client));
  const wanted = shapeOf(manifest.tables);
  const [odd] = wanted.filter((one) => !made.includes(one));
  if (odd === undefined && made.length === wanted.length) return;
  throw new StartupError(
    `The backup holds ${odd ?? 'fewer tables than its migrations make'}, which the migrations of this version do not make: the tables of that database were changed by hand. Nothing was changed.`,
  );
}
