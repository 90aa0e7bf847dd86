import { dayAfter, type LocalClock, spanOf, type TimeRange } from './timeRange';

export interface Tick {
  readonly atMs: number;
  readonly label: string;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const monthMs = 30.5 * dayMs;
const inUtc = { timeZone: 'UTC' } as const;
const dayMonth = new Intl.DateTimeFormat('es-ES', { ...inUtc, day: 'numeric', month: 'short' });
const month = new Intl.DateTimeFormat('es-ES', { ...inUtc, month: 'short' });

/** «12 mar» */
const dayLabel = (day: string) => dayMonth.format(Date.parse(day));
/** «feb», and «2026» for January: there the year begins. */
const monthLabel = (day: string) =>
  day.slice(5, 7) === '01' ? day.slice(0, 4) : month.format(Date.parse(day));

type Step = readonly [everyMs: number, ticks: (range: TimeRange, clock: LocalClock) => Tick[]];

/** Ordered from the finest to the coarsest. */
const steps: readonly Step[] = [
  ...[1, 2, 3, 6, 12].map((hours): Step => [hours * hourMs, hourTicks(hours)]),
  ...[1, 2].map(
    (days): Step => [days * dayMs, dayTicks((day) => dayOfMonth(day) % days === 1 % days)],
  ),
  [7 * dayMs, dayTicks((day) => [1, 8, 15, 22].includes(dayOfMonth(day)))],
  ...[1, 2, 3, 6, 12].map((months): Step => [months * monthMs, monthTicks(months)]),
];

/** The labels of a time axis: at round hours, days or months of the local clock, as many as fit. */
export function timeTicks(range: TimeRange, clock: LocalClock, maxTicks: number): Tick[] {
  const fitting = steps.find(([everyMs]) => spanOf(range) / everyMs <= maxTicks) ?? steps.at(-1);
  return fitting?.[1](range, clock) ?? [];
}

const dayOfMonth = (day: string) => Number(day.slice(8));

/** The local days that begin in a range. */
function daysIn({ fromMs, toMs }: TimeRange, clock: LocalClock): string[] {
  const days: string[] = [];
  let day = clock.localTimeOf(fromMs).date;
  for (let atMs = clock.startOfDay(day); atMs < toMs; atMs = clock.startOfDay(day)) {
    if (atMs >= fromMs) days.push(day);
    day = dayAfter(day, 1);
  }
  return days;
}

/** Counts elapsed hours: the skipped hour is left out and the repeated one occurs twice. */
function hourTicks(hours: number) {
  return ({ fromMs, toMs }: TimeRange, clock: LocalClock): Tick[] => {
    const ticks: Tick[] = [];
    const start = clock.startOfDay(clock.localTimeOf(fromMs).date);
    for (let atMs = start; atMs < toMs; atMs += hourMs) {
      const { date, hour } = clock.localTimeOf(atMs);
      if (atMs < fromMs || hour % hours !== 0) continue;
      ticks.push({
        atMs,
        label: hour === 0 ? dayLabel(date) : `${String(hour).padStart(2, '0')}:00`,
      });
    }
    return ticks;
  };
}

function dayTicks(isTick: (day: string) => boolean) {
  return (range: TimeRange, clock: LocalClock): Tick[] =>
    daysIn(range, clock)
      .filter(isTick)
      .map((day) => ({ atMs: clock.startOfDay(day), label: dayLabel(day) }));
}

function monthTicks(months: number) {
  return (range: TimeRange, clock: LocalClock): Tick[] =>
    daysIn(range, clock)
      .filter((day) => day.endsWith('-01') && (Number(day.slice(5, 7)) - 1) % months === 0)
      .map((day) => ({ atMs: clock.startOfDay(day), label: monthLabel(day) }));
}
