import { minuteMs } from '../calendar/localTime';
import { type PeriodRule, periodLookUp } from '../calendar/periods';
import { periodCount } from '../tariff/tariffs';
import { type CurveDay, inOrder, meanKw, roundKwh } from './day';

/** A natural month of a curve, cut to the curve. */
export interface MonthOfCurve {
  /** «2026-10». */
  readonly month: string;
  /** kWh of each period, P1 first. */
  readonly kwhByPeriod: readonly number[];
  readonly totalKwh: number;
  /** Highest mean power of a slot in each period, kW; null where the period does not occur. */
  readonly maximumKwByPeriod: readonly (number | null)[];
  /** Known slots, including estimated slots, and missing slots of the days. */
  readonly known: number;
  readonly estimated: number;
  readonly missing: number;
}

interface Tally {
  readonly kwh: number[];
  readonly maximum: (number | null)[];
  known: number;
  estimated: number;
  missing: number;
}

function add(tally: Tally, day: CurveDay, periodOf: (instantMs: number) => number): void {
  day.kwh.forEach((kwh, slot) => {
    if (Number.isNaN(kwh)) {
      tally.missing++;
      return;
    }
    const index = periodOf(day.startMs + slot * day.minutes * minuteMs) - 1;
    tally.kwh[index] = (tally.kwh[index] ?? 0) + kwh;
    tally.maximum[index] = Math.max(tally.maximum[index] ?? 0, meanKw(kwh, day.minutes));
    tally.known++;
    tally.estimated += day.isEstimated[slot] ?? 0;
  });
}

/**
 * kWh, maxima and coverage of each month and period.
 *
 * @param days of one point, in any order; a missing day adds no slots, a slot without a value counts as
 *   missing
 * @param rule the tariff with the periods, and the clock
 */
export function energyByMonth(days: Iterable<CurveDay>, rule: PeriodRule): MonthOfCurve[] {
  const periodOf = periodLookUp(rule);
  const count = periodCount(rule.tariff, rule.term ?? 'energy');
  const months = new Map<string, Tally>();
  for (const day of inOrder(days)) {
    const month = day.date.slice(0, 7);
    const tally = months.get(month) ?? {
      kwh: Array.from({ length: count }, () => 0),
      maximum: Array.from({ length: count }, () => null),
      known: 0,
      estimated: 0,
      missing: 0,
    };
    months.set(month, tally);
    add(tally, day, periodOf);
  }
  return Array.from(months, ([month, { kwh, maximum, known, estimated, missing }]) => ({
    month,
    kwhByPeriod: kwh.map(roundKwh),
    totalKwh: roundKwh(kwh.reduce((sum, value) => sum + value, 0)),
    maximumKwByPeriod: maximum.map((kw) => (kw === null ? null : roundKwh(kw))),
    known,
    estimated,
    missing,
  }));
}
