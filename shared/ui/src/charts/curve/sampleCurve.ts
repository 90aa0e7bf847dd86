import type { TimeRange } from '../timeRange';
import { type CurveSeries, slotsIn } from './curveSeries';

/** The points of a line. `NaN` lifts the pen. */
export type Point = [atMs: number, value: number];

export interface Sample {
  readonly points: Point[];
  /** There are more slots than columns. */
  readonly isReduced: boolean;
}

/**
 * The points of a series for a drawing with this many columns of pixels: the lowest and the highest of each
 * column, in order, so that no peak vanishes at any zoom.
 *
 * ECharts' own `sampling: 'minmax'` is no use: it compares a column that begins with a gap to `NaN`, and
 * loses all of it, peaks included (6.1.0, `minmaxDownSample`).
 */
export function sampleCurve(series: CurveSeries, range: TimeRange, columns: number): Sample {
  const { from, to } = slotsIn(series, range);
  const slotsAColumn = Math.ceil((to - from) / columns);
  if (slotsAColumn <= 1) return { points: everySlot(series, from, to), isReduced: false };
  return { points: extremes(series, from, to, slotsAColumn), isReduced: true };
}

/** Each slot as a step: the mean holds from its beginning to its end. */
function everySlot({ startMs, stepMs, values }: CurveSeries, from: number, to: number): Point[] {
  const points: Point[] = [];
  for (let slot = from; slot < to; slot++) {
    const value = values[slot] ?? Number.NaN;
    const atMs = startMs + slot * stepMs;
    points.push([atMs, value], [atMs + stepMs, value]);
  }
  return points;
}

/** Columns begin at multiples of their width, so that a moving line does not flicker. */
function extremes(series: CurveSeries, from: number, to: number, width: number): Point[] {
  const points: Point[] = [];
  for (let column = Math.floor(from / width) * width; column < to; column += width) {
    pushExtremes(points, series, Math.max(from, column), Math.min(to, column + width));
  }
  const widthMs = width * series.stepMs;
  return points.flatMap((point, i) =>
    isAlone(points, i) ? acrossColumn(point, series.startMs, widthMs) : [point],
  );
}

const isGap = (point: Point | undefined): boolean => point === undefined || Number.isNaN(point[1]);

/** A value between gaps: ECharts draws no line of a single point. */
const isAlone = (points: readonly Point[], i: number): boolean =>
  !isGap(points[i]) && isGap(points[i - 1]) && isGap(points[i + 1]);

function acrossColumn([atMs, value]: Point, startMs: number, widthMs: number): Point[] {
  const fromMs = startMs + Math.floor((atMs - startMs) / widthMs) * widthMs;
  return [
    [fromMs, value],
    [fromMs + widthMs, value],
  ];
}

function pushExtremes(
  points: Point[],
  { startMs, stepMs, values }: CurveSeries,
  from: number,
  to: number,
) {
  let lowest = -1;
  let highest = -1;
  for (let slot = from; slot < to; slot++) {
    const value = values[slot] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    if (lowest === -1 || value < (values[lowest] ?? 0)) lowest = slot;
    if (highest === -1 || value > (values[highest] ?? 0)) highest = slot;
  }
  const point = (slot: number): Point => [
    startMs + (slot + 0.5) * stepMs,
    values[slot] ?? Number.NaN,
  ];
  if (lowest === -1) points.push(point(from));
  else if (lowest === highest) points.push(point(lowest));
  else points.push(point(Math.min(lowest, highest)), point(Math.max(lowest, highest)));
}
