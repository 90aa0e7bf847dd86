import {
  type DataFilter,
  type DataState,
  lateDataDays,
  type SupplyPoint,
} from '@vatio/contracts/company/points';
import { addDays } from '@vatio/energy/calendar';
import { type RawBuilder, sql } from 'kysely';

type PointData = SupplyPoint['data'];

/** The columns from which it is told. */
export const dataColumns = [
  ...(['data_first_day as dataFirstDay', 'data_last_day as dataLastDay'] as const),
  ...(['data_missing_days as dataMissingDays', 'data_gaps as dataGaps'] as const),
] as const;

/** Those columns, as they are read. */
interface DataRow {
  readonly dataFirstDay: string | null;
  readonly dataLastDay: string | null;
  readonly dataMissingDays: number;
  readonly dataGaps: PointData['gaps'];
}

/** @param today the day that it is: data become late by nothing but time */
export const toPointData = (row: DataRow, today: string): PointData => ({
  state: stateOf(row, today),
  ...{ firstDay: row.dataFirstDay, lastDay: row.dataLastDay },
  ...{ missingDays: row.dataMissingDays, gaps: row.dataGaps },
});

function stateOf({ dataLastDay, dataMissingDays }: DataRow, today: string): DataState {
  if (dataLastDay === null) return 'none';
  if (dataLastDay < firstTimelyDay(today)) return 'late';
  return dataMissingDays > 0 ? 'holes' : 'current';
}

/** Data that end on this day or later are not late. */
const firstTimelyDay = (today: string) => addDays(today, -lateDataDays);

/** Whether a row of `supply_points` is what a list is filtered by. */
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
