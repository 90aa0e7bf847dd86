import { sql } from 'kysely';
import type { ChangedValues } from '../../areaKit/area';
import type { Db } from '../../db/transaction';

/**
 * Counts the studies that a change of regulated values would outdate: those calculated with one of these
 * days, and of the tariff, that were never presented. A presented study never changes.
 */
export async function countTouchedStudies(
  db: Db,
  changed: readonly ChangedValues[],
): Promise<{ studies: number }> {
  const days = changed.map(({ tariff, from, to }) => ({ tariff, first_day: from, last_day: to }));
  const { rows } = await sql<{ studies: string }>`
    select count(*) as studies from studies as study
    join study_calculations as calculation
      on calculation.study_id = study.id and calculation.number = study.calculations
    where study.state = 'calculated' and not study.was_presented and study.deleted_at is null
      and exists (
        select from jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
          as one (tariff text, first_day date, last_day date)
        where study.last_day >= one.first_day
          and (one.last_day is null or study.first_day <= one.last_day)
          and (one.tariff is null or one.tariff in (
            calculation.snapshot->>'tariff', left(calculation.snapshot->>'tariff', 5))))`.execute(
    db,
  );
  return { studies: Number(rows[0]?.studies ?? 0) };
}
