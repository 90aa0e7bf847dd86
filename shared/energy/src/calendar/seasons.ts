import type { Period } from '../tariff/tariffs';
import { type DayRange, epochDay, joinRanges, type LocalDate, splitByMonth, yearOf } from './dates';
import { dayKind } from './offDays';
import { monthHasPeriod, type PeriodRule } from './periods';
import { cheapest, shapeOf } from './workingDay';

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

/** @returns whether any day of a range is in a season that has a period */
export function isInSeason(
  { firstDay, lastDay }: DayRange,
  period: Period,
  rule: PeriodRule,
): boolean {
  const monthsUntil = (date: LocalDate) => yearOf(date) * 12 + Number(date.slice(5, 7)) - 1;
  const last = monthsUntil(lastDay);
  for (let month = monthsUntil(firstDay); month <= last; month++) {
    if (monthHasPeriod((month % 12) + 1, period, rule)) return true;
  }
  return false;
}

/** @returns whether any hour of a range is of a period */
export function hasPeriod(range: DayRange, period: Period, rule: PeriodRule): boolean {
  if (period === cheapest[shapeOf(rule.tariff, rule.term ?? 'energy')]) return true;
  const last = epochDay(range.lastDay);
  for (let day = epochDay(range.firstDay); day <= last; day++) {
    const { month, type } = dayKind(day);
    if (type === 'workingDay' && monthHasPeriod(month, period, rule)) return true;
  }
  return false;
}
