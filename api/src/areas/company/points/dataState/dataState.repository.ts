import type { DataFilter } from '@vatio/contracts/company/points';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../db/transaction';
import { firstTimelyDay } from './state';

/** The columns of `supply_points` that tell the state of its data. */
export const dataColumns = [
  'data_first_day as dataFirstDay',
  'data_last_day as dataLastDay',
  'data_missing_days as dataMissingDays',
  'data_gaps as dataGaps',
] as const;

/** True when a row of `supply_points` passes the filter. */
export function hasData(filter: DataFilter, today: string): RawBuilder<boolean> {
  const timely = firstTimelyDay(today);
  switch (filter) {
    case 'none':
      return sql`supply_points.data_last_day is null`;
    case 'late':
      return sql`supply_points.data_last_day < ${timely}::date`;
    case 'outdated':
      return sql`(supply_points.data_last_day is null or supply_points.data_last_day < ${timely}::date)`;
    case 'holes':
      return sql`supply_points.data_missing_days > 0`;
    case 'current':
      return sql`(supply_points.data_last_day >= ${timely}::date and supply_points.data_missing_days = 0)`;
  }
}

/**
 * Recounts the known days of some points. Every writer of curve days or readings must call it, afterwards,
 * in the same transaction and with the points locked. The points' version stays: values that a person
 * entered do not change.
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
