import type { Period, Tariff, TariffTerm, Territory } from '../tariff/tariffs';
import { addDays, type DayRange, dayMs, epochDay, type LocalDate } from './dates';
import { hourMs, offsetSpanAt, startOfDay } from './localTime';
import { dayKind } from './offDays';

/** Which periods count: those of a tariff's energy or power, by the clock of a territory. */
export interface PeriodRule {
  readonly tariff: Tariff;
  readonly territory: Territory;
  /** Only 2.0TD tells them apart. Energy unless said. */
  readonly term?: TariffTerm;
}

type Hours = readonly [from: number, to: number];

interface SixPeriodSeasons {
  /** The dear hours of a working day; the rest of 8 to 24 is flat. */
  readonly peak: readonly Hours[];
  /** By month: h high, m medium-high, e medium, l low. */
  readonly seasons: string;
  /** Period of the dear and of the flat hours in each season. */
  readonly periods: Readonly<Record<'h' | 'm' | 'e' | 'l', readonly [peak: Period, flat: Period]>>;
}

const usual = { h: [1, 2], m: [2, 3], e: [3, 4], l: [4, 5] } as const;
const islandPeak: readonly Hours[] = [
  [10, 15],
  [18, 22],
];
const africaPeak: readonly Hours[] = [
  [10, 15],
  [19, 23],
];

/** Six periods. Source: Circular CNMC 3/2020 art. 7 and its annex. */
const sixPeriods: Record<Territory, SixPeriodSeasons> = {
  peninsula: {
    peak: [
      [9, 14],
      [18, 22],
    ],
    seasons: 'hhmlleheelmh',
    periods: usual,
  },
  baleares: { peak: islandPeak, seasons: 'eellmhhhhmle', periods: usual },
  canarias: {
    peak: islandPeak,
    seasons: 'eeelllhhhhmm',
    periods: { h: [1, 3], m: [2, 3], e: [2, 4], l: [4, 5] },
  },
  ceuta: {
    peak: africaPeak,
    seasons: 'hhelllmhhmee',
    periods: { h: [1, 4], m: [2, 3], e: [2, 4], l: [3, 5] },
  },
  melilla: { peak: africaPeak, seasons: 'hmlllehhheem', periods: usual },
};

const within = (hour: number, ranges: readonly Hours[]) =>
  ranges.some(([from, to]) => hour >= from && hour < to);

/** 2.0TD, energy. In Ceuta and Melilla the hours are one later (Circular 3/2020 art. 7.2). */
function threePeriodHour(hour: number, territory: Territory): Period {
  const later = territory === 'ceuta' || territory === 'melilla' ? 1 : 0;
  if (hour < 8) return 3;
  const isPeak = within(hour, [
    [10 + later, 14 + later],
    [18 + later, 22 + later],
  ]);
  return isPeak ? 1 : 2;
}

function sixPeriodHour(month: number, hour: number, territory: Territory): Period {
  if (hour < 8) return 6;
  const { peak, seasons, periods } = sixPeriods[territory];
  const [dear, flat] = periods[seasons[month - 1] as 'h' | 'm' | 'e' | 'l'];
  return within(hour, peak) ? dear : flat;
}

type Shape = 'three' | 'two' | 'six';
const cheapest: Record<Shape, Period> = { three: 3, two: 2, six: 6 };

const shapeOf = ({ tariff, term }: PeriodRule): Shape => {
  if (tariff !== '2.0TD') return 'six';
  return term === 'power' ? 'two' : 'three';
};

function hourOfWorkingDay(shape: Shape, month: number, hour: number, territory: Territory): Period {
  if (shape === 'six') return sixPeriodHour(month, hour, territory);
  const energy = threePeriodHour(hour, territory);
  if (shape === 'three') return energy;
  return energy === 3 ? 2 : 1;
}

const workingDays = new Map<string, readonly Period[]>();

/** Periods of the 12 × 24 hours of working days, made once for each clock. */
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
 * Prepares the look-up of many instants: in order of time a year of quarters takes about a
 * millisecond, because what holds for a local day is found once.
 *
 * @returns a function from an instant (milliseconds, UTC) to its period
 */
export function periodLookUp(rule: PeriodRule): (instantMs: number) => Period {
  const shape = shapeOf(rule);
  const { territory } = rule;
  const table = workingDayTable(shape, territory);
  // The local day of the instant before, or the part of it until the clock changes.
  let fromMs = 0;
  let toMs = 0;
  let midnightMs = 0;
  let firstHour: number | null = null;
  const moveTo = (instantMs: number) => {
    const span = offsetSpanAt(instantMs, territory);
    const day = Math.floor((instantMs + span.offsetMs) / dayMs);
    const { month, isOff } = dayKind(day);
    midnightMs = day * dayMs - span.offsetMs;
    fromMs = Math.max(span.fromMs, midnightMs);
    toMs = Math.min(span.toMs, midnightMs + dayMs);
    firstHour = isOff ? null : (month - 1) * 24;
  };
  return (instantMs) => {
    if (!(instantMs >= fromMs && instantMs < toMs)) moveTo(instantMs);
    if (firstHour === null) return cheapest[shape];
    return table[firstHour + Math.floor((instantMs - midnightMs) / hourMs)] as Period;
  };
}

const lookUps = new Map<string, (instantMs: number) => Period>();

/**
 * The period of an instant: that of the local hour which contains it (08:59 belongs to hour 8).
 * Source: Circular CNMC 3/2020 art. 7.
 *
 * @param instantMs milliseconds since 1970, UTC: the start of what was measured, never its label
 * @throws RangeError when it is no instant (NaN)
 */
export function periodAt(instantMs: number, rule: PeriodRule): Period {
  const key = shapeOf(rule) + rule.territory;
  const lookUp = lookUps.get(key) ?? periodLookUp(rule);
  lookUps.set(key, lookUp);
  return lookUp(instantMs);
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
  const shape = shapeOf(rule);
  const { month, isOff } = dayKind(epochDay(date));
  return isOff ? cheapest[shape] : hourOfWorkingDay(shape, month, Number(hours), rule.territory);
}

/** @returns the hours of each period in a range of days, P1 first; with 23 and 25 hours when clocks change */
export function hoursByPeriod(range: DayRange, rule: PeriodRule): number[] {
  const lookUp = periodLookUp(rule);
  const hours = Array.from({ length: cheapest[shapeOf(rule)] }, () => 0);
  const end = startOfDay(addDays(range.lastDay, 1), rule.territory);
  for (let at = startOfDay(range.firstDay, rule.territory); at < end; at += hourMs) {
    const index = lookUp(at) - 1;
    hours[index] = (hours[index] ?? 0) + 1;
  }
  return hours;
}

/** @returns the periods of the hours of a day, as the clock shows them: 23, 24 or 25 of them */
export function periodsOfDay(date: LocalDate, rule: PeriodRule): Period[] {
  const lookUp = periodLookUp(rule);
  const end = startOfDay(addDays(date, 1), rule.territory);
  const periods: Period[] = [];
  for (let at = startOfDay(date, rule.territory); at < end; at += hourMs) periods.push(lookUp(at));
  return periods;
}
