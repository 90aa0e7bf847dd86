import type { RegulatedParameter } from '@vatio/energy/tariff';
import { type Kysely, sql } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import { overlaps, remainders, type Validity } from '../parameters/cut';
import { insertParameters, insertVersion } from './builtInVersion';

/**
 * Adds a built-in version, for migrations: its rows replace earlier rows on their days. Days that a person
 * has changed stay as they are; if these are all, there is no version.
 */
export async function replaceBuiltIn(
  db: Kysely<unknown>,
  comment: string,
  texts: readonly RegulatedParameter[],
): Promise<void> {
  const stored = await currentRows(db);
  const added = texts.flatMap((text) =>
    without(
      text,
      stored.filter((row) => row.isOfSomebody && row.key === keyOf(text)),
    ),
  );
  if (added.length > 0) await makeVersion(db, comment, added, stored);
}

interface StoredRow extends Validity {
  readonly id: string;
  readonly key: string;
  /** True when it differs, on its days, from every built-in version. */
  readonly isOfSomebody: boolean;
}

async function currentRows(db: Kysely<unknown>): Promise<readonly StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    with built_in as (
      select regulated_parameters.* from regulated_parameters
      join parameter_versions on number = since_version
      where actor_id is null
    )
    select id, concat_ws('|', kind, coalesce(tariff, ''), coalesce(period::text, ''),
        coalesce(variant, '')) as key,
      first_day as from, last_day as to,
      not exists (
        select from built_in
        where (built_in.kind, built_in.tariff, built_in.period, built_in.variant, built_in.value,
              built_in.power_limit_kw, built_in.power_limit_included, built_in.per,
              built_in.condition_question, built_in.condition_alternative)
            is not distinct from (row.kind, row.tariff, row.period, row.variant, row.value,
              row.power_limit_kw, row.power_limit_included, row.per,
              row.condition_question, row.condition_alternative)
          and built_in.first_day <= row.first_day
          and (built_in.last_day is null or built_in.last_day >= row.last_day)
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
  comment: string,
  added: readonly RegulatedParameter[],
  stored: readonly StoredRow[],
): Promise<void> {
  const taken = (row: StoredRow) =>
    added.filter((text) => keyOf(text) === row.key && overlaps(text, row));
  const ended = stored.filter((row) => taken(row).length > 0);
  const kept = ended.flatMap((row) => without(row, taken(row)));
  const number = await insertVersion(db, comment, added.length);
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
      norm, state, note, power_limit_kw, power_limit_included, per, condition_question,
      condition_alternative, since_version)
    select part.id, kind, tariff, period, variant, part."from", part."to", value,
      norm, state, note, power_limit_kw, power_limit_included, per, condition_question,
      condition_alternative, ${version}
    from jsonb_to_recordset(${JSON.stringify(
      kept.map(({ id, from, to }) => ({ id: uuidV7(), of: id, from, to })),
    )}::jsonb) as part (id uuid, "of" uuid, "from" date, "to" date)
    join regulated_parameters as ended on ended.id = part."of"`.execute(db);
