import type { LocalDate } from '../calendar/dates';
import { minuteMs } from '../calendar/localTime';
import { type PeriodRule, periodLookUp } from '../calendar/periods';
import type { Period } from '../tariff/tariffs';
import { type CurveDay, inOrder, meanKw, roundKwh } from './day';

/** The highest slot of a day. */
export interface Peak {
  readonly date: LocalDate;
  /** Start of the slot, milliseconds since 1970, UTC. */
  readonly startMs: number;
  readonly kw: number;
  /** The period of the power term. */
  readonly period: Period;
  readonly contractedKw: number;
  /** Above the contracted power; negative: below it. */
  readonly overKw: number;
}

/**
 * The highest powers, at most one a day: one bad evening would otherwise fill the list.
 *
 * @param days of one point, in any order
 * @param powersKw contracted, P1 first
 * @param count the most peaks to return
 * @returns the highest first; of equal peaks the earlier
 */
export function worstPeaks(
  days: Iterable<CurveDay>,
  { powersKw, rule }: { readonly powersKw: readonly number[]; readonly rule: PeriodRule },
  count = 10,
): Peak[] {
  const periodOf = periodLookUp({ ...rule, term: 'power' });
  const peaks = inOrder(days).flatMap((day) => peakOf(day) ?? []);
  return peaks
    .sort((one, other) => other.kw - one.kw || one.startMs - other.startMs)
    .slice(0, count)
    .map((peak) => {
      const period = periodOf(peak.startMs);
      const contractedKw = powersKw[period - 1] ?? 0;
      return { ...peak, period, contractedKw, overKw: roundKwh(peak.kw - contractedKw) };
    });
}

function peakOf({ date, startMs, minutes, kwh }: CurveDay) {
  let highest = -1;
  kwh.forEach((value, slot) => {
    if (value > (kwh[highest] ?? -1)) highest = slot;
  });
  if (highest < 0) return undefined;
  return {
    date,
    startMs: startMs + highest * minutes * minuteMs,
    kw: roundKwh(meanKw(kwh[highest] ?? 0, minutes)),
  };
}
