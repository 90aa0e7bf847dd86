import { addDays, type DayRange, splitByMonth } from '../calendar/dates';
import { quarterMs, startOfDay } from '../calendar/localTime';
import { hoursByPeriod, periodLookUp } from '../calendar/periods';
import type { QuarterDemand } from '../curve/demand';
import { type ExactNumber, exact } from '../exact/decimal';
import { isByMaximeter } from '../rates/excessRate';
import { type ByPeriod, type Period, periodsOf } from '../tariff/tariffs';
import type { PowerStudy } from './study';
import { withoutCuts } from './window';

/** The known quarters of each period, kW, the highest first. */
type QuartersByPeriod = ByPeriod<Float64Array>;

/** The demand of one month of a study. */
export interface MonthDemand {
  readonly range: DayRange;
  /** kW; null in a period without a measure. */
  readonly highestKw: ByPeriod<ExactNumber | null>;
  /** Periods of the month without a measure. */
  readonly unmeasured: readonly Period[];
  readonly unknownQuarters: number;
  /** Points of type 1 to 3 only: the quarters of some days of the month. */
  readonly quartersIn?: (days: DayRange) => QuartersByPeriod;
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
  return inOrder(study).map(({ range, maximetersKw }) => {
    const highestKw = periodsOf(study.tariff, 'power').map((_, i) => {
      const power = maximetersKw?.[i] ?? null;
      return power === null ? null : exact(power);
    });
    const unmeasured = unmeasuredIn(study, range, highestKw);
    return { range, highestKw, unmeasured, unknownQuarters: 0 };
  });
}

/** Excesses by quarters are charged by natural month, independent of the bills. */
const naturalMonths = (study: PowerStudy): readonly DayRange[] =>
  withoutCuts(inOrder(study).map(({ range }) => range)).flatMap(splitByMonth);

/** Sorts the quarters of some days into periods; caches the result. */
function quarterSorter({ tariff, territory }: PowerStudy, { startMs, kw }: QuarterDemand) {
  const periodOf = periodLookUp({ tariff, territory, term: 'power' });
  const indexOf = (instantMs: number) => Math.ceil((instantMs - startMs) / quarterMs);
  const span = ({ firstDay, lastDay }: DayRange) => ({
    from: indexOf(startOfDay(firstDay, territory)),
    to: indexOf(startOfDay(addDays(lastDay, 1), territory)),
  });
  const sort = (days: DayRange): QuartersByPeriod => {
    const { from, to } = span(days);
    const lists = periodsOf(tariff, 'power').map((): number[] => []);
    for (let i = Math.max(from, 0); i < Math.min(to, kw.length); i++) {
      const power = kw[i] ?? Number.NaN;
      if (Number.isFinite(power)) lists[periodOf(startMs + i * quarterMs) - 1]?.push(power);
    }
    return lists.map((list) => Float64Array.from(list).sort().reverse());
  };
  const sorted = new Map<string, QuartersByPeriod>();
  const quartersIn = (days: DayRange): QuartersByPeriod => {
    const key = days.firstDay + days.lastDay;
    const quarters = sorted.get(key) ?? sort(days);
    sorted.set(key, quarters);
    return quarters;
  };
  const count = (days: DayRange) => span(days).to - span(days).from;
  return { quartersIn, count };
}

function quarterMonths(study: PowerStudy, demand: QuarterDemand): MonthDemand[] {
  const { quartersIn, count } = quarterSorter(study, demand);
  return naturalMonths(study).map((range) => {
    const quarters = quartersIn(range);
    const known = quarters.reduce((total, { length }) => total + length, 0);
    const highestKw = quarters.map(([highest]) => (highest === undefined ? null : exact(highest)));
    return {
      range,
      highestKw,
      unmeasured: unmeasuredIn(study, range, highestKw),
      unknownQuarters: count(range) - known,
      quartersIn,
    };
  });
}

/**
 * The demand by month: the study's own months by maximeter, natural months (cut to the window) by
 * quarters.
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
