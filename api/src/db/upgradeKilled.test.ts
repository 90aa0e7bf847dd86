import { Client } from 'pg';
import { dump, readFixture, restore } from '../../test/database/dump';
import { createTestDatabase, type TestDatabase } from '../../test/database/testDatabase';
import { ApiProcess, endProcesses } from '../../test/processes/apiProcess';
import { testXsrfKey } from '../../test/testApi';
import { until } from '../../test/until';

// Two starts of the whole API take their time on a busy machine; nothing here is measured.
jest.setTimeout(120_000);

let old: TestDatabase;
beforeAll(async () => {
  old = await createTestDatabase({ isMigrated: false });
  await restore(old.url, await readFixture('before-2026-12.sql.gz'));
});
afterEach(endProcesses);
afterAll(() => old.drop());

async function connect(): Promise<Client> {
  const client = new Client({ connectionString: old.url });
  await client.connect();
  return client;
}

const startApi = () => new ApiProcess({ DATABASE_URL: old.url, XSRF_KEY: testXsrfKey });

it('leaves the old database as it was when an upgrade is killed half-way; the next start does it', async () => {
  const before = await dump(old.url);
  const [reader, watcher] = [await connect(), await connect()];
  // Half of the migrations have run when one of them has to wait for this.
  await reader.query('begin; lock table clients in access share mode');
  // Not by the reader: a transaction sees one picture of the sessions.
  const sessions = async () =>
    (
      await watcher.query(`
        select coalesce(wait_event_type, '') as wait, (
          select count(*)::int from pg_locks
          where pid = session.pid and mode = 'AccessExclusiveLock' and granted
            and locktype = 'relation') as changed
        from pg_stat_activity as session
        where datname = current_database() and application_name = 'vatio-api'`)
    ).rows;
  const killed = startApi();
  await until(async () =>
    (await sessions()).some(({ wait, changed }) => wait === 'Lock' && changed > 1),
  );
  killed.kill('SIGKILL');
  await killed.exit();
  await reader.end();
  await until(async () => (await sessions()).length === 0);
  await watcher.end();
  expect(await dump(old.url)).toEqual(before);

  await startApi().url();
  const fresh = await createTestDatabase();
  const [upgraded, today] = [await dump(old.url), await dump(fresh.url)];
  await fresh.drop();
  expect([upgraded.tables, upgraded.rules]).toEqual([today.tables, today.rules]);
});
