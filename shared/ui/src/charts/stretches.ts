import { type CurveSeries, slotsIn } from './curveSeries';
import { spanOf, type TimeRange } from './timeRange';

export type StretchKind = 'estimated' | 'missing';

/** Slots side by side of which the same must be said. */
export interface Stretch extends TimeRange {
  readonly kind: StretchKind;
}

/** A stretch is drawn at least so many pixels wide, and closer ones become one. */
const minPixels = 2;

/**
 * Where a series is estimated and where nothing is known of it, as far as a drawing so many pixels
 * wide can show it: none is too short to be seen.
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
