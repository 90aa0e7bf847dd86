import { addDays, dayMs, epochDay, type LocalDate } from '../calendar/dates';
import { fixedHoliday, offDayReason } from '../calendar/offDays';

/** Easter of a year: the anonymous Gregorian algorithm. @returns month and day, both from 1 */
function easterOf(year: number): readonly [month: number, day: number] {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((century + 8) / 25);
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - correction + 1) / 3) +
      15) %
    30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const days = moon + weekday - 7 * shift + 114;
  return [Math.floor(days / 31), (days % 31) + 1];
}

/**
 * A national holiday of every region, though not one of the tariffs' calendar, which has fixed dates
 * only. Source: RD 2001/1983 art. 45.1.c (BOE-A-1983-20906).
 */
function isGoodFriday(date: LocalDate): boolean {
  const [month, day] = easterOf(Number(date.slice(0, 4)));
  const easter = Date.UTC(Number(date.slice(0, 4)), month - 1, day) / dayMs;
  return epochDay(date) === easter - 2;
}

/** @returns the national holiday that a day is, on any weekday, with Good Friday; or null */
export const holidayName = (date: LocalDate): string | null =>
  fixedHoliday(date) ?? (isGoodFriday(date) ? 'Viernes Santo' : null);

/**
 * Adds working days to a date: Saturdays, Sundays and holidays do not count, nor the first day. Source: Ley
 * 39/2015 art. 30 (BOE-A-2015-10565).
 */
export function addWorkingDays(
  date: LocalDate,
  count: number,
  holidays: readonly LocalDate[] = [],
): LocalDate {
  let day = date;
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (offDayReason(day) === null && !isGoodFriday(day) && !holidays.includes(day)) left--;
  }
  return day;
}
