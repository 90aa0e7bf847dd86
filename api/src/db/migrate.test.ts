import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../test/database/testDatabase';
import type { AreaMigration } from '../areaKit/area';
import { areas } from '../areas';
import { clientsAndSupplyPoints } from '../areas/company/migrations/003_clients_and_supply_points';
import { curves } from '../areas/company/migrations/005_curves';
import { monthlyReadings } from '../areas/company/migrations/006_monthly_readings';
import { pointData } from '../areas/company/migrations/008_point_data';
import { newUserRow } from '../areas/session/accountRow';
import { usersAndSessions } from '../areas/session/migrations/001_users_and_sessions';
import { usersListAndAudit } from '../areas/user/migrations/002_users_list_and_audit';
import { StartupError } from '../startupError';
import { migrateToLatest, migrationsOf, requireSupportedServer } from './migrate';
import { openMaintenanceDatabase } from './pool';

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

it('gives the users of the first version their keys', async () => {
  await usersAndSessions.up(empty.db);
  await sql`
    insert into users (id, email, email_key, name, role, password_hash)
    values (gen_random_uuid(), 'Ana@B.es', 'ana@b.es', 'Ñandú Ávila', 'reader', 'x')`.execute(
    empty.db,
  );
  await usersListAndAudit.up(empty.db);
  const columns = ['version', 'name_key', 'search_key'] as const;
  expect(await empty.db.selectFrom('users').select(columns).execute()).toEqual([
    { version: 1, name_key: 'n~andu avila', search_key: 'nandu avila ana@b.es' },
  ]);
});

it('knows of points that were there which of their days are known', async () => {
  for (const { up } of [usersAndSessions, clientsAndSupplyPoints, curves, monthlyReadings]) {
    await up(empty.db);
  }
  await sql`
    insert into clients (id, name, tax_id, activity_code, contact_name, contact_email, phone, notes,
      name_key, search_key)
    values (gen_random_uuid(), 'A', '1', '', '', '', '', '', 'a', 'a')`.execute(empty.db);
  await sql`
    insert into supply_points (id, client_id, cups, cups20, alias, address, municipality, province,
      postcode, territory, distributor, point_type, power_control, search_key)
    select gen_random_uuid(), id, cups, cups, '', '', '', '', '', 'peninsula', '', 5, 'icp', ''
    from clients cross join unnest(array['with', 'without']) as cups`.execute(empty.db);
  await sql`
    insert into monthly_readings (id, supply_point_id, source, first_day, last_day, energy_kwh,
      is_estimated)
    select gen_random_uuid(), id, 'manual', day, day + 9, '{1,1,1}', false
    from supply_points cross join unnest('{2026-01-01,2026-01-13}'::date[]) as day
    where cups = 'with'`.execute(empty.db);
  await pointData.up(empty.db);
  const columns = ['data_first_day', 'data_last_day', 'data_missing_days', 'data_gaps'] as const;
  const points = empty.db.selectFrom('supply_points').select(columns).orderBy('cups');
  expect((await points.execute()).map((row) => Object.values(row))).toEqual([
    ['2026-01-01', '2026-01-22', 2, [{ from: '2026-01-11', to: '2026-01-12' }]],
    [null, null, 0, []],
  ]);
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
