import { type DataState, lateDataDays, type SupplyPoint } from '@vatio/contracts/company/points';
import { addDays } from '@vatio/energy/calendar';

type PointData = SupplyPoint['data'];

/** The columns that tell it, as they are read. */
interface DataRow {
  readonly dataFirstDay: string | null;
  readonly dataLastDay: string | null;
  readonly dataMissingDays: number;
  readonly dataGaps: PointData['gaps'];
}

/** @param today data become late only by time */
export const toPointData = (row: DataRow, today: string): PointData => ({
  state: stateOf(row, today),
  firstDay: row.dataFirstDay,
  lastDay: row.dataLastDay,
  missingDays: row.dataMissingDays,
  gaps: row.dataGaps,
});

function stateOf({ dataLastDay, dataMissingDays }: DataRow, today: string): DataState {
  if (dataLastDay === null) return 'none';
  if (dataLastDay < firstTimelyDay(today)) return 'late';
  return dataMissingDays > 0 ? 'holes' : 'current';
}

/** Data that end on this day or later are not late. */
export const firstTimelyDay = (today: string) => addDays(today, -lateDataDays);
