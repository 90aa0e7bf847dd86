import { addDays, type DayRange, splitByMonth } from '../calendar/dates';
import { type ExactNumber, exact } from '../exact/decimal';
import type { ParameterKey } from '../tariff/parameterRows';
import type { ParameterTable } from '../tariff/parameters';
import type { Period, PointType, Tariff } from '../tariff/tariffs';
import { type Segment, type Segmented, segmentsOf } from './segments';

/** The first day of the formulas of Circular CNMC 1/2025. */
const newFormulaFrom = '2025-04-01';

/**
 * The charge of an excess. daily: t_ep × kW × days · dailyTwice: t_ep × 2 × kW × days (up to March
 * 2025) · monthly: t_ep × √Σ kW² of the quarters · monthlyWithRatio: K_p × that (up to March 2025).
 */
export type ExcessFormula = 'daily' | 'dailyTwice' | 'monthly' | 'monthlyWithRatio';

/** Days with one price of an excess. Points of type 1 to 3: within a natural month. */
export interface ExcessRate extends Segment {
  readonly formula: ExcessFormula;
  /** Euros for each kW: of the excess (daily) or of the root of the sum of squares (monthly). */
  readonly eurPerKw: ExactNumber;
}

/** @returns whether the point keeps only the highest power of each period */
export const isByMaximeter = (pointType: PointType): boolean => pointType >= 4;

function byFormula({ firstDay, lastDay }: DayRange): DayRange[] {
  if (lastDay < newFormulaFrom || firstDay >= newFormulaFrom) return [{ firstDay, lastDay }];
  return [
    { firstDay, lastDay: addDays(newFormulaFrom, -1) },
    { firstDay: newFormulaFrom, lastDay },
  ];
}

function formulaOf(pointType: PointType, day: string): ExcessFormula {
  const isNew = day >= newFormulaFrom;
  if (isByMaximeter(pointType)) return isNew ? 'daily' : 'dailyTwice';
  return isNew ? 'monthly' : 'monthlyWithRatio';
}

function eurPerKw(formula: ExcessFormula, { days, parameters }: Segment): ExactNumber {
  const [price, ratio] = parameters.map(({ value }) => exact(value));
  const base = price ?? exact(0);
  if (formula === 'daily') return base.times(days);
  if (formula === 'dailyTwice') return base.times(2).times(days);
  return formula === 'monthly' ? base : base.times(ratio ?? exact(0));
}

/**
 * The price of a kW over the contracted power, by point type and date. Source: Circular CNMC 3/2020
 * art. 9.4 and, from 1 April 2025, Circular CNMC 1/2025.
 *
 * @returns pieces of the range, in order. Points of type 1 to 3 are charged by natural month.
 */
export function excessRates(
  table: ParameterTable,
  { tariff, pointType, period }: { tariff: Tariff; pointType: PointType; period: Period },
  range: DayRange,
): Segmented<ExcessRate> {
  const byMaximeter = isByMaximeter(pointType);
  const pieces = byFormula(range).flatMap((piece) => (byMaximeter ? [piece] : splitByMonth(piece)));
  const found = pieces.map((piece) => {
    const formula = formulaOf(pointType, piece.firstDay);
    const price: ParameterKey = {
      kind: byMaximeter ? 'excessDaily' : 'excessMonthly',
      tariff,
      period,
    };
    const keys: ParameterKey[] =
      formula === 'monthlyWithRatio' ? [price, { kind: 'excessRatio', tariff, period }] : [price];
    const { segments, missing } = segmentsOf(table, keys, piece);
    const rates = segments.map((segment) => ({
      ...segment,
      formula,
      eurPerKw: eurPerKw(formula, segment),
    }));
    return { segments: rates, missing };
  });
  return {
    segments: found.flatMap(({ segments }) => segments),
    missing: found.flatMap(({ missing }) => missing),
  };
}
