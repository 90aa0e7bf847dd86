import { inspect } from 'node:util';
import { isDatabaseAway } from '../db/availability';
import { migrateToLatest, requireSupportedServer } from '../db/migrate';
import { openMaintenanceDatabase } from '../db/pool';
import { giveRights } from '../db/rights';
import { messageOf } from '../errorFacts';
import { StartupError } from '../startupError';
import { readSettings } from './settings';

/**
 * `node dist-server/migrate.js`: brings the tables up to date as their owner, before an API starts whose
 * own role cannot.
 */
async function main(): Promise<void> {
  const { ownerUrl, loginRole } = readSettings(process.env);
  const db = openMaintenanceDatabase(ownerUrl);
  try {
    await requireSupportedServer(db);
    await migrateToLatest(db);
    await giveRights(db, loginRole);
    process.stdout.write(`The tables are up to date, and ${loginRole} may use them.\n`);
  } finally {
    await db.destroy();
  }
}

function explain(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  if (isDatabaseAway(error)) return `The database does not answer (${messageOf(error)}).`;
  return inspect(error);
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});
