import type { CoverageAnswer, CoverageMonth, CurveMinutes } from '@vatio/contracts/company/curve';
import type { Territory } from '@vatio/contracts/company/supply';
import { addDays, monthDays, startOfDay } from '@vatio/energy/calendar';
import { kwhText } from '../curveImports/worker/curveDay';
import type { StoredMonth } from './curve.repository';

const minuteMs = 60_000;

/**
 * The readings of each month, from the first month with any to the last; months between may have
 * none. If a month has two resolutions, the one that covers more counts. In the current month only
 * days that have ended are expected.
 *
 * @param stored by month, the resolution with more readings first
 * @param today at the supply point
 */
export function coverageOf(
  stored: readonly StoredMonth[],
  territory: Territory,
  today: string,
): CoverageAnswer {
  const [first, last] = [stored[0], stored.at(-1)];
  if (!first || !last) return { months: [], firstDay: null, lastDay: null };
  const byMonth = new Map<string, StoredMonth>();
  for (const month of stored) if (!byMonth.has(month.month)) byMonth.set(month.month, month);

  const months: CoverageMonth[] = [];
  let minutes = first.minutes;
  for (let month = first.month; month <= last.month; month = monthAfter(month)) {
    const found = byMonth.get(month);
    minutes = found?.minutes ?? minutes;
    const known = found?.known ?? 0;
    const expected = expectedReadings(month, minutes, territory, today);
    months.push({
      month,
      minutes,
      // A file may have readings of a day that has not ended.
      expected: Math.max(expected, known),
      real: known - (found?.estimated ?? 0),
      estimated: found?.estimated ?? 0,
      energyKwh: kwhText(found?.tenthsWh ?? 0),
    });
  }
  const daysOf = (pick: 'firstDay' | 'lastDay') => stored.map((month) => month[pick]).sort();
  return {
    months,
    firstDay: daysOf('firstDay')[0] ?? null,
    lastDay: daysOf('lastDay').at(-1) ?? null,
  };
}

const monthAfter = (month: string): string => addDays(monthDays(month).lastDay, 1).slice(0, 7);

/**
 * Returns the number of readings that a month has until today at the supply point, clock changes included.
 */
function expectedReadings(
  month: string,
  minutes: CurveMinutes,
  territory: Territory,
  today: string,
): number {
  const { firstDay, lastDay } = monthDays(month);
  const nextMonth = addDays(lastDay, 1);
  const end = today < nextMonth ? today : nextMonth;
  const spanMs = startOfDay(end, territory) - startOfDay(firstDay, territory);
  return Math.max(0, spanMs) / (minutes * minuteMs);
}
