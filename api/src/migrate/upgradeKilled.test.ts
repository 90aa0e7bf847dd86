import { Client } from 'pg';
import { dump, readFixture, restore } from '../../test/database/dump';
import { createTestDatabase, type TestDatabase } from '../../test/database/testDatabase';
import { ApiProcess, endProcesses } from '../../test/processes/apiProcess';
import { testXsrfKey } from '../../test/testApi';
import { until } from '../../test/until';

// Two starts of the whole API are slow on a busy machine; this test measures no times.
jest.setTimeout(120_000);

let old: TestDatabase;
beforeAll(async () => {
  old = await createTestDatabase({ isMigrated: false });
  await restore(old.url, await readFixture('before-1.0.0.sql.gz'));
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
  const [writer, watcher] = [await connect(), await connect()];
  // The upgrade has deleted the old names when it has to wait for this one of the new.
  await writer.query(`
    begin; insert into kysely_migration (name, timestamp) values ('2026-11-29-4-company', '')`);
  // Not by the writer: a transaction sees one picture of the sessions.
  const sessions = async () =>
    (
      await watcher.query(`
        select wait_event as "waitsFor" from pg_stat_activity
        where datname = current_database() and application_name = 'vatio-api'`)
    ).rows;
  const killed = startApi();
  await until(async () => (await sessions()).some(({ waitsFor }) => waitsFor === 'transactionid'));
  killed.kill('SIGKILL');
  await killed.exit();
  await writer.end();
  await until(async () => (await sessions()).length === 0);
  expect(await dump(old.url)).toEqual(before);

  await startApi().url();
  const { rows } = await watcher.query('select name from kysely_migration order by name');
  await watcher.end();
  expect(rows.map(({ name }) => name)).toContain('2026-11-29-4-company');
  expect(rows.map(({ name }) => name)).not.toContain('001_users_and_sessions');
});
