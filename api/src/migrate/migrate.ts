import { openMaintenanceDatabase } from '../db/pool';
import { giveRights } from '../db/rights';
import { explainEnd } from '../explainEnd';
import { migrateToLatest, requireSupportedServer } from './migrateToLatest';
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
    await migrateToLatest(db, undefined, {
      onHeld: () => process.stdout.write('A table to be changed is in use: it is tried again.\n'),
    });
    await giveRights(db, loginRole);
    process.stdout.write(`The tables are up to date, and ${loginRole} may use them.\n`);
  } finally {
    await db.destroy();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${explainEnd(error)}\n`);
  process.exitCode = 1;
});
