import { rightsAndDiscounts } from '@vatio/energy/parameters';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../../../test/database/testDatabase';
import { regulatedParameterTable } from './004_regulated_parameters';
import { officialTextsOf2026 } from './2026-11-24-official-texts';
import { rightsAndDiscountsOf2026 } from './2026-11-25-rights-and-discounts';

let old: TestDatabase;
beforeAll(async () => {
  old = await createTestDatabase({ isMigrated: false });
  await regulatedParameterTable.up(old.db);
  await officialTextsOf2026.up(old.db);
});
afterAll(() => old.drop());

const versionsOf = ({ db }: TestDatabase) =>
  db
    .selectFrom('parameter_versions')
    .select(['number', 'comment', 'changed', 'actor_id'])
    .orderBy('number')
    .execute();
const insertKind = ({ db }: TestDatabase, kind: string, version: number) =>
  sql`
    insert into regulated_parameters (id, kind, first_day, norm, state, note, since_version)
    values (gen_random_uuid(), ${kind}, '2030-01-01', 'x', 'pending', '', ${version})`.execute(db);

it('knows no such kind before', async () => {
  await expect(insertKind(old, 'legalInterest', 2)).rejects.toMatchObject({ code: '23514' });
});

it('adds a version of its own, after those that somebody has made', async () => {
  const changed = await createTestDatabase({ isMigrated: false });
  await regulatedParameterTable.up(changed.db);
  await officialTextsOf2026.up(changed.db);
  await sql`
    insert into parameter_versions (number, at, actor_id, actor_name, comment, changed)
    values (3, now(), gen_random_uuid(), 'Ana', 'IEE de 2027', 1)`.execute(changed.db);
  await rightsAndDiscountsOf2026.up(changed.db);
  expect((await versionsOf(changed)).at(-1)).toMatchObject({ number: 4, actor_id: null });
  const { rows } = await sql<{ kind: string }>`
    select distinct kind from regulated_parameters where since_version = 4`.execute(changed.db);
  expect(rows.map(({ kind }) => kind).sort()).toEqual(
    [...new Set(rightsAndDiscounts.map(({ kind }) => kind))].sort(),
  );
  await changed.drop();
});

it('still refuses kinds that nobody knows', async () => {
  await rightsAndDiscountsOf2026.up(old.db);
  await expect(insertKind(old, 'toString', 3)).rejects.toMatchObject({ code: '23514' });
});
