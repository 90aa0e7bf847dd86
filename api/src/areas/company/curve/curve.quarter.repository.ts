import type { CurveMinutes } from '@vatio/contracts/company/curve';
import type { Territory } from '@vatio/contracts/company/supply';
import { addDays, type DayRange, quarterMs, startOfDay } from '@vatio/energy/calendar';
import { sql } from 'kysely';
import type { Db } from '../../../db/transaction';

/** A stored curve as consecutive quarters of an hour. */
export interface StoredQuarters {
  /** The resolution that was measured; an hour counts for its four quarters. */
  readonly minutes: CurveMinutes;
  /** The instant at which the first quarter begins, milliseconds since 1970, UTC. */
  readonly startMs: number;
  /** Mean power of each quarter in tenths of a watt; `unknownPower` where there is none. */
  readonly tenthsW: Int32Array;
}

const unknownPower = -1;

/** @returns the mean power of each quarter, kW; NaN where it is unknown */
export const kwOf = ({ tenthsW }: StoredQuarters): Float64Array =>
  Float64Array.from(tenthsW, (power) => (power === unknownPower ? Number.NaN : power / 10_000));

export type CurvePoint = { readonly id: string; readonly territory: Territory };

/** Names the curve of a point that knows more of some days. */
export interface CurveChoice {
  readonly minutes: CurveMinutes;
  /** The estimated share of its known readings, 0 to 1. */
  readonly estimatedShare: number;
}

/** The curve to take of each point that has one in these days, by the point's id. */
export async function bestCurvesOf(
  db: Db,
  supplyPointIds: readonly string[],
  { firstDay, lastDay }: DayRange,
): Promise<ReadonlyMap<string, CurveChoice>> {
  if (supplyPointIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('curve_days')
    .select(['supply_point_id as id', 'minutes'])
    .select(
      sql<number>`sum(estimated_count)::float8 / greatest(sum(known), 1)`.as('estimatedShare'),
    )
    .where('supply_point_id', 'in', supplyPointIds)
    .where('day', '>=', firstDay)
    .where('day', '<=', lastDay)
    .groupBy(['supply_point_id', 'minutes'])
    .orderBy(sql`sum(known) * minutes`)
    .orderBy('minutes', 'desc')
    .execute();
  // The last of a point stays: the best one.
  return new Map(rows.map(({ id, ...choice }) => [id, choice]));
}

/** The quarters of a curve that has a day among these. */
export async function quartersIn(
  db: Db,
  point: CurvePoint,
  { firstDay, lastDay }: DayRange,
  minutes: CurveMinutes,
): Promise<StoredQuarters> {
  const rows = await db
    .selectFrom('curve_days')
    .select(['day', 'tenths_wh as tenthsWh'])
    .where('supply_point_id', '=', point.id)
    .where('minutes', '=', minutes)
    .where('day', '>=', firstDay)
    .where('day', '<=', lastDay)
    .execute();
  return quartersOf(rows, point, { firstDay, lastDay }, minutes);
}

interface CurveDay {
  readonly day: string;
  readonly tenthsWh: readonly (number | null)[];
}

/** Some days of a curve, put into their quarters. */
export function quartersOf(
  rows: readonly CurveDay[],
  { territory }: Pick<CurvePoint, 'territory'>,
  { firstDay, lastDay }: DayRange,
  minutes: CurveMinutes,
): StoredQuarters {
  const startMs = startOfDay(firstDay, territory);
  const indexOf = (day: string) => (startOfDay(day, territory) - startMs) / quarterMs;
  const tenthsW = new Int32Array(indexOf(addDays(lastDay, 1))).fill(unknownPower);
  const quarters = minutes / 15;
  const slotsPerHour = 60 / minutes;
  for (const { day, tenthsWh } of rows) {
    const first = indexOf(day);
    tenthsWh.forEach((energy, slot) => {
      if (energy === null) return;
      const at = first + slot * quarters;
      tenthsW.fill(energy * slotsPerHour, at, at + quarters);
    });
  }
  return { minutes, startMs, tenthsW };
}
