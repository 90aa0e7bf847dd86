import { canariesAndWinter2025 } from '@vatio/energy/parameters';
import { type Kysely, type Migration, sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../../../test/database/testDatabase';
import { replaceBuiltIn } from './replaceBuiltIn';

const old: TestDatabase[] = [];
/** An installation of before `canariesAndWinter2025`, which made version 4. */
async function createOld(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  old.push(database);
  await database.db.transaction().execute(async (transaction) => {
    await sql`
      set local session_replication_role = replica;
      delete from regulated_parameters where since_version > 3;
      update regulated_parameters set until_version = null where until_version > 3;
      delete from parameter_versions where number > 3`.execute(transaction);
  });
  return database;
}
afterAll(() => Promise.all(old.map((database) => database.drop())));

const replacing: Migration = {
  up: (db: Kysely<unknown>) =>
    replaceBuiltIn(db, 'IGIC según su ley; t_ep de 2025', canariesAndWinter2025),
};

/** Rows without their random parts: ids and the time. */
const rowsOf = async ({ db }: TestDatabase) => {
  const rows = await db.selectFrom('regulated_parameters').selectAll().execute();
  return rows.map(({ id: _, ...row }) => JSON.stringify(row)).sort();
};
const versionsOf = ({ db }: TestDatabase) =>
  db
    .selectFrom('parameter_versions')
    .select(['number', 'comment', 'changed', 'actor_id'])
    .orderBy('number')
    .execute();

/** Does what the screen does: a version of Ana's with her rows, for which others end. */
async function addOfAna({ db }: TestDatabase, ends: string, rows: readonly string[]) {
  await sql`
    insert into parameter_versions (number, at, actor_id, actor_name, comment, changed)
    values (4, now(), gen_random_uuid(), 'Ana', 'Lo que sé', 1)`.execute(db);
  await sql`
    update regulated_parameters set until_version = 4
    where until_version is null and ${sql.raw(ends)}`.execute(db);
  for (const row of rows) {
    await sql`
      insert into regulated_parameters (id, kind, tariff, period, variant, first_day, last_day,
        value, norm, state, note, since_version)
      values (gen_random_uuid(), ${sql.raw(row)}, 'Ana', 'confirmed', '', 4)`.execute(db);
  }
}

/** «from to value norm» of the current rows. */
async function currentOf({ db }: TestDatabase, where: string): Promise<string[]> {
  const { rows } = await sql<{ words: string }>`
    select concat_ws(' ', first_day, coalesce(last_day::text, '…'), coalesce(value::text, '?'),
      case norm when 'Ana' then 'Ana' else 'ley' end) as words
    from regulated_parameters where until_version is null and ${sql.raw(where)}
    order by first_day`.execute(db);
  return rows.map(({ words }) => words);
}

it('leaves the days that somebody has filled', async () => {
  const changed = await createOld();
  await addOfAna(changed, 'false', [
    `'igic', null, null, 'general', '2027-01-01', '2027-12-31', 3.5`,
    `'excessDaily', '3.0TD', 1, null, '2025-02-01', '2025-03-31', 0.110506`,
  ]);
  await replacing.up(changed.db);
  expect((await versionsOf(changed)).at(-1)).toMatchObject({ number: 5, actor_id: null });
  expect(await currentOf(changed, `kind = 'igic' and variant = 'general'`)).toEqual([
    '2023-01-01 2026-12-31 3 ley',
    '2027-01-01 2027-12-31 3.5 Ana',
    '2028-01-01 … 3 ley',
  ]);
  const winter = `kind = 'excessDaily' and tariff = '3.0TD' and first_day < '2025-04-01'
    and last_day > '2024-12-31' and period`;
  expect(await currentOf(changed, `${winter} = 1`)).toEqual([
    '2025-01-01 2025-01-31 ? ley',
    '2025-02-01 2025-03-31 0.110506 Ana',
  ]);
  expect(await currentOf(changed, `${winter} = 2`)).toEqual(['2025-01-01 2025-03-31 ? ley']);
});

it('knows the parts that somebody left of a value from what they said themselves', async () => {
  const changed = await createOld();
  const meter = `kind = 'igic' and variant = 'meter'`;
  await addOfAna(changed, meter, [
    `'igic', null, null, 'meter', '2023-01-01', '2025-12-31', 7`,
    `'igic', null, null, 'meter', '2026-01-01', '2026-12-31', 6.5`,
  ]);
  await replacing.up(changed.db);
  expect(await currentOf(changed, meter)).toEqual([
    '2023-01-01 2025-12-31 7 ley',
    '2026-01-01 2026-12-31 6.5 Ana',
    '2027-01-01 … 7 ley',
  ]);
});

it('makes no version where somebody has said it all', async () => {
  const changed = await createOld();
  const winter = canariesAndWinter2025.filter(({ kind }) => kind === 'excessDaily');
  await addOfAna(changed, `kind = 'igic'`, [
    ...['dwelling', 'general', 'meter'].map(
      (variant) => `'igic', null, null, '${variant}', '2023-01-01', null, 5`,
    ),
    ...winter.map(
      ({ tariff, period }) =>
        `'excessDaily', '${tariff}', ${period}, null, '2025-01-01', '2025-03-31', 1`,
    ),
  ]);
  const before = await rowsOf(changed);
  await replacing.up(changed.db);
  expect(await rowsOf(changed)).toEqual(before);
  expect((await versionsOf(changed)).length).toBe(4);
});
