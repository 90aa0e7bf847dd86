import { dayAfter, type LocalClock, type TimeRange } from './timeRange';

/** A stretch of time with one class, shaded behind the line. */
export interface Band extends TimeRange {
  readonly label: string;
  /** Its place among the classes, which decides its colour everywhere. */
  readonly colour: number;
}

/** The part of a local day with one class: 0 is its beginning, 1 its end. */
interface DayPart {
  readonly from: number;
  readonly to: number;
  readonly colour: number;
}

/** Neighbouring days with the same division. */
export interface DayRun extends TimeRange {
  readonly parts: readonly DayPart[];
}

/** The bands that touch a range. */
export const bandsIn = <One extends TimeRange>(
  bands: readonly One[],
  { fromMs, toMs }: TimeRange,
): One[] => bands.filter((band) => band.toMs > fromMs && band.fromMs < toMs);

/**
 * The division of each local day into bands. Equal neighbouring days are one run: a year of working days
 * and weekends has little more than a hundred.
 *
 * @param bands in order
 */
export function dayRuns(bands: readonly Band[], clock: LocalClock): DayRun[] {
  const [first] = bands;
  const endMs = bands.at(-1)?.toMs ?? 0;
  if (!first) return [];
  const runs: DayRun[] = [];
  let { date } = clock.localTimeOf(first.fromMs);
  let fromMs = clock.startOfDay(date);
  let next = 0;
  while (fromMs < endMs) {
    date = dayAfter(date, 1);
    const day = { fromMs, toMs: clock.startOfDay(date) };
    while ((bands[next]?.toMs ?? endMs) <= fromMs) next += 1;
    addDay(runs, { ...day, parts: partsOf(bands, next, day) });
    fromMs = day.toMs;
  }
  return runs;
}

/** @param start the first band that reaches into the day */
function partsOf(bands: readonly Band[], start: number, { fromMs, toMs }: TimeRange): DayPart[] {
  const parts: DayPart[] = [];
  const partAt = (atMs: number) => Math.min(1, Math.max(0, (atMs - fromMs) / (toMs - fromMs)));
  for (let at = start; at < bands.length; at += 1) {
    const band = bands[at];
    if (!band || band.fromMs >= toMs) break;
    parts.push({ from: partAt(band.fromMs), to: partAt(band.toMs), colour: band.colour });
  }
  return parts;
}

function addDay(runs: DayRun[], day: DayRun): void {
  const last = runs.at(-1);
  if (last && isAlike(last.parts, day.parts)) runs[runs.length - 1] = { ...last, toMs: day.toMs };
  else runs.push(day);
}

const isAlike = (one: readonly DayPart[], other: readonly DayPart[]) =>
  one.length === other.length &&
  one.every(
    ({ from, to, colour }, at) =>
      from === other[at]?.from && to === other[at].to && colour === other[at].colour,
  );
