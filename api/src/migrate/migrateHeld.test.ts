import { sql } from 'kysely';
import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../test/database/testDatabase';
import { until } from '../../test/until';
import { openMaintenanceDatabase, requestLockMs } from '../db/pool';
import { inTransaction, limitLockWait } from '../db/transaction';
import { migrateToLatest, migrationsOf } from './migrateToLatest';

// A change is given up twice before the first test goes on, and a busy machine takes longer.
jest.setTimeout(60_000);

let empty: TestDatabase;
beforeEach(async () => {
  empty = await createTestDatabase({ isMigrated: false });
  await empty.db.schema.createTable('bills').addColumn('id', 'integer').execute();
});
afterEach(() => empty.drop());

/** A job that reads bills, until it ends. */
async function startJob(): Promise<Client> {
  const client = new Client({ connectionString: empty.url });
  await client.connect();
  await client.query('begin; select from bills');
  return client;
}

const migrations = migrationsOf([
  {
    '2026-12-01-hours': {
      up: (db) => db.schema.createTable('hours').addColumn('id', 'integer').execute(),
    },
    '2026-12-02-bills': {
      up: (db) => db.schema.alterTable('bills').addColumn('kwh', 'integer').execute(),
    },
  },
]);

it('lets requests pass while a job holds the table that it changes, and changes it afterwards', async () => {
  const job = await startJob();
  const other = openMaintenanceDatabase(empty.url);
  let timesHeld = 0;
  const migrated = migrateToLatest(other, migrations, {
    onHeld: () => {
      timesHeld += 1;
    },
  });
  const read = () =>
    inTransaction(empty.db, async (transaction) => {
      await limitLockWait(transaction, requestLockMs);
      await sql`select from bills`.execute(transaction);
    });
  // None of them is refused, even when the waiting change is in front of it.
  while (timesHeld < 2) await read();
  const made = (await empty.db.introspection.getTables()).map(({ name }) => name);
  await job.end();
  await migrated;
  await other.destroy();
  expect(made).not.toContain('hours');
  await sql`select kwh from bills, hours`.execute(empty.db);
});

it('waits for another process that is at it, however long that takes', async () => {
  const two = [openMaintenanceDatabase(empty.url), openMaintenanceDatabase(empty.url)];
  const job = await startJob();
  let timesHeld = 0;
  const onHeld = () => {
    timesHeld += 1;
  };
  const both = two.map((db) => migrateToLatest(db, migrations, { onHeld }));
  await until(() => timesHeld > 0);
  await job.end();
  await Promise.all(both);
  await Promise.all(two.map((db) => db.destroy()));
  await sql`select kwh from bills, hours`.execute(empty.db);
});
