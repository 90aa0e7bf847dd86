import type { RegulatedParameter } from '@vatio/energy/tariff';
import { type Kysely, sql } from 'kysely';
import { v7 as uuidV7 } from 'uuid';

// The built-in versions of the table of parameters, for migrations.

/** @returns the number of the next version, which has no author */
export async function insertVersion(
  db: Kysely<unknown>,
  comment: string,
  changed: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ number: number }>`
    insert into parameter_versions (number, at, comment, changed)
    select coalesce(max(number), 0) + 1, now(), ${comment}, ${changed}
    from parameter_versions returning number`.execute(db);
  return rows[0]?.number;
}

/** JSON with exact decimals as text, as in the first version. */
export async function insertParameters(
  db: Kysely<unknown>,
  added: readonly RegulatedParameter[],
  version?: number,
): Promise<void> {
  const rows = added.map((text) => ({
    ...text,
    id: uuidV7(),
    note: text.note ?? '',
    power_limit_kw: text.powerLimit?.kw,
    power_limit_included: text.powerLimit?.isIncluded,
    ...(text.state === 'confirmed' && {
      condition_question: text.condition?.question,
      condition_alternative: text.condition?.alternative,
    }),
  }));
  await sql`
    insert into regulated_parameters (id, kind, tariff, period, variant, first_day, last_day, value,
      norm, state, note, power_limit_kw, power_limit_included, per, condition_question,
      condition_alternative, since_version)
    select id, kind, tariff, period, variant, "from", "to", value,
      norm, state, note, power_limit_kw, power_limit_included, per, condition_question,
      condition_alternative, ${version}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      id uuid, kind text, tariff text, period smallint, variant text, "from" date, "to" date,
      value numeric, norm text, state text, note text, power_limit_kw numeric,
      power_limit_included boolean, per text, condition_question text,
      condition_alternative numeric)`.execute(db);
}
