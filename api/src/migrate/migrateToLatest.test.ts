import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../test/database/testDatabase';
import type { AreaMigration } from '../areaKit/area';
import { areas } from '../areas';
import { newUserRow } from '../areas/session/accountRow';
import { openMaintenanceDatabase } from '../db/pool';
import { StartupError } from '../startupError';
import { migrateToLatest, migrationsOf, requireSupportedServer } from './migrateToLatest';

let empty: TestDatabase;
beforeEach(async () => {
  empty = await createTestDatabase({ isMigrated: false });
});
afterEach(() => empty.drop());

it('makes the schema once, also when two processes start together', async () => {
  const two = [openMaintenanceDatabase(empty.url), openMaintenanceDatabase(empty.url)];
  await Promise.all(two.map((db) => migrateToLatest(db)));
  await migrateToLatest(empty.db);
  await Promise.all(two.map((db) => db.destroy()));
  expect(await empty.db.selectFrom('users').selectAll().execute()).toEqual([]);
});

it('makes the tables of the areas, and each has one owner', async () => {
  await migrateToLatest(empty.db);
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%'`.execute(empty.db);
  const owned = areas.flatMap(({ tables }): readonly string[] => tables);
  expect([...owned, 'audit_entries', 'jobs', 'job_states'].sort()).toEqual(
    rows.map(({ name }) => name).sort(),
  );
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
    const user = newUserRow({ email: 'a@b.es', name: 'A', role: 'reader', passwordHash: 'x' });
    return empty.db
      .insertInto('users')
      .values({ ...user, ...change })
      .execute();
  };
  await expect(insert({ role: 'boss' })).rejects.toMatchObject({ code: '23514' });
  await insert({});
  await expect(insert({})).rejects.toMatchObject({ code: '23505' });
});

it('accepts the server of the tests', async () => {
  await expect(requireSupportedServer(empty.db)).resolves.toBeUndefined();
});

describe('migrations of two areas', () => {
  const table = (name: string, needs: readonly string[] = []): AreaMigration => ({
    needs,
    up: (db) => db.schema.createTable(name).addColumn('id', 'integer').execute(),
  });
  const bills = { '2026-12-01-bills': table('bills') };
  const hours = { '2026-12-02-hours': table('hours') };
  const tableNames = async () =>
    (await empty.db.introspection.getTables()).map(({ name }) => name).sort();

  it.each([
    ['the earlier one first', bills, hours],
    ['the later one first', hours, bills],
  ])('run whichever has come before: %s', async (_, first, second) => {
    await migrateToLatest(empty.db, migrationsOf([first]));
    await migrateToLatest(empty.db, migrationsOf([first, second]));
    expect(await tableNames()).toEqual(['bills', 'hours']);
  });

  it('are refused when one needs what does not run before it', () => {
    const late = { '2026-12-01-studies': table('studies', ['2026-12-02-hours']) };
    expect(() => migrationsOf([late, hours])).toThrow(
      '2026-12-01-studies needs 2026-12-02-hours, which does not run before it',
    );
    const lost = { '2026-12-03-studies': table('studies', ['2026-12-02-minutes']) };
    expect(() => migrationsOf([lost, hours])).toThrow('needs 2026-12-02-minutes');
  });

  it('are refused when two have one name, or one has no day', () => {
    expect(() => migrationsOf([bills, bills])).toThrow('Two migrations have one name');
    expect(() => migrationsOf([{ '009_more': table('more') }])).toThrow('009_more is no name');
  });
});
