import { sql } from 'kysely';
import type { ChangedValues } from '../../../areaKit/area';
import type { Db } from '../../../db/transaction';

/** Counts the bills that a change of regulated values would verify again, as the trigger finds them. */
export async function countTouchedBills(
  db: Db,
  changed: readonly ChangedValues[],
): Promise<{ bills: number }> {
  const days = changed.map(({ tariff, from, to }) => ({ tariff, first_day: from, last_day: to }));
  const { rows } = await sql<{ bills: string }>`
    select bills_touched_by(${JSON.stringify(days)}::jsonb) as bills`.execute(db);
  return { bills: Number(rows[0]?.bills ?? 0) };
}
