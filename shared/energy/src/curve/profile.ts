import { epochDay } from '../calendar/dates';
import { minuteMs } from '../calendar/localTime';
import { type DayType, dayKind } from '../calendar/offDays';
import type { PeriodRule } from '../calendar/periods';
import { type CurveDay, clockMinutes, inOrder, meanKw, roundKwh } from './day';
import { energyByMonth, type MonthOfCurve } from './energy';

/** Mean power of each hour of the clock, 0 to 23, in kW; null where it is unknown. */
export type HourlyKw = readonly (number | null)[];

/** Facts about a supply point from its load curve. Every figure covers the known slots. */
export interface CurveStatistics {
  readonly months: readonly MonthOfCurve[];
  readonly totalKwh: number;
  readonly meanKw: number;
  /** The power exceeded in 95 of 100 slots: the base load. */
  readonly baseLoadKw: number;
  /** The highest mean power of a slot, and the first time it occurred. */
  readonly peak: { readonly kw: number; readonly startMs: number };
  /** Mean over peak, 0 to 1: how even the use is. 0 without consumption. */
  readonly loadFactor: number;
  readonly profiles: {
    readonly workingDay: HourlyKw;
    readonly saturday: HourlyKw;
    /** Sundays, and holidays that are cheap all day. */
    readonly sundayOrHoliday: HourlyKw;
  };
  /** Share of the known slots that the distributor estimated, 0 to 1. */
  readonly estimatedShare: number;
}

/** @returns the mean of the known slots of each hour of the clock */
export function meanByHour(
  days: readonly CurveDay[],
  rule: Pick<PeriodRule, 'territory'>,
): HourlyKw {
  const sums = new Float64Array(24);
  const counts = new Uint32Array(24);
  for (const day of days) {
    clockMinutes(day, rule.territory).forEach((minute, slot) => {
      const kwh = day.kwh[slot] ?? Number.NaN;
      const hour = Math.floor(minute / 60);
      if (Number.isNaN(kwh)) return;
      sums[hour] = (sums[hour] ?? 0) + meanKw(kwh, day.minutes);
      counts[hour] = (counts[hour] ?? 0) + 1;
    });
  }
  return Array.from(sums, (sum, hour) => {
    const count = counts[hour] ?? 0;
    return count === 0 ? null : roundKwh(sum / count);
  });
}

function powersOf(days: readonly CurveDay[]) {
  const powers: number[] = [];
  let peak = { kw: Number.NEGATIVE_INFINITY, startMs: 0 };
  let estimated = 0;
  for (const day of days) {
    day.kwh.forEach((kwh, slot) => {
      if (Number.isNaN(kwh)) return;
      const kw = meanKw(kwh, day.minutes);
      powers.push(kw);
      estimated += day.isEstimated[slot] ?? 0;
      if (kw > peak.kw) peak = { kw, startMs: day.startMs + slot * day.minutes * minuteMs };
    });
  }
  return { sorted: Float64Array.from(powers).sort(), peak, estimated };
}

/**
 * Energy by month and period, base load, peak, load factor, and the profiles of working days,
 * Saturdays, and Sundays with holidays.
 *
 * @param days of one point and one resolution, in any order
 * @returns null when no slot is known
 */
export function curveStatistics(
  days: Iterable<CurveDay>,
  rule: PeriodRule,
): CurveStatistics | null {
  const ordered = inOrder(days);
  const { sorted, peak, estimated } = powersOf(ordered);
  if (sorted.length === 0) return null;
  const months = energyByMonth(ordered, rule);
  const mean = sorted.reduce((sum, kw) => sum + kw, 0) / sorted.length;
  const profile = (type: DayType) =>
    meanByHour(
      ordered.filter(({ date }) => dayKind(epochDay(date)).type === type),
      rule,
    );
  return {
    months,
    totalKwh: roundKwh(months.reduce((sum, { totalKwh }) => sum + totalKwh, 0)),
    meanKw: roundKwh(mean),
    baseLoadKw: roundKwh(sorted[Math.floor((sorted.length - 1) * 0.05)] ?? 0),
    peak: { kw: roundKwh(peak.kw), startMs: peak.startMs },
    loadFactor: peak.kw > 0 ? mean / peak.kw : 0,
    profiles: {
      workingDay: profile('workingDay'),
      saturday: profile('saturday'),
      sundayOrHoliday: profile('sundayOrHoliday'),
    },
    estimatedShare: estimated / sorted.length,
  };
}
