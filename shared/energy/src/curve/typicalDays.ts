import { epochDay } from '../calendar/dates';
import { type DayType, dayKind } from '../calendar/offDays';
import { monthHasPeriod, type PeriodRule } from '../calendar/periods';
import { type CurveDay, inOrder } from './day';
import { type HourlyKw, meanByHour } from './profile';

/** The seasons of the six-period tariffs, the dearest first; `year`: the tariff has none. */
export const seasons = ['high', 'mediumHigh', 'medium', 'low', 'year'] as const;
export type Season = (typeof seasons)[number];

const dayTypes: readonly DayType[] = ['workingDay', 'saturday', 'sundayOrHoliday'];

/**
 * The season of a month, by the periods of its working days: in every territory only the high season
 * has P1, only the low one P5, and of the others only the medium-high one has P2 and P3. 2.0TD has the
 * same periods in every month, and no norm cuts its year: its season is the year. Source: Circular
 * CNMC 3/2020 art. 7 (BOE-A-2020-1066).
 *
 * @param month 1 to 12
 */
export function seasonOf(month: number, rule: Pick<PeriodRule, 'tariff' | 'territory'>): Season {
  if (rule.tariff === '2.0TD') return 'year';
  const has = (period: 1 | 2 | 3 | 5) => monthHasPeriod(month, period, rule);
  if (has(1)) return 'high';
  if (has(5)) return 'low';
  return has(2) && has(3) ? 'mediumHigh' : 'medium';
}

/** The mean day of one type in one season. */
export interface TypicalDay {
  readonly season: Season;
  readonly type: DayType;
  /** The number of days in the mean. */
  readonly days: number;
  readonly hourlyKw: HourlyKw;
}

/**
 * Working days, Saturdays, and Sundays with national holidays, of each season that has such days.
 *
 * @param days of one point, in any order; days without a known slot do not count
 */
export function typicalDays(days: Iterable<CurveDay>, rule: PeriodRule): TypicalDay[] {
  const groups = new Map<string, CurveDay[]>();
  for (const day of inOrder(days)) {
    if (day.kwh.every(Number.isNaN)) continue;
    const { month, type } = dayKind(epochDay(day.date));
    const key = `${seasonOf(month, rule)} ${type}`;
    groups.set(key, [...(groups.get(key) ?? []), day]);
  }
  return dayTypes.flatMap((type) =>
    seasons.flatMap((season) => {
      const group = groups.get(`${season} ${type}`);
      if (!group) return [];
      return [{ season, type, days: group.length, hourlyKw: meanByHour(group, rule) }];
    }),
  );
}
