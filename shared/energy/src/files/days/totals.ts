import { minuteMs } from '../../calendar/localTime';
import type { CurveGap, FileDay } from '../types';

/** The sums over a point's days. */
export interface PointTotals {
  readings: number;
  estimated: number;
  /** Millionths of a kWh: whole numbers, so that their sum is exact. */
  microKwh: number;
  firstMs: number;
  endMs: number;
}

export const noTotals = (): PointTotals => ({
  readings: 0,
  estimated: 0,
  microKwh: 0,
  firstMs: Number.POSITIVE_INFINITY,
  endMs: Number.NEGATIVE_INFINITY,
});

export function addDay(totals: PointTotals, { kwh, isEstimated, startMs, minutes }: FileDay) {
  for (let slot = 0; slot < kwh.length; slot++) {
    const value = kwh[slot] as number;
    if (Number.isNaN(value)) continue;
    const fromMs = startMs + slot * minutes * minuteMs;
    totals.readings += 1;
    totals.estimated += isEstimated[slot] as number;
    totals.microKwh += Math.round(value * 1e6);
    totals.firstMs = Math.min(totals.firstMs, fromMs);
    totals.endMs = Math.max(totals.endMs, fromMs + minutes * minuteMs);
  }
}

/** A missing range, and the line of the reading after it. */
export interface FoundGap extends CurveGap {
  readonly lineAfter: number;
}

/** Goes over readings in order of time and finds where one does not follow the other. */
export function gapFinder(onGap: (gap: FoundGap) => void) {
  let expectedMs: number | null = null;
  const follow = (fromMs: number, toMs: number, line: number) => {
    if (expectedMs !== null && fromMs > expectedMs) {
      onGap({ fromMs: expectedMs, toMs: fromMs, lineAfter: line });
    }
    expectedMs = toMs;
  };
  return {
    wholeDay: follow,
    day({ kwh, lines, startMs, minutes }: FileDay) {
      kwh.forEach((value, slot) => {
        if (Number.isNaN(value)) return;
        const fromMs = startMs + slot * minutes * minuteMs;
        follow(fromMs, fromMs + minutes * minuteMs, lines[slot] as number);
      });
    },
  };
}
