import type { Client } from 'pg';
import { StartupError } from '../startupError';
import type { Manifest } from './archive/manifest';
import {
  dropEverything,
  hasApi,
  type TableInTheWay,
  tablesInTheWay,
} from './backup.restore.repository';
import { loadBackup, migrateOnward } from './load';
import type { Report } from './progress';
import { countOf, rowsIn } from './wording';

interface RestoreOptions {
  readonly archive: string;
  readonly manifest: Manifest;
  /** True when existing data give way. */
  readonly isReplacing: boolean;
  readonly report: Report;
}

/**
 * Makes the database what it was when the backup was made, and migrates it to this product's schema,
 * atomically.
 *
 * @throws StartupError when an API works on the database, or it has data that are not to be replaced
 */
export async function restore(client: Client, options: RestoreOptions): Promise<void> {
  const { archive, manifest, isReplacing, report } = options;
  await client.query('begin');
  if (await hasApi(client)) {
    throw new StartupError(
      'Vatio works on this database: stop its API first, and start it again when the backup is restored. Nothing was changed.',
    );
  }
  report('Looking at what is there');
  const present = await tablesInTheWay(client);
  if (present.length > 0) {
    if (!isReplacing) throw inTheWay(present, manifest);
    await dropEverything(client);
  }
  await loadBackup(client, archive, manifest, report);
  report('Migrating');
  await migrateOnward(client);
  await client.query('commit');
  report('Gathering statistics');
  await client.query('analyze');
}

const mostNamed = 8;

function inTheWay(present: readonly TableInTheWay[], manifest: Manifest): StartupError {
  const named = present
    .filter(({ rows }) => rows > 0)
    .slice(0, mostNamed)
    .map(({ name, rows }) => `${name} ${countOf(rows)}`);
  const list = named.length > 0 ? ` (${named.join(', ')}…)` : '';
  return new StartupError(
    `The database is not empty: ${rowsIn(present)}${list}. Nothing was changed. To lose all that and have the backup of ${manifest.at} (${rowsIn(manifest.tables)}) instead, add --replace; a backup of it first is wise.`,
  );
}
