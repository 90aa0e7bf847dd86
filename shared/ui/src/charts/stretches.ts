import { type CurveSeries, slotsIn } from './curve/curveSeries';
import { spanOf, type TimeRange } from './timeRange';

export type StretchKind = 'estimated' | 'missing';

/** Neighbouring slots with the same state. */
export interface Stretch extends TimeRange {
  readonly kind: StretchKind;
}

/** The least width of a stretch, in pixels; closer stretches merge. */
const minPixels = 2;

/**
 * The stretches where a series is estimated or unknown, for a drawing of this width: even the shortest
 * stretch stays visible.
 */
export function stretchesOf(series: CurveSeries, range: TimeRange, pixels: number): Stretch[] {
  const minMs = (spanOf(range) / pixels) * minPixels;
  return (['estimated', 'missing'] as const).flatMap((kind) => runsOf(series, range, kind, minMs));
}

function runsOf(
  series: CurveSeries,
  range: TimeRange,
  kind: StretchKind,
  minMs: number,
): Stretch[] {
  const { startMs, stepMs, values, isEstimated } = series;
  const { from, to } = slotsIn(series, range);
  const runs: { fromMs: number; toMs: number }[] = [];
  for (let slot = from; slot < to; slot++) {
    const isUnknown = Number.isNaN(values[slot]);
    const isOfKind = kind === 'missing' ? isUnknown : !isUnknown && isEstimated?.[slot] === 1;
    if (!isOfKind) continue;
    const atMs = startMs + slot * stepMs;
    const last = runs.at(-1);
    if (last && atMs - last.toMs < minMs) last.toMs = atMs + stepMs;
    else runs.push({ fromMs: atMs, toMs: atMs + stepMs });
  }
  return runs.map(({ fromMs, toMs }) => ({ kind, fromMs, toMs: Math.max(toMs, fromMs + minMs) }));
}
