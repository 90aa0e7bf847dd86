import { minuteMs } from '../calendar/localTime';
import { type PeriodRule, periodLookUp } from '../calendar/periods';
import { periodsOf } from '../tariff/tariffs';
import { type CurveDay, clockMinutes, inOrder, meanKw, roundKwh } from './day';

/** Slots over the contracted power. */
export interface ExcessSum {
  /** Quarters of an hour; an hour over it counts as four. */
  readonly quarters: number;
  /** Energy above the contracted power. */
  readonly kwh: number;
  /** The most that a slot is over it, kW; 0 without any. */
  readonly highestKw: number;
}

/** The excesses of a curve over the contracted powers. */
export interface CurveExcesses {
  readonly total: ExcessSum;
  /** The natural months of the days, in order: «2026-10». */
  readonly months: readonly string[];
  /** A list for each month, and in it a sum for each period of the power, P1 first. */
  readonly byPeriod: readonly (readonly ExcessSum[])[];
  /** A list for each hour of the clock, 0 to 23, and in it a sum for each month. */
  readonly byHour: readonly (readonly ExcessSum[])[];
}

interface Tally {
  quarters: number;
  kwh: number;
  highestKw: number;
}

const tally = (): Tally => ({ quarters: 0, kwh: 0, highestKw: 0 });
const sumOf = ({ quarters, kwh, highestKw }: Tally): ExcessSum => ({
  quarters,
  kwh: roundKwh(kwh),
  highestKw: roundKwh(highestKw),
});

/**
 * @param days of one point, in any order; unknown slots are no excess
 * @param powersKw contracted, P1 first
 */
export function curveExcesses(
  days: Iterable<CurveDay>,
  { powersKw, rule }: { readonly powersKw: readonly number[]; readonly rule: PeriodRule },
): CurveExcesses {
  const ordered = inOrder(days);
  const periodOf = periodLookUp({ ...rule, term: 'power' });
  const months = [...new Set(ordered.map(({ date }) => date.slice(0, 7)))];
  const periods = periodsOf(rule.tariff, 'power');
  const total = tally();
  const byPeriod = months.map(() => periods.map(tally));
  const byHour = Array.from({ length: 24 }, () => months.map(tally));

  for (const day of ordered) {
    const { date, startMs, minutes, kwh } = day;
    const month = months.indexOf(date.slice(0, 7));
    const clock = clockMinutes(day, rule.territory);
    kwh.forEach((value, slot) => {
      const period = periodOf(startMs + slot * minutes * minuteMs);
      const overKw = meanKw(value, minutes) - (powersKw[period - 1] ?? 0);
      // An unknown slot compares as false.
      if (!(overKw > 0)) return;
      const hour = Math.floor((clock[slot] ?? 0) / 60);
      for (const one of [total, byPeriod[month]?.[period - 1], byHour[hour]?.[month]]) {
        if (!one) continue;
        one.quarters += minutes / 15;
        one.kwh += overKw * (minutes / 60);
        one.highestKw = Math.max(one.highestKw, overKw);
      }
    });
  }
  return {
    total: sumOf(total),
    months,
    byPeriod: byPeriod.map((sums) => sums.map(sumOf)),
    byHour: byHour.map((sums) => sums.map(sumOf)),
  };
}
