import type { Period, Tariff, TariffTerm, Territory } from '../tariff/tariffs';
import { addDays, type DayRange, dayMs, epochDay, type LocalDate } from './dates';
import { hourMs, offsetSpanAt, startOfDay } from './localTime';
import { dayKind } from './offDays';
import { cheapest, hourOfWorkingDay, type Shape, shapeOf } from './workingDay';

/** The periods that count: a tariff's energy or power, by the clock of a territory. */
export interface PeriodRule {
  readonly tariff: Tariff;
  readonly territory: Territory;
  /** Only 2.0TD distinguishes them. Default: energy. */
  readonly term?: TariffTerm;
}

/** Maps an instant (milliseconds, UTC) to its period. */
type LookUp = (instantMs: number) => Period;

const shapeOfRule = ({ tariff, term = 'energy' }: PeriodRule) => shapeOf(tariff, term);

const workingDays = new Map<string, readonly Period[]>();

/** Periods of the 12 × 24 hours of working days, computed once for each clock. */
function workingDayTable(shape: Shape, territory: Territory): readonly Period[] {
  const key = shape + territory;
  const table =
    workingDays.get(key) ??
    Array.from({ length: 12 * 24 }, (_, i) =>
      hourOfWorkingDay(shape, Math.floor(i / 24) + 1, i % 24, territory),
    );
  workingDays.set(key, table);
  return table;
}

/**
 * Prepares the look-up of many instants. In order of time, a year of quarters takes about a
 * millisecond, because each local day is resolved once.
 *
 * @returns a function from an instant (milliseconds, UTC) to its period
 */
export function periodLookUp(rule: PeriodRule): LookUp {
  const shape = shapeOfRule(rule);
  const { territory } = rule;
  const table = workingDayTable(shape, territory);
  // The local day of the last instant, or its part before or after a clock change.
  let fromMs = 0;
  let toMs = 0;
  let midnightMs = 0;
  let firstHour: number | null = null;
  const moveTo = (instantMs: number) => {
    const span = offsetSpanAt(instantMs, territory);
    const day = Math.floor((instantMs + span.offsetMs) / dayMs);
    const { month, type } = dayKind(day);
    midnightMs = day * dayMs - span.offsetMs;
    fromMs = Math.max(span.fromMs, midnightMs);
    toMs = Math.min(span.toMs, midnightMs + dayMs);
    firstHour = type === 'workingDay' ? (month - 1) * 24 : null;
  };
  return (instantMs) => {
    if (!(instantMs >= fromMs && instantMs < toMs)) moveTo(instantMs);
    if (firstHour === null) return cheapest[shape];
    return table[firstHour + Math.floor((instantMs - midnightMs) / hourMs)] as Period;
  };
}

// Keys are the shape, then the territory: a key made of both would be written anew for each instant.
const lookUps: Record<Shape, Partial<Record<Territory, LookUp>>> = { three: {}, two: {}, six: {} };

/**
 * The period of an instant: its local hour's (08:59 belongs to hour 8). Source: Circular CNMC
 * 3/2020 art. 7 (BOE-A-2020-1066).
 *
 * @param instantMs milliseconds since 1970, UTC: the start of the measure, never its label
 * @throws RangeError when it is no instant (NaN)
 */
export function periodAt(instantMs: number, rule: PeriodRule): Period {
  const { territory } = rule;
  const ofShape = lookUps[shapeOfRule(rule)];
  ofShape[territory] ??= periodLookUp(rule);
  return ofShape[territory](instantMs);
}

/**
 * The period of a time on the local clock.
 *
 * @param local «2026-01-07T13:59»
 * @throws RangeError when it is no such time
 */
export function periodAtLocal(local: string, rule: PeriodRule): Period {
  const [, date, hours] = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d$/.exec(local) ?? [];
  if (!date || !hours) throw new RangeError(`«${local}» is not a local time (yyyy-mm-ddThh:mm)`);
  const shape = shapeOfRule(rule);
  const { month, type } = dayKind(epochDay(date));
  if (type !== 'workingDay') return cheapest[shape];
  return hourOfWorkingDay(shape, month, Number(hours), rule.territory);
}

/** @returns whether a month's season has a period. @param month 1 to 12 */
export function monthHasPeriod(month: number, period: Period, rule: PeriodRule): boolean {
  const shape = shapeOfRule(rule);
  if (period === cheapest[shape]) return true;
  const table = workingDayTable(shape, rule.territory);
  const hour = table.indexOf(period, (month - 1) * 24);
  return hour >= 0 && hour < month * 24;
}

/** @returns the hours of each period in a range of days, P1 first; with 23 and 25 hours when clocks change */
export function hoursByPeriod(range: DayRange, rule: PeriodRule): number[] {
  const lookUp = periodLookUp(rule);
  const hours = Array.from({ length: cheapest[shapeOfRule(rule)] }, () => 0);
  const end = startOfDay(addDays(range.lastDay, 1), rule.territory);
  for (let at = startOfDay(range.firstDay, rule.territory); at < end; at += hourMs) {
    const index = lookUp(at) - 1;
    hours[index] = (hours[index] ?? 0) + 1;
  }
  return hours;
}

/** @returns the periods of a day's hours on the clock: 23, 24 or 25 of them */
export function periodsOfDay(date: LocalDate, rule: PeriodRule): Period[] {
  const lookUp = periodLookUp(rule);
  const end = startOfDay(addDays(date, 1), rule.territory);
  const periods: Period[] = [];
  for (let at = startOfDay(date, rule.territory); at < end; at += hourMs) periods.push(lookUp(at));
  return periods;
}
