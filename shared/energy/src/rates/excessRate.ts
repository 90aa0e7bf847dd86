import { addDays, type DayRange, daysIn } from '../calendar/dates';
import type { PeriodRule } from '../calendar/periods';
import { daysWithPeriod } from '../calendar/seasons';
import { type ExactNumber, exact } from '../exact/decimal';
import type { ParameterKey } from '../tariff/parameterRows';
import type { ParameterTable } from '../tariff/parameters';
import { generalTariff, type Period, type PointType, type Tariff } from '../tariff/tariffs';
import { numberOf } from './prices';
import { type Segment, type Segmented, segmentsOf } from './segments';

/** The first day of the rules of Circular CNMC 1/2025. */
const newRulesFrom = '2025-04-01';
/** The prices of types 1 to 3 had K_p inside some months earlier: only the writing changed in April. */
const withoutRatioFrom = '2025-01-01';

/** A month whose reading came late: for a longer cycle of types 1 to 3 there is no rule. */
export const longestCycleDays = 45;

/**
 * The charge of an excess. daily: t_ep × kW × days · dailyTwice: t_ep × 2 × kW × days (up to March
 * 2025) · monthly: t_ep × √Σ kW² of the cycle's quarters · monthlyWithRatio: K_p × that (up to March
 * 2025).
 */
export type ExcessFormula = 'daily' | 'dailyTwice' | 'monthly' | 'monthlyWithRatio';

export interface ExcessRate extends Segment {
  readonly formula: ExcessFormula;
  /**
   * The price with its factor (2 or K_p): €/kW·día of the excess (daily), or €/kW of the root of the sum of
   * squares for a whole cycle (monthly).
   */
  readonly price: ExactNumber;
}

/** @returns whether the point keeps only the highest power of each period */
export const isByMaximeter = (pointType: PointType): boolean => pointType >= 4;

const formulasOf = (pointType: PointType) =>
  isByMaximeter(pointType)
    ? ({ before: 'dailyTwice', from: newRulesFrom, since: 'daily' } as const)
    : ({ before: 'monthlyWithRatio', from: withoutRatioFrom, since: 'monthly' } as const);

function byFormula(pointType: PointType, { firstDay, lastDay }: DayRange) {
  const { before, from, since } = formulasOf(pointType);
  const pieces = [
    { formula: before, firstDay, lastDay: lastDay < from ? lastDay : addDays(from, -1) },
    { formula: since, firstDay: firstDay > from ? firstDay : from, lastDay },
  ];
  return pieces.filter((piece) => piece.firstDay <= piece.lastDay);
}

function priceOf(formula: ExcessFormula, { parameters }: Segment): ExactNumber {
  const [price = exact(0), ratio = exact(0)] = parameters.map(numberOf);
  if (formula === 'dailyTwice') return price.times(2);
  return formula === 'monthlyWithRatio' ? price.times(ratio) : price;
}

/**
 * The price of a kW over the contracted power, by point type and date. Source: Circular CNMC 3/2020
 * art. 9.4.b (BOE-A-2020-1066), from 1 April 2025 as Circular CNMC 1/2025 (BOE-A-2025-2044) has it.
 *
 * @returns pieces of the range, in order
 */
export function excessRates(
  table: ParameterTable,
  of: { tariff: Tariff; pointType: PointType; period: Period },
  range: DayRange,
): Segmented<ExcessRate> {
  const { pointType, period } = of;
  const tariff = generalTariff(of.tariff);
  const kind = isByMaximeter(pointType) ? 'excessDaily' : 'excessMonthly';
  const found = byFormula(pointType, range).map(({ formula, ...piece }) => {
    const keys: ParameterKey[] = [{ kind, tariff, period }];
    if (formula === 'monthlyWithRatio') keys.push({ kind: 'excessRatio', tariff, period });
    const { segments, missing } = segmentsOf(table, keys, piece);
    const rates = segments.map((segment) => ({
      ...segment,
      formula,
      price: priceOf(formula, segment),
    }));
    return { segments: rates, missing };
  });
  return {
    segments: found.flatMap(({ segments }) => segments),
    missing: found.flatMap(({ missing }) => missing),
  };
}

/**
 * The days on which the highest power of a period is charged: until March 2025 all, since then those
 * in seasons that have the period. Source: Circular CNMC 3/2020 art. 9.4.b.3 (BOE-A-2020-1066).
 */
export const chargedDays = (
  range: DayRange,
  period: Period,
  rule: PeriodRule,
): readonly DayRange[] =>
  byFormula(4, range).flatMap(({ formula, firstDay, lastDay }) => {
    const piece = { firstDay, lastDay };
    return formula === 'daily' ? daysWithPeriod(piece, period, rule) : [piece];
  });

/**
 * The part of some rates that a season without the period takes away: since Circular CNMC 1/2025 a
 * change of season inside the cycle is billed by the days of each. Source: Circular CNMC 3/2020 art.
 * 9.4.b.3 (BOE-A-2020-1066).
 *
 * @returns pieces of the rates, in order
 */
export const inSeason = (
  rates: readonly ExcessRate[],
  period: Period,
  rule: PeriodRule,
): readonly ExcessRate[] =>
  rates.flatMap((rate) =>
    rate.formula === 'dailyTwice' || (rate.formula !== 'daily' && rate.firstDay < newRulesFrom)
      ? [rate]
      : daysWithPeriod(rate, period, rule).map((days) => ({
          ...rate,
          ...days,
          days: daysIn(days),
        })),
  );
