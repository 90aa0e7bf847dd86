import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../test/testDatabase';
import { StartupError } from '../startupError';
import { migrateToLatest, requireSupportedServer } from './migrate';
import { openMaintenanceDatabase } from './pool';

let empty: TestDatabase;
beforeEach(async () => {
  empty = await createTestDatabase({ isMigrated: false });
});
afterEach(() => empty.drop());

it('makes the schema once, also when two processes start together', async () => {
  const two = [openMaintenanceDatabase(empty.url), openMaintenanceDatabase(empty.url)];
  await Promise.all(two.map(migrateToLatest));
  await migrateToLatest(empty.db);
  await Promise.all(two.map((db) => db.destroy()));
  expect(await empty.db.selectFrom('users').selectAll().execute()).toEqual([]);
});

it('refuses the database of a later version', async () => {
  await migrateToLatest(empty.db);
  await sql`insert into kysely_migration (name, timestamp) values ('999_future', 'x')`.execute(
    empty.db,
  );
  const refused = migrateToLatest(empty.db);
  await expect(refused).rejects.toThrow(StartupError);
  await expect(refused).rejects.toThrow(/^The database is of a later version of Vatio/);
});

it('holds the rules of the tables', async () => {
  await migrateToLatest(empty.db);
  const insert = (change: object) => {
    const row = {
      id: '01890000-0000-7000-8000-000000000001',
      email: 'a@b.es',
      email_key: 'a@b.es',
    };
    const user = { ...row, name: 'A', role: 'reader' as const, password_hash: 'x', ...change };
    return empty.db
      .insertInto('users')
      .values({ ...user, last_access_at: null })
      .execute();
  };
  await expect(insert({ role: 'boss' })).rejects.toMatchObject({ code: '23514' });
  await insert({});
  const id = '01890000-0000-7000-8000-000000000002';
  await expect(insert({ id })).rejects.toMatchObject({ code: '23505' });
});

it('accepts the server of the tests', async () => {
  await expect(requireSupportedServer(empty.db)).resolves.toBeUndefined();
});
