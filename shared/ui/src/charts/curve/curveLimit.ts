import { dayAfter, type LocalClock, maxBandSpanMs, spanOf, type TimeRange } from '../timeRange';
import { type CurveSeries, slotsIn } from './curveSeries';
import type { Point } from './sampleCurve';

/** A limit of the measured values: what is contracted. */
export interface CurveLimit {
  readonly name: string;
  /** The name of what is over it. */
  readonly overName: string;
  /** One for each slot of the series; `NaN`: there is none. */
  readonly values: ArrayLike<number>;
}

/** A limit as step lines, and the areas over it. */
export interface LimitLines {
  readonly lowest: readonly Point[];
  /** Differs from the lowest where one step covers whole days, because the limit changes with the hour. */
  readonly highest: readonly Point[];
  /** The limit below each area, and how far the area reaches above it: as many points in both. */
  readonly base: readonly Point[];
  readonly over: readonly Point[];
}

const dayMs = 86_400_000;

/** The days that one step covers; 0: the limit is drawn hour by hour. */
export function daysAStep(range: TimeRange): number {
  if (spanOf(range) <= maxBandSpanMs) return 0;
  return spanOf(range) <= 32 * dayMs ? 1 : 7;
}

export interface LimitView {
  readonly range: TimeRange;
  readonly clock: LocalClock;
  /** Pixels of the plot. */
  readonly columns: number;
}

/**
 * The limit of a range, and the worst excess in each column of pixels, so that none vanishes. Where days are too
 * narrow for their hours, the limit is the lowest and the highest of a day or a week.
 */
export function limitLines(series: CurveSeries, limit: CurveLimit, view: LimitView): LimitLines {
  const { range, columns } = view;
  const { from, to } = slotsIn(series, range);
  const { values } = limit;
  const slotsAStep = Math.max(1, (daysAStep(range) * dayMs) / series.stepMs);
  const steps = windows(series, from, to, slotsAStep, firstStep(series, view));
  const areas = windows(series, from, to, Math.max(1, Math.ceil((to - from) / columns)));
  const worst = areas.map(({ slots }) => worstSlot(series, limit, slots));
  return {
    lowest: lineOf(steps, ({ slots }) => extreme(values, slots, Math.min)),
    highest: lineOf(steps, ({ slots }) => extreme(values, slots, Math.max)),
    base: areaOf(areas, worst, (slot) => values[slot] ?? Number.NaN),
    over: areaOf(areas, worst, (slot) => overAt(series, limit, slot)),
  };
}

/** The excess of a slot over its limit; `NaN`: unknown. */
const overAt = (series: CurveSeries, limit: CurveLimit, slot: number): number =>
  (series.values[slot] ?? Number.NaN) - (limit.values[slot] ?? Number.NaN);

interface Window extends TimeRange {
  readonly slots: readonly [from: number, to: number];
}

/** The slot at which the day or the week begins in which the view does. */
function firstStep({ startMs, stepMs }: CurveSeries, { range, clock }: LimitView): number {
  const day = clock.localTimeOf(range.fromMs).date;
  // The first day of 1970 was a Thursday.
  const days = daysAStep(range) === 7 ? (Date.parse(day) / dayMs + 3) % 7 : 0;
  return Math.round((clock.startOfDay(dayAfter(day, -days)) - startMs) / stepMs);
}

/**
 * Neighbouring slots together, whole also at the edges of the view, which cut only their drawing. They begin at
 * multiples of their width, so that a moving view does not flicker.
 */
function windows(
  { startMs, stepMs, values }: CurveSeries,
  from: number,
  to: number,
  width: number,
  first = 0,
) {
  const all: Window[] = [];
  for (let at = first + Math.floor((from - first) / width) * width; at < to; at += width) {
    all.push({
      slots: [Math.max(0, at), Math.min(values.length, at + width)],
      fromMs: startMs + Math.max(from, at) * stepMs,
      toMs: startMs + Math.min(to, at + width) * stepMs,
    });
  }
  return all;
}

function extreme(values: ArrayLike<number>, slots: Window['slots'], of: typeof Math.min): number {
  let result = Number.NaN;
  for (let slot = slots[0]; slot < slots[1]; slot++) {
    const value = values[slot] ?? Number.NaN;
    if (!Number.isNaN(value)) result = Number.isNaN(result) ? value : of(result, value);
  }
  return result;
}

/** The slot that is the furthest over its limit; -1: none is. */
function worstSlot(series: CurveSeries, limit: CurveLimit, slots: Window['slots']): number {
  let worst = -1;
  for (let slot = slots[0]; slot < slots[1]; slot++) {
    const over = overAt(series, limit, slot);
    // An unknown value compares as false.
    if (over > 0 && !(worst >= 0 && over <= overAt(series, limit, worst))) worst = slot;
  }
  return worst;
}

/** Windows of one value are one step. */
function lineOf(all: readonly Window[], limitOf: (window: Window) => number): Point[] {
  const points: Point[] = [];
  for (const window of all) {
    const value = limitOf(window);
    const last = points.at(-1);
    if (last && Object.is(last[1], value)) last[0] = window.toMs;
    else points.push([window.fromMs, value], [window.toMs, value]);
  }
  return points;
}

/** A rectangle for each window that has a slot, and a gap before it. */
const areaOf = (
  all: readonly Window[],
  worst: readonly number[],
  heightOf: (slot: number) => number,
): Point[] =>
  all.flatMap(({ fromMs, toMs }, index): Point[] => {
    const slot = worst[index] ?? -1;
    if (slot < 0) return [[fromMs, Number.NaN]];
    return [
      [fromMs, heightOf(slot)],
      [toMs, heightOf(slot)],
    ];
  });
