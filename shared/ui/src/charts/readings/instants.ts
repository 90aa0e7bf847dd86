import type { Days } from '../days/ranges';
import { dayAfter, type LocalClock } from '../timeRange';

const hourMs = 3_600_000;
const dayFormat = new Intl.DateTimeFormat('es-ES', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** «jue, 12 mar 2026» @param day `2026-03-12` */
export const dayInWords = (day: string): string => dayFormat.format(new Date(day));

const two = (count: number) => String(count).padStart(2, '0');

/** «10:15» on the clock at the supply point. */
function timeAt(instantMs: number, clock: LocalClock): string {
  const { hour, minute } = clock.localTimeOf(instantMs);
  return `${two(hour)}:${two(minute)}`;
}

/**
 * Returns whether the clock shows this hour for the first or the second time; undefined for all other
 * hours.
 */
function timeOfRepeated(instantMs: number, clock: LocalClock): 'first' | 'second' | undefined {
  const here = timeAt(instantMs, clock);
  if (timeAt(instantMs + hourMs, clock) === here) return 'first';
  return timeAt(instantMs - hourMs, clock) === here ? 'second' : undefined;
}

const repeatedWords = { first: ' (1.ª vez)', second: ' (2.ª vez)' } as const;

/** «10:15–10:30», and «02:00–02:15 (2.ª vez)» in the hour that the clock shows twice. */
export function slotInWords(startMs: number, endMs: number, clock: LocalClock): string {
  const repeated = timeOfRepeated(startMs, clock);
  const times = `${timeAt(startMs, clock)}–${timeAt(endMs, clock)}`;
  return repeated ? `${times}${repeatedWords[repeated]}` : times;
}

/** «12/03/2026 10:15», as spreadsheets read it. */
export function instantInDigits(instantMs: number, clock: LocalClock): string {
  const { date } = clock.localTimeOf(instantMs);
  return `${date.split('-').reverse().join('/')} ${timeAt(instantMs, clock)}`;
}

/** «jue, 12 mar 2026, 10:15» */
export const instantInWords = (instantMs: number, clock: LocalClock): string =>
  `${dayInWords(clock.localTimeOf(instantMs).date)}, ${timeAt(instantMs, clock)}`;

/** The beginning of the first day and the end of the last one. */
export const instantsOf = ({ from, to }: Days, clock: LocalClock) => ({
  fromMs: clock.startOfDay(from),
  toMs: clock.startOfDay(dayAfter(to, 1)),
});

/** The whole days between two instants, both included. */
export const daysBetweenInstants = (fromMs: number, toMs: number, clock: LocalClock): Days => ({
  from: clock.localTimeOf(fromMs).date,
  to: clock.localTimeOf(toMs - 1).date,
});
