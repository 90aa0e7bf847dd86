import type { LocalDate } from '../calendar/dates';
import type { Territory } from '../tariff/tariffs';
import { type CurveDay, clockMinutes, inOrder, roundKwh } from './day';

/** The heat map: a row for each day, a column for each hour of the clock. */
export interface HourDayMatrix {
  readonly dates: readonly LocalDate[];
  /**
   * kWh of the hours 0 to 23 of each day; null where unknown and for the hour that the clock skips.
   * The repeated hour of October is the mean of both, so that its colour compares.
   */
  readonly kwh: readonly (readonly (number | null)[])[];
}

function hoursOf(day: CurveDay, territory: Territory): (number | null)[] {
  const sums = new Float64Array(24);
  const slots = new Uint8Array(24);
  clockMinutes(day, territory).forEach((minute, slot) => {
    const kwh = day.kwh[slot] ?? Number.NaN;
    const hour = Math.floor(minute / 60);
    if (Number.isNaN(kwh)) return;
    sums[hour] = (sums[hour] ?? 0) + kwh;
    slots[hour] = (slots[hour] ?? 0) + 1;
  });
  const perHour = 60 / day.minutes;
  return Array.from(sums, (sum, hour) => {
    const count = slots[hour] ?? 0;
    if (count === 0) return null;
    return roundKwh(count > perHour ? (sum * perHour) / count : sum);
  });
}

/** The hour × day matrix of a curve. @param days of one point, in any order */
export function hourDayMatrix(days: Iterable<CurveDay>, territory: Territory): HourDayMatrix {
  const ordered = inOrder(days);
  return {
    dates: ordered.map(({ date }) => date),
    kwh: ordered.map((day) => hoursOf(day, territory)),
  };
}
