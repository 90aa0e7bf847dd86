import type { TimeRange } from './timeRange';

/** A quantity measured in slots of one length, without a break: what is not known is `NaN`. */
export interface CurveSeries {
  /** What it is called in the legend and the description. */
  readonly name: string;
  /** The instant at which the first slot begins, milliseconds since 1970, UTC. */
  readonly startMs: number;
  readonly stepMs: number;
  /** The mean of each slot. */
  readonly values: ArrayLike<number>;
  /** 1 where the value is estimated; none is when it is left out. */
  readonly isEstimated?: ArrayLike<number>;
}

/** The slots of a series that have a part in a range: from, and up to but without. */
export function slotsIn({ startMs, stepMs, values }: CurveSeries, { fromMs, toMs }: TimeRange) {
  const from = Math.max(0, Math.floor((fromMs - startMs) / stepMs));
  const to = Math.min(values.length, Math.ceil((toMs - startMs) / stepMs));
  return { from, to: Math.max(from, to) };
}

/** The slot that has an instant; undefined: none of the series has. */
export function slotAt({ startMs, stepMs, values }: CurveSeries, instantMs: number) {
  const slot = Math.floor((instantMs - startMs) / stepMs);
  return slot >= 0 && slot < values.length ? slot : undefined;
}
