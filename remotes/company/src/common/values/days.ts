import { numericDay } from '@vatio/records/day';

export { today } from '@vatio/records/time';

/** Days are local, `2026-01-31`; they are counted in UTC, where no clock changes. */
const dayMs = 86_400_000;

/** @param count of days; before that day when it is negative */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);

/** The number of days from `from` to `to`; negative when `to` is before. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** «31/01/2026», as spreadsheets read it; empty when there is none. */
export const dayInDigits = (day: string | null | undefined): string => (day ? numericDay(day) : '');
