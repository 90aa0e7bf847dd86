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

/**
 * The curve of a point between two days, in the resolution that knows more of them.
 *
 * @returns null when no day has a curve
 */
export async function storedQuartersOf(
  db: Db,
  { id, territory }: { readonly id: string; readonly territory: Territory },
  { firstDay, lastDay }: DayRange,
): Promise<StoredQuarters | null> {
  const days = db
    .selectFrom('curve_days')
    .where('supply_point_id', '=', id)
    .where('day', '>=', firstDay)
    .where('day', '<=', lastDay);
  const best = await days
    .select('minutes')
    .groupBy('minutes')
    .orderBy(sql`sum(known) * minutes`, 'desc')
    .orderBy('minutes')
    .limit(1)
    .executeTakeFirst();
  if (!best) return null;
  const { minutes } = best;
  const rows = await days.select(['day', 'tenths_wh']).where('minutes', '=', minutes).execute();
  const startMs = startOfDay(firstDay, territory);
  const indexOf = (day: string) => (startOfDay(day, territory) - startMs) / quarterMs;
  const tenthsW = new Int32Array(indexOf(addDays(lastDay, 1))).fill(unknownPower);
  const quarters = minutes / 15;
  const slotsPerHour = 60 / minutes;
  for (const { day, tenths_wh } of rows) {
    const first = indexOf(day);
    tenths_wh.forEach((energy, slot) => {
      if (energy === null) return;
      const at = first + slot * quarters;
      tenthsW.fill(energy * slotsPerHour, at, at + quarters);
    });
  }
  return { minutes, startMs, tenthsW };
}
