/** Instants, milliseconds since 1970, UTC: from, and up to but without. */
export interface TimeRange {
  readonly fromMs: number;
  readonly toMs: number;
}

/** The clock of the place where it was measured: charts know no time zones. */
export interface LocalClock {
  /** The instant at which a local day (`2026-10-25`) begins. */
  readonly startOfDay: (day: string) => number;
  readonly localTimeOf: (instantMs: number) => {
    readonly date: string;
    readonly hour: number;
    readonly minute: number;
  };
}

/** No less than about a day is shown: the shortest one when clocks change, so that it can be all that is. */
export const minSpanMs = 23 * 3_600_000;
const dayMs = 86_400_000;

/**
 * As much as is shaded band by band: of more days, bands cannot be told apart. An hour more, since one
 * day of them may be longer.
 */
export const maxBandSpanMs = 15 * dayMs + 3_600_000;

export const spanOf = ({ fromMs, toMs }: TimeRange): number => toMs - fromMs;

/** The day that is so many days after another. */
export const dayAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);

/** Moved into the limits with its length kept, and cut only where it is longer than they are. */
function inside({ fromMs, toMs }: TimeRange, limits: TimeRange): TimeRange {
  const span = Math.min(toMs - fromMs, spanOf(limits));
  const from = Math.min(Math.max(fromMs, limits.fromMs), limits.toMs - span);
  return { fromMs: from, toMs: from + span };
}

/**
 * Nearer or farther, around an instant that stays where it is on screen.
 *
 * @param factor the length of the new range in parts of the old one: 0.5 shows half as much
 */
export function zoomed(
  range: TimeRange,
  factor: number,
  aroundMs: number,
  limits: TimeRange,
): TimeRange {
  const smallest = Math.min(minSpanMs, spanOf(limits));
  const span = Math.min(Math.max(spanOf(range) * factor, smallest), spanOf(limits));
  const place = (aroundMs - range.fromMs) / spanOf(range);
  const fromMs = aroundMs - place * span;
  return inside({ fromMs, toMs: fromMs + span }, limits);
}

/** Earlier or later. @param parts of what is shown: -0.5 goes back by half of it */
export function panned(range: TimeRange, parts: number, limits: TimeRange): TimeRange {
  const byMs = spanOf(range) * parts;
  return inside({ fromMs: range.fromMs + byMs, toMs: range.toMs + byMs }, limits);
}

/** What was drawn over with the mouse, in either direction, and no less than can be shown. */
export function brushed(oneMs: number, otherMs: number, limits: TimeRange): TimeRange {
  const fromMs = Math.min(oneMs, otherMs);
  const span = Math.max(Math.abs(otherMs - oneMs), Math.min(minSpanMs, spanOf(limits)));
  return inside({ fromMs, toMs: fromMs + span }, limits);
}

/** The nearest whole local days, at least one. */
export function wholeDays({ fromMs, toMs }: TimeRange, clock: LocalClock): TimeRange {
  const from = nearestDay(fromMs, clock);
  const to = nearestDay(toMs, clock);
  const last = to > from ? to : dayAfter(from, 1);
  return { fromMs: clock.startOfDay(from), toMs: clock.startOfDay(last) };
}

function nearestDay(instantMs: number, clock: LocalClock): string {
  const { date, hour } = clock.localTimeOf(instantMs);
  return hour < 12 ? date : dayAfter(date, 1);
}

export const isSameRange = (one: TimeRange, other: TimeRange): boolean =>
  one.fromMs === other.fromMs && one.toMs === other.toMs;
