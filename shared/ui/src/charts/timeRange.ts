/** Instants, milliseconds since 1970, UTC; the end is excluded. */
export interface TimeRange {
  readonly fromMs: number;
  readonly toMs: number;
}

/** The clock of the measured place: charts know no time zones. */
export interface LocalClock {
  /** The instant at which a local day (`2026-10-25`) begins. */
  readonly startOfDay: (day: string) => number;
  readonly localTimeOf: (instantMs: number) => {
    readonly date: string;
    readonly hour: number;
    readonly minute: number;
  };
}

/** The shortest range is about a day: the shortest day of the year can fill the view. */
export const minSpanMs = 23 * 3_600_000;
const dayMs = 86_400_000;

/**
 * The longest range with single bands, which would be indistinguishable in a longer one. An hour more,
 * because one of its days may be longer.
 */
export const maxBandSpanMs = 15 * dayMs + 3_600_000;

export const spanOf = ({ fromMs, toMs }: TimeRange): number => toMs - fromMs;

/** The day `count` days after another. */
export const dayAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);

/** Moves a range into the limits; cuts it only if it is longer than they are. */
function inside({ fromMs, toMs }: TimeRange, limits: TimeRange): TimeRange {
  const span = Math.min(toMs - fromMs, spanOf(limits));
  const from = Math.min(Math.max(fromMs, limits.fromMs), limits.toMs - span);
  return { fromMs: from, toMs: from + span };
}

/**
 * Zooms around an instant, which stays where it is on screen.
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

/** Earlier or later. @param parts of the shown range: -0.5 goes back by half of it */
export function panned(range: TimeRange, parts: number, limits: TimeRange): TimeRange {
  const byMs = spanOf(range) * parts;
  return inside({ fromMs: range.fromMs + byMs, toMs: range.toMs + byMs }, limits);
}

/** The range that the mouse brushed, in either direction, and at least the shortest one. */
export function brushedRange(oneMs: number, otherMs: number, limits: TimeRange): TimeRange {
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
