import type { Period } from '../tariff/tariffs';
import { type DayRange, joinRanges, splitByMonth } from './dates';
import { monthHasPeriod, type PeriodRule } from './periods';

/**
 * The days of a range in seasons that have a period: those of every month for P6, where nights and
 * days off are, and for the periods of 2.0TD. Source: Circular CNMC 3/2020 art. 7
 * (BOE-A-2020-1066).
 *
 * @returns ranges in order, none that follows another without a gap
 */
export const daysWithPeriod = (
  range: DayRange,
  period: Period,
  rule: PeriodRule,
): readonly DayRange[] =>
  joinRanges(
    splitByMonth(range).filter(({ firstDay }) =>
      monthHasPeriod(Number(firstDay.slice(5, 7)), period, rule),
    ),
  );
