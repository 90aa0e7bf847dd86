import type { Territory } from '@vatio/contracts/company/supply';
import { addDays, hourMs, localTimeOf, startOfDay } from '@vatio/energy/calendar';
import { dayInDigits } from '../common/values/days';
import type { Days } from './days/ranges';

const inUtc = { timeZone: 'UTC' } as const;
const dayFormat = new Intl.DateTimeFormat('es-ES', {
  ...inUtc,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** «jue, 12 mar 2026» @param day `2026-03-12` */
export const dayInWords = (day: string): string => dayFormat.format(new Date(day));

/** The day that it is at a supply point. */
export const todayAt = (territory: Territory): string => localTimeOf(Date.now(), territory).date;

const two = (count: number) => String(count).padStart(2, '0');

/** «10:15» on the clock at the supply point. */
function clockAt(instantMs: number, territory: Territory): string {
  const { hour, minute } = localTimeOf(instantMs, territory);
  return `${two(hour)}:${two(minute)}`;
}

/** Whether it is the first or the second time that the clock shows this hour; undefined for all other hours. */
function timeOfRepeated(instantMs: number, territory: Territory): 'first' | 'second' | undefined {
  const here = clockAt(instantMs, territory);
  if (clockAt(instantMs + hourMs, territory) === here) return 'first';
  return clockAt(instantMs - hourMs, territory) === here ? 'second' : undefined;
}

const repeatedWords = { first: ' (1.ª vez)', second: ' (2.ª vez)' } as const;

/** «10:15–10:30», and «02:00–02:15 (2.ª vez)» in the hour that the clock shows twice. */
export function slotInWords(startMs: number, endMs: number, territory: Territory): string {
  const repeated = timeOfRepeated(startMs, territory);
  const clocks = `${clockAt(startMs, territory)}–${clockAt(endMs, territory)}`;
  return repeated ? `${clocks}${repeatedWords[repeated]}` : clocks;
}

/** «12/03/2026 10:15», as spreadsheets read it. */
export function instantInDigits(instantMs: number, territory: Territory): string {
  const { date } = localTimeOf(instantMs, territory);
  return `${dayInDigits(date)} ${clockAt(instantMs, territory)}`;
}

/** «jue, 12 mar 2026, 10:15» */
export const instantInWords = (instantMs: number, territory: Territory): string =>
  `${dayInWords(localTimeOf(instantMs, territory).date)}, ${clockAt(instantMs, territory)}`;

/** From the beginning of the first day to the end of the last one. */
export const instantsOf = ({ from, to }: Days, territory: Territory) => ({
  fromMs: startOfDay(from, territory),
  toMs: startOfDay(addDays(to, 1), territory),
});

/** The whole days between two instants, both included. */
export const daysBetweenInstants = (fromMs: number, toMs: number, territory: Territory): Days => ({
  from: localTimeOf(fromMs, territory).date,
  to: localTimeOf(toMs - 1, territory).date,
});
