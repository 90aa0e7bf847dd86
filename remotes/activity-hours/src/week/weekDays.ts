import { isDay } from '@vatio/records/day';
import { today } from '@vatio/records/time';

/** Days are plain texts, `2026-11-23`, so no zone can move them. */
const dayMs = 24 * 60 * 60 * 1000;

export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** The Monday of the week that a day is in. */
export const mondayOf = (day: string): string =>
  daysLater(day, -((new Date(day).getUTCDay() + 6) % 7));

/** The seven days of the week that begins on this Monday. */
export const daysOf = (monday: string): readonly string[] =>
  Array.from({ length: 7 }, (_, index) => daysLater(monday, index));

/** The Monday that the URL asks for; of this week where it asks for no day. */
export const mondayAsked = (asked: string | null): string =>
  mondayOf(isDay(asked) ? asked : today());

const utc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('es-ES', { ...options, timeZone: 'UTC' });
const short = utc({ weekday: 'short', day: 'numeric' });
const long = utc({ weekday: 'long', day: 'numeric', month: 'long' });
const dayAndMonth = utc({ day: 'numeric', month: 'short' });
const whole = utc({ day: 'numeric', month: 'short', year: 'numeric' });

/** «lun 23» */
export const shortDay = (day: string): string => short.format(new Date(day)).replace(',', '');
/** «lunes, 23 de noviembre» */
export const longDay = (day: string): string => long.format(new Date(day));
/** «23 nov – 29 nov 2026» */
export const weekInWords = (monday: string): string =>
  `${dayAndMonth.format(new Date(monday))} – ${whole.format(new Date(daysLater(monday, 6)))}`;
