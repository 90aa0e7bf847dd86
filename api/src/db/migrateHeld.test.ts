import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../test/database/testDatabase';
import { migrateToLatest, migrationsOf } from './migrate';
import { openMaintenanceDatabase, requestLockMs } from './pool';
import { inTransaction, limitLockWait } from './transaction';

// Each test waits for a second or two on purpose: a change that waits is given up after one.
jest.setTimeout(60_000);

let empty: TestDatabase;
beforeEach(async () => {
  empty = await createTestDatabase({ isMigrated: false });
  await empty.db.schema.createTable('bills').addColumn('id', 'integer').execute();
});
afterEach(() => empty.drop());

/** Something that happens, and whoever waits for it. */
function event() {
  let happen = () => {};
  const happened = new Promise<void>((resolve) => {
    happen = resolve;
  });
  return { happen, happened };
}

/** A job that reads bills, until it is told to end. */
async function job() {
  const [begun, told] = [event(), event()];
  const work = inTransaction(empty.db, async (transaction) => {
    await sql`select from bills`.execute(transaction);
    begun.happen();
    await told.happened;
  });
  await begun.happened;
  return {
    end: async () => {
      told.happen();
      await work;
    },
  };
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
  const longJob = await job();
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
  // None of them is refused, though the change stands in front of some.
  while (timesHeld < 2) await read();
  const made = (await empty.db.introspection.getTables()).map(({ name }) => name);
  await longJob.end();
  await migrated;
  await other.destroy();
  expect(made).not.toContain('hours');
  await sql`select kwh from bills, hours`.execute(empty.db);
});

it('waits for another process that is at it, however long that takes', async () => {
  const two = [openMaintenanceDatabase(empty.url), openMaintenanceDatabase(empty.url)];
  const longJob = await job();
  const held = event();
  const onHeld = () => held.happen();
  const both = two.map((db) => migrateToLatest(db, migrations, { onHeld }));
  await held.happened;
  await longJob.end();
  await Promise.all(both);
  await Promise.all(two.map((db) => db.destroy()));
  await sql`select kwh from bills, hours`.execute(empty.db);
});
