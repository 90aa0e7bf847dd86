import { sql } from 'kysely';
import type { Db } from '../../../../db/transaction';

/**
 * Counts anew which days of some points are known. To be called by whatever writes days of a curve
 * or readings, in the same transaction and after it, while it holds the rows of those points. That
 * what they say of themselves is true is no change of theirs: their version stays.
 */
export async function refreshPointData(db: Db, pointIds: Iterable<string>): Promise<void> {
  const ids = [...pointIds];
  if (ids.length === 0) return;
  await sql`
    update supply_points set
      data_first_day = found.first_day, data_last_day = found.last_day,
      data_missing_days = found.missing_days, data_gaps = found.gaps
    from unnest(${ids}::uuid[]) as written (id)
    cross join lateral supply_point_data(written.id) as found
    where supply_points.id = written.id`.execute(db);
}
