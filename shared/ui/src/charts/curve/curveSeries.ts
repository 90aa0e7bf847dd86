import type { TimeRange } from '../timeRange';

/** A quantity measured in equal slots without a break: unknown values are `NaN`. */
export interface CurveSeries {
  /** Its name in the legend and the description. */
  readonly name: string;
  /** The instant at which the first slot begins, milliseconds since 1970, UTC. */
  readonly startMs: number;
  readonly stepMs: number;
  /** The mean of each slot. */
  readonly values: ArrayLike<number>;
  /** 1 where the value is estimated; left out = no estimates. */
  readonly isEstimated?: ArrayLike<number>;
}

/** The slots of a series that touch a range; the end is excluded. */
export function slotsIn({ startMs, stepMs, values }: CurveSeries, { fromMs, toMs }: TimeRange) {
  const from = Math.max(0, Math.floor((fromMs - startMs) / stepMs));
  const to = Math.min(values.length, Math.ceil((toMs - startMs) / stepMs));
  return { from, to: Math.max(from, to) };
}

/** The slot with an instant; undefined: the series has none. */
export function slotAt({ startMs, stepMs, values }: CurveSeries, instantMs: number) {
  const slot = Math.floor((instantMs - startMs) / stepMs);
  return slot >= 0 && slot < values.length ? slot : undefined;
}
