import { isDay } from '@vatio/records/day';
import { date } from '@vatio/ui/format';

/** Days, both included: `2026-01-31`. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** The fact key of all clients' sums in these days: `hours:<from> <to>:amount`. */
export const factOfPeriod = ({ from, to }: Period): string => `hours:${from} ${to}`;

export const presets = [
  { value: 'month', label: 'Este mes' },
  { value: 'last', label: 'Mes pasado' },
  { value: 'quarter', label: 'Tres meses' },
  { value: 'year', label: 'Este año' },
] as const;
export type Preset = (typeof presets)[number]['value'];

/** The days of a preset, from a day of now on: whole months, so that budgets can be compared. */
export function periodOf(preset: Preset, today: string): Period {
  const [year = 0, month = 1] = today.split('-').map(Number);
  if (preset === 'year') return { from: dayOf(year, 1, 1), to: dayOf(year, 13, 0) };
  if (preset === 'last') return { from: dayOf(year, month - 1, 1), to: dayOf(year, month, 0) };
  const first = preset === 'quarter' ? month - 2 : month;
  return { from: dayOf(year, first, 1), to: dayOf(year, month + 1, 0) };
}

/** Months count from 1; day 0 is the last one of the month before. */
const dayOf = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** The period in `?desde=` and `hasta`; this month if they hold no valid period. */
export function periodAsked(params: URLSearchParams, today: string): Period {
  const [from, to] = [params.get('desde'), params.get('hasta')];
  return isDay(from) && isDay(to) && from <= to ? { from, to } : periodOf('month', today);
}

/** The preset that has just these days, if one does. */
export const presetOf = (period: Period, today: string): Preset | undefined =>
  presets.find(({ value }) => {
    const { from, to } = periodOf(value, today);
    return from === period.from && to === period.to;
  })?.value;

/** «1 nov 2026 – 30 nov 2026» */
export const periodInWords = ({ from, to }: Period): string => `${date(from)} – ${date(to)}`;
