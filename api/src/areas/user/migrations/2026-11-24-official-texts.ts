import { officialTexts } from '@vatio/energy/parameters';
import type { RegulatedParameter } from '@vatio/energy/tariff';
import { type Kysely, type Migration, sql } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import { overlaps, remainders, type Validity } from '../parameters/cut';
import { insertParameters, insertVersion } from './builtInVersion';

/**
 * Values that depend on a condition, the tariff 6.2TDVE, and a version of the table with what the
 * official texts say. Days that somebody has changed stay as they are.
 */
export const officialTextsOf2026: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table regulated_parameters
        add condition_question text check (condition_question <> ''),
        add condition_alternative numeric check (condition_alternative >= 0),
        add check (num_nulls(condition_question, condition_alternative) in (0, 2)),
        add check (condition_question is null or state = 'confirmed'),
        drop constraint regulated_parameters_tariff_check,
        add constraint regulated_parameters_tariff_check check (tariff in
          ('2.0TD', '3.0TD', '6.1TD', '6.2TD', '6.3TD', '6.4TD', '3.0TDVE', '6.1TDVE',
          '6.2TDVE'))`.execute(db);
    const stored = await currentRows(db);
    const added = officialTexts.flatMap((text) =>
      without(
        text,
        stored.filter((row) => row.isOfSomebody && row.key === keyOf(text)),
      ),
    );
    if (added.length > 0) await makeVersion(db, added, stored);
  },
};

interface StoredRow extends Validity {
  readonly id: string;
  readonly key: string;
  /** It says something else of its days than the first version. */
  readonly isOfSomebody: boolean;
}

async function currentRows(db: Kysely<unknown>): Promise<readonly StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select id, concat_ws('|', kind, coalesce(tariff, ''), coalesce(period::text, ''),
        coalesce(variant, '')) as key,
      first_day as from, last_day as to,
      not exists (
        select from regulated_parameters as first
        where first.since_version = 1
          and (first.kind, first.tariff, first.period, first.variant, first.value,
              first.power_limit_kw, first.power_limit_included, first.per)
            is not distinct from (row.kind, row.tariff, row.period, row.variant, row.value,
              row.power_limit_kw, row.power_limit_included, row.per)
          and first.first_day <= row.first_day
          and (first.last_day is null or first.last_day >= row.last_day)
      ) as "isOfSomebody"
    from regulated_parameters as row where until_version is null`.execute(db);
  return rows;
}

const keyOf = ({ kind, tariff, period, variant }: RegulatedParameter) =>
  [kind, tariff, period, variant].join('|');

/** The parts of a row on days that others leave. */
const without = <Row extends Validity>(row: Row, others: readonly Validity[]): readonly Row[] =>
  others.reduce<readonly Row[]>(
    (parts, other) =>
      parts.flatMap((part) => (overlaps(part, other) ? remainders(part, other) : [part])),
    [row],
  );

async function makeVersion(
  db: Kysely<unknown>,
  added: readonly RegulatedParameter[],
  stored: readonly StoredRow[],
): Promise<void> {
  const taken = (row: StoredRow) =>
    added.filter((text) => keyOf(text) === row.key && overlaps(text, row));
  const ended = stored.filter((row) => taken(row).length > 0);
  const kept = ended.flatMap((row) => without(row, taken(row)));
  const number = await insertVersion(db, 'Valores según los textos oficiales', added.length);
  await sql`
    update regulated_parameters set until_version = ${number}
    where id = any(${ended.map(({ id }) => id)}::uuid[])`.execute(db);
  await keepDays(db, kept, number);
  await insertParameters(db, added, number);
}

/** The parts that are left of ended rows. */
const keepDays = (db: Kysely<unknown>, kept: readonly StoredRow[], version?: number) =>
  sql`
    insert into regulated_parameters (id, kind, tariff, period, variant, first_day, last_day, value,
      norm, state, note, power_limit_kw, power_limit_included, per, since_version)
    select part.id, kind, tariff, period, variant, part."from", part."to", value,
      norm, state, note, power_limit_kw, power_limit_included, per, ${version}
    from jsonb_to_recordset(${JSON.stringify(
      kept.map(({ id, from, to }) => ({ id: uuidV7(), of: id, from, to })),
    )}::jsonb) as part (id uuid, "of" uuid, "from" date, "to" date)
    join regulated_parameters as ended on ended.id = part."of"`.execute(db);
