import { dayMs } from '../../calendar';
import { rangeEnds, withoutMidnight, withoutMonthName } from './spellings';

/** Why a cell is not a day. */
export type DateFault = 'bad-date' | 'month-first' | 'short-year' | 'year-out-of-range';

/** Why a cell is not the end of an interval. */
export type TimeFault = 'bad-hour' | 'bad-quarter' | 'minute-off-quarter';

const dayFirst = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4})$/;
const shortYear = /^\d{1,2}([/-])\d{1,2}\1\d{2}$/;
const yearFirst = /^(\d{4})([/-])(\d{1,2})\2(\d{1,2})$/;

function epochDayOf(year: number, month: number, day: number): number | DateFault {
  if (year < 2000 || year > 2100) return 'year-out-of-range';
  const ms = Date.UTC(year, month - 1, day);
  const date = new Date(ms);
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? ms / dayMs : 'bad-date';
}

/**
 * Reads «25/10/2026», «2026/10/25», «2026-10-25» or «25 de octubre de 2026», perhaps with its
 * midnight. The month never comes first.
 *
 * @returns days since 1 January 1970, or why it is no day
 */
export function readDate(text: string): number | DateFault {
  const day = readPlainDate(text);
  if (day !== 'bad-date') return day;
  const plain = withoutMonthName(withoutMidnight(text));
  return plain === text ? day : readPlainDate(plain);
}

function readPlainDate(text: string): number | DateFault {
  const [, day, , month, year] = dayFirst.exec(text) ?? [];
  if (day && month && year) {
    const isMonthFirst = Number(month) > 12 && Number(month) <= 31 && Number(day) <= 12;
    return isMonthFirst ? 'month-first' : epochDayOf(Number(year), Number(month), Number(day));
  }
  const parts = yearFirst.exec(text);
  if (!parts) return shortYear.test(text) ? 'short-year' : 'bad-date';
  return epochDayOf(Number(parts[1]), Number(parts[3]), Number(parts[4]));
}

/** @returns whether a date begins with a number that is no month: «25/10/2026» */
export function provesDayFirst(text: string): boolean {
  const first = Number.parseInt(text, 10);
  return first > 12 && first <= 31;
}

/** The 25th hour of the long day ends here. */
const lastMinute = 25 * 60;
const quarter = 15;

const digitAt = (text: string, i: number) => {
  const digit = text.charCodeAt(i) - 48;
  return digit >= 0 && digit <= 9 ? digit : Number.NaN;
};
const twoDigits = (text: string, at: number) => digitAt(text, at) * 10 + digitAt(text, at + 1);

const [space, colon, letterT] = [32, 58, 84];
/** After «2026/10/01», where most files have it. */
const usualTimeAt = 10;

/** @returns where the time begins in «2026/10/01 01:00», «1 oct 2026 01:00» or «2026-10-01T01:00» */
export function timeAt(cell: string): number {
  const code = cell.charCodeAt(usualTimeAt);
  const isUsual = code === space || code === letterT;
  if (isUsual && cell.charCodeAt(usualTimeAt + 3) === colon) return usualTimeAt;
  return cell.search(/[ T](?=\d{1,2}(?:\D|$))/);
}

/** @returns whether the label is an hour by number, «7», and not a time, «07:00» */
export const isHourNumber = (text: string): boolean => text.length <= 2;

/**
 * Reads the label of an interval: an hour by number («7», up to 25), a time («07:00», «07:15:00», «24:00»)
 * or both ends («06:00 - 07:00»), where the second counts.
 *
 * @returns minutes since midnight, a multiple of 15 up to 25:00, or why it is none
 */
export function readTime(text: string): number | TimeFault {
  const minute = readPlainTime(text);
  return typeof minute === 'number' || minute !== 'bad-hour' ? minute : readRange(text);
}

/** The clock goes forward before this minute, in the Peninsula and in the Canaries. */
const lastChange = 2 * 60;
const intervals = [15, 60];

function readRange(text: string): number | TimeFault {
  const ends = rangeEnds(text);
  if (!ends) return 'bad-hour';
  const [from, to] = [readPlainTime(ends[0]), readPlainTime(ends[1])];
  if (typeof from === 'string' || typeof to === 'string') return 'bad-hour';
  const end = to === 0 ? 24 * 60 : to;
  // «01:00 - 03:00» is an hour in March.
  const isInterval =
    intervals.includes(end - from) || (from < lastChange && intervals.includes(end - from - 60));
  return isInterval ? end : 'bad-hour';
}

function readPlainTime(text: string): number | TimeFault {
  const colon = text.length <= 2 ? text.length : text.indexOf(':');
  if (colon !== 1 && colon !== 2) return 'bad-hour';
  const hour = colon === 1 ? digitAt(text, 0) : twoDigits(text, 0);
  const hasSeconds = text.length === colon + 6;
  if (hasSeconds && text[colon + 3] !== ':') return 'bad-hour';
  if (colon < text.length && text.length !== colon + 3 && !hasSeconds) return 'bad-hour';
  const minute = colon < text.length ? twoDigits(text, colon + 1) : 0;
  const seconds = hasSeconds ? twoDigits(text, colon + 4) : 0;
  const total = hour * 60 + minute;
  if (!(minute < 60 && seconds < 60 && total <= lastMinute)) return 'bad-hour';
  return total % quarter === 0 && seconds === 0 ? total : 'minute-off-quarter';
}

interface FirstNumbers {
  readonly firstHour: 0 | 1;
  readonly firstQuarter: 0 | 1;
}

/**
 * The label of a quarter in a column of its own: «7» and «2» are the second quarter of the seventh
 * hour, which ends at 06:30. A time with minutes needs no quarter.
 *
 * @param first the numbers of the first hour of the day, and of the first quarter of an hour
 * @returns as `readTime` does
 */
export function readQuarter(
  hour: string,
  quarterOfHour: string,
  { firstHour, firstQuarter }: FirstNumbers,
): number | TimeFault {
  const minute = readTime(hour);
  if (typeof minute === 'string' || minute % 60 !== 0) return minute;
  if (!/^[0-4]$/.test(quarterOfHour)) return 'bad-quarter';
  const number = Number(quarterOfHour) - firstQuarter + 1;
  if (number < 1 || number > 4) return 'bad-quarter';
  const end = minute - firstHour * 60 + number * quarter;
  return end > 0 && end <= lastMinute ? end : 'bad-hour';
}

/** @returns whether a cell counts the quarters of a day, «1» to «100» */
export const isQuarterOfDay = (text: string): boolean =>
  /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) * quarter <= lastMinute;

/** The label of a numbered quarter: «7» ends at 01:45. @returns as `readTime` does */
export const readQuarterOfDay = (text: string): number | TimeFault =>
  isQuarterOfDay(text) ? Number(text) * quarter : 'bad-quarter';
