import { isDay } from '@vatio/records/day';
import { dayAfter } from '../timeRange';

/** Local days, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** The stretches of time that people think in, in the order in which they are offered. */
export const presetOptions = [
  { value: 'day', label: 'Día' },
  { value: 'week', label: 'Semana' },
  { value: 'month', label: 'Mes' },
  { value: 'year', label: 'Año' },
] as const;
export type Preset = (typeof presetOptions)[number]['value'];

/** The API gives no more than two years at once. */
const maxDays = 731;

/** The number of days from `from` to `to`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** The natural day, week (from Monday), month or year that a day is in. */
export function presetAround(preset: Preset, day: string): Days {
  if (preset === 'day') return { from: day, to: day };
  if (preset === 'year')
    return { from: `${day.slice(0, 4)}-01-01`, to: `${day.slice(0, 4)}-12-31` };
  if (preset === 'month') return monthOf(day);
  const monday = dayAfter(day, -((weekday(day) + 6) % 7));
  return { from: monday, to: dayAfter(monday, 6) };
}

/** Sunday is 0. */
const weekday = (day: string) => new Date(day).getUTCDay();

function monthOf(day: string): Days {
  const month = day.slice(0, 7);
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0));
  return { from: `${month}-01`, to: last.toISOString().slice(0, 10) };
}

/** The preset that a range is; undefined: the person chose the range. */
export const presetOf = ({ from, to }: Days): Preset | undefined =>
  presetOptions.find(({ value }) => {
    const natural = presetAround(value, from);
    return natural.from === from && natural.to === to;
  })?.value;

/** The range before or after this one: the next month after a month, otherwise as many days. @param step -1 or 1 */
export function beside(days: Days, step: -1 | 1): Days {
  const preset = presetOf(days);
  const neighbour = step === 1 ? dayAfter(days.to, 1) : dayAfter(days.from, -1);
  if (preset) return presetAround(preset, neighbour);
  const length = daysBetween(days.from, days.to);
  return step === 1
    ? { from: neighbour, to: dayAfter(neighbour, length) }
    : { from: dayAfter(neighbour, -length), to: neighbour };
}

/**
 * The range that another preset makes of this one: around its last day with data.
 *
 * @param lastDay of the curve
 */
export function switched(days: Days, preset: Preset, lastDay: string): Days {
  if (lastDay < days.from) return presetAround(preset, days.from);
  return presetAround(preset, lastDay < days.to ? lastDay : days.to);
}

/** The range in a URL; without one, or with nonsense, the usual one. */
export function daysOfUrl(from: string | null, to: string | null, usual: Days): Days {
  const isRange = isDay(from) && isDay(to) && from <= to && daysBetween(from, to) < maxDays;
  return isRange ? { from, to } : usual;
}

/** The natural years that a range touches. They are read whole, so that zooming needs no other request. */
export const yearsAround = ({ from, to }: Days): Days => ({
  from: `${from.slice(0, 4)}-01-01`,
  to: `${to.slice(0, 4)}-12-31`,
});

const inUtc = { timeZone: 'UTC' } as const;
const dayName = new Intl.DateTimeFormat('es-ES', { ...inUtc, dateStyle: 'full' });
const monthName = new Intl.DateTimeFormat('es-ES', { ...inUtc, month: 'long', year: 'numeric' });
const shortDay = new Intl.DateTimeFormat('es-ES', { ...inUtc, dateStyle: 'medium' });

/** `2026`, `2026-03`, `2026-03-12`, `2026-03-09-a-2026-03-15` */
export function daysInFileName({ from, to }: Days): string {
  const preset = presetOf({ from, to });
  if (preset === 'year') return from.slice(0, 4);
  if (preset === 'month') return from.slice(0, 7);
  return preset === 'day' ? from : `${from}-a-${to}`;
}

/** «2026», «marzo de 2026», «jueves, 12 de marzo de 2026», «del 9 mar 2026 al 15 mar 2026» */
export function daysInWords(days: Days): string {
  const preset = presetOf(days);
  const first = new Date(days.from);
  if (preset === 'year') return days.from.slice(0, 4);
  if (preset === 'month') return monthName.format(first);
  if (preset === 'day') return dayName.format(first);
  return `del ${shortDay.format(first)} al ${shortDay.format(new Date(days.to))}`;
}
