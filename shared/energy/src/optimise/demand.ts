import { addDays, type DayRange, daysIn, monthDays, splitByMonth } from '../calendar/dates';
import { quarterMs, startOfDay } from '../calendar/localTime';
import { hoursByPeriod, periodLookUp } from '../calendar/periods';
import { daysWithPeriod } from '../calendar/seasons';
import type { QuarterDemand } from '../curve/demand';
import { type ExactNumber, exact } from '../exact/decimal';
import { isByMaximeter, longestCycleDays } from '../rates/excessRate';
import { type ByPeriod, type Period, periodsOf } from '../tariff/tariffs';
import type { PowerStudy } from './study';

/** The known quarters of each period, kW, the highest first. */
type QuartersByPeriod = ByPeriod<Float64Array>;

export interface MonthDemand {
  readonly range: DayRange;
  /** kW; null in a period without a measure, or that no season of the month has. */
  readonly highestKw: ByPeriod<ExactNumber | null>;
  /** Periods of the month without a measure. */
  readonly unmeasured: readonly Period[];
  /** Periods with a measure that no season of the month has. */
  readonly outOfSeason: readonly Period[];
  readonly unknownQuarters: number;
  /** Points of type 1 to 3 only. */
  readonly byQuarters?: {
    readonly quarters: QuartersByPeriod;
    /** Days of the billing cycle: more than the range has where the window cuts a month. */
    readonly cycleDays: number;
  };
}

export const isMeasured = ({ highestKw }: MonthDemand): boolean =>
  highestKw.some((power) => power !== null);

const inOrder = (study: PowerStudy) =>
  [...study.months].sort((a, b) => (a.range.firstDay < b.range.firstDay ? -1 : 1));

function unmeasuredIn(
  { tariff, territory }: PowerStudy,
  range: DayRange,
  highestKw: MonthDemand['highestKw'],
): Period[] {
  const hours = hoursByPeriod(range, { tariff, territory, term: 'power' });
  return periodsOf(tariff, 'power').filter(
    (_, i) => (hours[i] ?? 0) > 0 && (highestKw[i] ?? null) === null,
  );
}

function maximeterMonths(study: PowerStudy): MonthDemand[] {
  const { tariff, territory } = study;
  return inOrder(study).map(({ range, maximetersKw }) => {
    const periods = periodsOf(tariff, 'power');
    const rule = { tariff, territory, term: 'power' } as const;
    const measuredKw = periods.map((_, i) => {
      const power = maximetersKw?.[i] ?? null;
      return power === null ? null : exact(power);
    });
    const isAbsent = periods.map(
      (period, i) => measuredKw[i] && daysWithPeriod(range, period, rule).length === 0,
    );
    const highestKw = measuredKw.map((power, i) => (isAbsent[i] ? null : power));
    const outOfSeason = periods.filter((_, i) => isAbsent[i] && measuredKw[i]?.gt(0));
    const unmeasured = unmeasuredIn(study, range, highestKw);
    return { range, highestKw, unmeasured, outOfSeason, unknownQuarters: 0 };
  });
}

/** A cycle of a study: all of it, or the part of a natural month that is in the window. */
interface Cycle extends DayRange {
  readonly cycleDays: number;
}

/** The study's own cycles; one that is too long for a bill by its natural months. */
const cyclesOf = (study: PowerStudy): readonly Cycle[] =>
  inOrder(study).flatMap(({ range }): Cycle[] => {
    const days = daysIn(range);
    if (days <= longestCycleDays) return [{ ...range, cycleDays: days }];
    return splitByMonth(range).map((part) => ({
      ...part,
      cycleDays: daysIn(monthDays(part.firstDay.slice(0, 7))),
    }));
  });

function quarterSorter({ tariff, territory }: PowerStudy, { startMs, kw }: QuarterDemand) {
  const periodOf = periodLookUp({ tariff, territory, term: 'power' });
  const indexOf = (instantMs: number) => Math.ceil((instantMs - startMs) / quarterMs);
  return ({ firstDay, lastDay }: DayRange) => {
    const from = indexOf(startOfDay(firstDay, territory));
    const to = indexOf(startOfDay(addDays(lastDay, 1), territory));
    const lists = periodsOf(tariff, 'power').map((): number[] => []);
    for (let i = Math.max(from, 0); i < Math.min(to, kw.length); i++) {
      const power = kw[i] ?? Number.NaN;
      if (Number.isFinite(power)) lists[periodOf(startMs + i * quarterMs) - 1]?.push(power);
    }
    const quarters = lists.map((list) => Float64Array.from(list).sort().reverse());
    const known = quarters.reduce((total, { length }) => total + length, 0);
    return { quarters, unknown: to - from - known };
  };
}

/** The quarters of a curve by billing cycle: the study's own, or natural months where it has none. */
export function quarterMonths(study: PowerStudy, demand: QuarterDemand): MonthDemand[] {
  const sort = quarterSorter(study, demand);
  return cyclesOf(study).map(({ firstDay, lastDay, cycleDays }) => {
    const range = { firstDay, lastDay };
    const { quarters, unknown } = sort(range);
    const highestKw = quarters.map(([highest]) => (highest === undefined ? null : exact(highest)));
    return {
      range,
      highestKw,
      unmeasured: unmeasuredIn(study, range, highestKw),
      outOfSeason: [],
      unknownQuarters: unknown,
      byQuarters: { quarters, cycleDays },
    };
  });
}

/**
 * The demand by month: the study's own months by maximeter; by quarters its billing cycles, or
 * natural months (cut to the window) where it has none.
 */
export function demandOf(study: PowerStudy): readonly MonthDemand[] {
  if (isByMaximeter(study.pointType)) return maximeterMonths(study);
  return study.quarterDemand ? quarterMonths(study, study.quarterDemand) : [];
}

/** @returns the highest power of each period, kW; null without a measure */
export const highestByPeriod = (months: readonly MonthDemand[]): ByPeriod<ExactNumber | null> =>
  (months[0]?.highestKw ?? []).map((_, i) =>
    months
      .map(({ highestKw }) => highestKw[i] ?? null)
      .reduce((a, b) => (a === null || b?.gt(a) ? b : a), null),
  );
