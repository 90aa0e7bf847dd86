/** A day at the supply point, without a clock: «2026-10-25». */
export type LocalDate = string;

/** Days from the first to the last, both included. */
export interface DayRange {
  readonly firstDay: LocalDate;
  readonly lastDay: LocalDate;
}

export const dayMs = 86_400_000;

// Both directions meet the same days over and over, and a working life has few days.
const dayOfDate = new Map<LocalDate, number>();
const dateOfDay = new Map<number, LocalDate>();
const mostDays = 50_000;

function remember<K, V>(known: Map<K, V>, key: K, value: V): V {
  if (known.size >= mostDays) known.clear();
  known.set(key, value);
  return value;
}

/** @returns days since 1 January 1970 @throws RangeError for no such day («2026-02-30») */
export function epochDay(date: LocalDate): number {
  const known = dayOfDate.get(date);
  if (known !== undefined) return known;
  const day = Date.parse(`${date}T00:00:00Z`) / dayMs;
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(day) || localDate(day) !== date) {
    throw new RangeError(`«${date}» is not a day (yyyy-mm-dd)`);
  }
  return remember(dayOfDate, date, day);
}

/** @returns the day that is this many days after 1 January 1970 */
export function localDate(day: number): LocalDate {
  const known = dateOfDay.get(day);
  return known ?? remember(dateOfDay, day, new Date(day * dayMs).toISOString().slice(0, 10));
}

/** @returns whether there is such a day */
export function isLocalDate(text: string): text is LocalDate {
  try {
    epochDay(text);
    return true;
  } catch {
    return false;
  }
}

export const addDays = (date: LocalDate, days: number): LocalDate =>
  localDate(epochDay(date) + days);

/** @returns the same day of another year; of 29 February, where that has none, the 28th */
export function addYears(date: LocalDate, years: number): LocalDate {
  const same = String(Number(date.slice(0, 4)) + years).padStart(4, '0') + date.slice(4);
  const isDay: boolean = isLocalDate(same);
  return isDay ? same : same.replace(/29$/, '28');
}

/** @returns how many days the range has; 0 or less when it ends before it begins */
export const daysIn = ({ firstDay, lastDay }: DayRange): number =>
  epochDay(lastDay) - epochDay(firstDay) + 1;

/** @returns 365, or 366 in a leap year */
export const daysInYear = (year: number): 365 | 366 =>
  (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 366 : 365;

export const yearOf = (date: LocalDate): number => Number(date.slice(0, 4));

/** @returns the month «2026-10» as its days */
export function monthDays(month: string): DayRange {
  const firstDay = `${month}-01`;
  const next = new Date(epochDay(firstDay) * dayMs);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return { firstDay, lastDay: localDate(next.getTime() / dayMs - 1) };
}

const earlier = (a: LocalDate, b: LocalDate): LocalDate => (a < b ? a : b);
const later = (a: LocalDate, b: LocalDate): LocalDate => (a > b ? a : b);

/** @returns the days that two ranges share; if there are none, it ends before it begins */
export const overlapOf = (a: DayRange, b: DayRange): DayRange => ({
  firstDay: later(a.firstDay, b.firstDay),
  lastDay: earlier(a.lastDay, b.lastDay),
});

/** @returns the natural months that a range touches, each cut to the range, in order */
export function splitByMonth(range: DayRange): DayRange[] {
  const pieces: DayRange[] = [];
  let firstDay = range.firstDay;
  while (firstDay <= range.lastDay) {
    const { lastDay } = monthDays(firstDay.slice(0, 7));
    pieces.push({ firstDay, lastDay: earlier(lastDay, range.lastDay) });
    firstDay = addDays(lastDay, 1);
  }
  return pieces;
}

/** @returns joins ranges that follow each other; a gap begins another one */
export function joinRanges(ranges: readonly DayRange[]): readonly DayRange[] {
  const joined: DayRange[] = [];
  for (const range of ranges) {
    const last = joined.at(-1);
    const follows = last && addDays(last.lastDay, 1) === range.firstDay;
    if (follows) joined.pop();
    joined.push(follows ? { firstDay: last.firstDay, lastDay: range.lastDay } : range);
  }
  return joined;
}

/** @returns how many days two ranges have in common */
export const commonDays = (a: DayRange, b: DayRange): number =>
  Math.max(0, daysIn(overlapOf(a, b)));

/** @returns the years that a range touches, each cut to the range, in order */
export function splitByYear(range: DayRange): DayRange[] {
  const pieces: DayRange[] = [];
  const first = yearOf(range.firstDay);
  const last = yearOf(range.lastDay);
  for (let year = first; year <= last; year++) {
    pieces.push({
      firstDay: year === first ? range.firstDay : `${year}-01-01`,
      lastDay: year === last ? range.lastDay : `${year}-12-31`,
    });
  }
  return pieces;
}
