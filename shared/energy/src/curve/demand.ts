import { addDays, type DayRange } from '../calendar/dates';
import { minuteMs, quarterMs, startOfDay } from '../calendar/localTime';
import type { Territory } from '../tariff/tariffs';
import { type CurveDay, inOrder, meanKw } from './day';

/** Consecutive quarters of an hour, as a meter of type 1 to 3 keeps them. */
export interface QuarterDemand {
  /** The instant at which the first quarter begins, milliseconds since 1970, UTC. */
  readonly startMs: number;
  /** Mean power of each quarter, kW; NaN where it is unknown. */
  readonly kw: ArrayLike<number>;
  /**
   * The interval of the measurement. 60: an hour's mean power is repeated in its four quarters. Undefined:
   * 15.
   */
  readonly minutes?: CurveDay['minutes'];
}

/**
 * A curve as the power of each quarter. An hour's mean power counts for each of its four quarters
 * (Circular CNMC 3/2020, as the CNMC answered in CNS/DE/1467/20).
 *
 * @param days of one point, in any order; missing days are unknown quarters
 * @returns null when there are no days
 */
export function quarterDemandOf(days: Iterable<CurveDay>): QuarterDemand | null {
  const ordered = inOrder(days);
  const [first] = ordered;
  const last = ordered.at(-1);
  if (!first || !last) return null;
  const slotsMs = last.kwh.length * last.minutes * minuteMs;
  const kw = new Float64Array((last.startMs + slotsMs - first.startMs) / quarterMs).fill(
    Number.NaN,
  );
  for (const day of ordered) {
    const quarters = day.minutes / 15;
    const at = (day.startMs - first.startMs) / quarterMs;
    day.kwh.forEach((kwh, slot) => {
      kw.fill(meanKw(kwh, day.minutes), at + slot * quarters, at + (slot + 1) * quarters);
    });
  }
  return { startMs: first.startMs, kw };
}

/** A demand that says what it was measured by. */
export interface MeasuredDemand extends QuarterDemand {
  readonly minutes: CurveDay['minutes'];
}

/**
 * The days of a range as slots of their own resolution: quarters become hours again where hours were
 * measured. None is marked as estimated: a demand does not know.
 */
export function curveDaysOf(
  { startMs, kw, minutes }: MeasuredDemand,
  { firstDay, lastDay }: DayRange,
  territory: Territory,
): CurveDay[] {
  const days: CurveDay[] = [];
  const quarters = minutes / 15;
  for (let date = firstDay; date <= lastDay; date = addDays(date, 1)) {
    const fromMs = startOfDay(date, territory);
    const slots = (startOfDay(addDays(date, 1), territory) - fromMs) / (minutes * minuteMs);
    const first = (fromMs - startMs) / quarterMs;
    days.push({
      cups20: null,
      date,
      startMs: fromMs,
      minutes,
      kwh: Float64Array.from(
        { length: slots },
        (_, slot) => (kw[first + slot * quarters] ?? Number.NaN) / (60 / minutes),
      ),
      exportedKwh: null,
      isEstimated: new Uint8Array(slots),
    });
  }
  return days;
}
