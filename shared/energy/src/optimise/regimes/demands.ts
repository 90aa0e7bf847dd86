import { daysIn } from '../../calendar/dates';
import type { ExactNumber } from '../../exact/decimal';
import { type MonthDemand, quarterMonths } from '../demand';
import type { PowerStudy } from '../study';

// A study's demand as another regime would measure it.

/** Demand by quarters → what the maximeter of a point of type 4 or 5 would have kept. */
export const asMaximeter = (demand: readonly MonthDemand[]): readonly MonthDemand[] =>
  demand.map(({ byQuarters: _, ...month }) => month);

/**
 * Demand by maximeter → the least that the quarters can have been: each maximum was one of them, and no
 * others are known.
 */
export const asFewestQuarters = (demand: readonly MonthDemand[]): readonly MonthDemand[] =>
  demand.map((month) => ({
    ...month,
    byQuarters: {
      quarters: month.highestKw.map((power) => Float64Array.from(power ? [power.toNumber()] : [])),
      cycleDays: daysIn(month.range),
    },
  }));

/** The quarters of a study's curve, in its own cycles; null unless every one of them was measured as such. */
export function wholeQuarters(study: PowerStudy): readonly MonthDemand[] | null {
  const { quarterDemand } = study;
  if (!quarterDemand || quarterDemand.minutes === 60) return null;
  const months = quarterMonths(study, quarterDemand);
  return months.every(({ unknownQuarters }) => unknownQuarters === 0) ? months : null;
}

const highest = (powers: readonly (ExactNumber | null)[]): ExactNumber | null =>
  powers.reduce((a, b) => (a === null || b?.gt(a) ? b : a), null);

/**
 * Demand by the six periods of 3.0TD → by the two of 2.0TD: the second is P6, the cheap hours, in both.
 * Source: Circular CNMC 3/2020 art. 7 (BOE-A-2020-1066).
 */
export const inTwoPeriods = (demand: readonly MonthDemand[]): readonly MonthDemand[] =>
  asMaximeter(demand).map((month) => ({
    ...month,
    highestKw: [highest(month.highestKw.slice(0, 5)), month.highestKw[5] ?? null],
  }));
