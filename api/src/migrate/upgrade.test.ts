import { sql } from 'kysely';
import { wholeApi } from '../../test/apis/whole';
import { Caller } from '../../test/calls/caller';
import { countRows, dump, readFixture, restore } from '../../test/database/dump';
import { migrateSinceBaselines } from '../../test/database/sinceBaselines';
import { createTestDatabase, type TestDatabase } from '../../test/database/testDatabase';
import { openMaintenanceDatabase } from '../db/pool';
import { allMigrations, migrateToLatest } from './migrateToLatest';

type Content = Awaited<ReturnType<typeof dump>>;

let fresh: TestDatabase;
let old: TestDatabase;
let before: Content;
beforeAll(async () => {
  fresh = await createTestDatabase();
});
afterAll(() => fresh.drop());
beforeEach(async () => {
  old = await createTestDatabase({ isMigrated: false });
  await restore(old.url, await readFixture('before-1.0.0.sql.gz'));
  before = await dump(old.url);
});
afterEach(() => old.drop());

/** All but which migrations have run. */
const kept = ({ tables, rows, counters, rules }: Content) => ({
  tables,
  rows: rows.filter((insert) => !insert.startsWith('insert into kysely_migration ')),
  counters,
  rules,
});
const appliedIn = async ({ db }: TestDatabase) =>
  (
    await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  ).rows.map(({ name }) => name);

it('begins with rows in every table', async () => {
  const counts = await countRows(old.url);
  expect([...counts].filter(([, count]) => count === 0)).toEqual([]);
  expect(before.rows).toHaveLength(counts.size);
  expect(await appliedIn(old)).toHaveLength(43);
});

it('makes with the baselines what the migrations before 1.0.0 had made', async () => {
  await migrateSinceBaselines(old);
  const [{ tables, rules }, was] = [await dump(fresh.url), await dump(old.url)];
  expect({ tables, rules }).toEqual({ tables: was.tables, rules: was.rules });
});

it('comes with the values, activities and working week that those came with', async () => {
  const builtIn = async ({ db }: TestDatabase) => {
    // The fixture's admin has made version 6 and another working week.
    const versions = sql<object>`
      select number, actor_id, comment, changed from parameter_versions
      where number <= 5 order by number`;
    const values = sql<{ line: string }>`
      select (to_jsonb(row) - 'id' || jsonb_build_object('until_version',
        case when until_version <= 5 then until_version end))::text as line
      from regulated_parameters as row where since_version <= 5 order by 1`;
    const activities = sql<object>`
      select name, name_key, is_billable, is_archived, version
      from hour_activities order by name_key`;
    const weeks = sql<object>`
      select minutes, version from working_weeks where from_day = '1990-01-01'`;
    const found = [];
    for (const one of [versions, values, activities, weeks]) {
      found.push((await one.execute(db)).rows);
    }
    return found;
  };
  const found = await builtIn(fresh);
  expect(found.map((rows) => rows.length > 0)).toEqual([true, true, true, true]);
  expect(found).toEqual(await builtIn(old));
});

it('becomes 1.0.0 without losing a row, also when two processes start together', async () => {
  const two = [openMaintenanceDatabase(old.url), openMaintenanceDatabase(old.url)];
  await Promise.all(two.map((db) => migrateToLatest(db)));
  await Promise.all(two.map((db) => db.destroy()));
  expect(await appliedIn(old)).toEqual(Object.keys(allMigrations()).sort());
  const other = await createTestDatabase({ isMigrated: false });
  await restore(other.url, await readFixture('before-1.0.0.sql.gz'));
  await migrateSinceBaselines(other);
  expect(kept(await dump(old.url))).toEqual(kept(await dump(other.url)));
  await other.drop();
});

it('goes on with what was there', async () => {
  await migrateToLatest(old.db);
  const api = await wholeApi.start({ db: old.db });
  api.clock.advance({ seconds: 366 * 24 * 60 * 60 });
  const account = { email: 'ana@vatio.example', password: 'contraseña-larga' };
  const ana = new Caller(api.url, '', (await api.tokenOf(account)).value);
  for (const list of ['users', 'audit', 'clients', 'points', 'studies', 'bills', 'claims']) {
    const { status, json } = await ana.get(`/api/${list}`);
    expect([list, status, json.rows.length > 0]).toEqual([list, 200, true]);
  }
  await api.close();
});

it.each([
  ['that lacks one of them', "delete from kysely_migration where name like '%claims-recovered'"],
  ['of long ago', "delete from kysely_migration where name > '008'"],
])('refuses a database %s, and leaves it untouched', async (_, change) => {
  await sql.raw(change).execute(old.db);
  const older = await dump(old.url);
  await expect(migrateToLatest(old.db)).rejects.toThrow(
    'The database is older than the last version of Vatio before 1.0.0 (commit 053d3c0c): start that version first, and then this one. Nothing was changed.',
  );
  expect(await dump(old.url)).toEqual(older);
});

it('takes a list with a migration that it does not know for that of a later version', async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('2099-01-01-x', 'x')`.execute(
    old.db,
  );
  const later = await dump(old.url);
  await expect(migrateToLatest(old.db)).rejects.toThrow(/^The database is of a later version/);
  expect(await dump(old.url)).toEqual(later);
});
