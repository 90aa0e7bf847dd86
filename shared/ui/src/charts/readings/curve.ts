/** The slots of one local day: as many as its clock has quarters or hours. */
export interface ReadDay {
  /** `2026-03-12` */
  readonly date: string;
  readonly startMs: number;
  readonly minutes: 15 | 60;
  /** NaN: not known. */
  readonly kwh: Float64Array;
  /** 1 where the distributor estimated. */
  readonly isEstimated: Uint8Array;
}

/** A curve without breaks: one value for each slot from its first day to its last, NaN = not known. */
export interface Curve {
  readonly startMs: number;
  readonly stepMs: number;
  readonly minutes: 15 | 60;
  readonly kw: Float64Array;
  readonly kwh: Float64Array;
  readonly isEstimated: Uint8Array;
  /** The contracted power in each slot, kW; NaN = not known. Left out = of none is it known. */
  readonly contractedKw?: Float64Array;
}

/** The contracted power of an instant, kW; undefined: none is known. */
export type ContractedOf = (instantMs: number) => number | undefined;

/** The period of an instant, 1 to 6; undefined: none is known. */
export type PeriodOf = (instantMs: number) => number | undefined;

const minuteMs = 60_000;

/** @param days in order @returns undefined when there are no days */
export function curveOf(days: readonly ReadDay[]): Curve | undefined {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return undefined;
  const { startMs, minutes } = first;
  const stepMs = minutes * minuteMs;
  const count = (last.startMs - startMs) / stepMs + last.kwh.length;
  const kwh = new Float64Array(count).fill(Number.NaN);
  const isEstimated = new Uint8Array(count);
  for (const day of days) {
    const at = (day.startMs - startMs) / stepMs;
    kwh.set(day.kwh, at);
    isEstimated.set(day.isEstimated, at);
  }
  const kw = kwh.map((value) => value * (60 / minutes));
  return { startMs, stepMs, minutes, kw, kwh, isEstimated };
}

/** The same curve with what is contracted in each of its slots. */
export function withContracted(curve: Curve, contractedOf: ContractedOf): Curve {
  const { startMs, stepMs, kw } = curve;
  const kwOf = (_: number, slot: number) => contractedOf(startMs + slot * stepMs) ?? Number.NaN;
  return { ...curve, contractedKw: kw.map(kwOf) };
}

export interface Reading {
  readonly startMs: number;
  readonly endMs: number;
  /** NaN: not known. */
  readonly kw: number;
  readonly kwh: number;
  readonly isEstimated: boolean;
  /** NaN: not known. */
  readonly contractedKw: number;
}

/** The slots between two instants, in order; clipped to the curve. */
export function readingsBetween(curve: Curve, fromMs: number, toMs: number): Reading[] {
  const { startMs, stepMs, kw } = curve;
  const from = Math.max(0, Math.ceil((fromMs - startMs) / stepMs));
  const to = Math.min(kw.length, Math.ceil((toMs - startMs) / stepMs));
  return Array.from({ length: Math.max(0, to - from) }, (_, index) =>
    readingOf(curve, from + index),
  );
}

/** The slot that begins at an instant. */
export const readingAt = (curve: Curve, startMs: number): Reading =>
  readingOf(curve, Math.round((startMs - curve.startMs) / curve.stepMs));

function readingOf(curve: Curve, slot: number): Reading {
  const { startMs, stepMs, kw, kwh, isEstimated, contractedKw } = curve;
  const atMs = startMs + slot * stepMs;
  return {
    startMs: atMs,
    endMs: atMs + stepMs,
    isEstimated: isEstimated[slot] === 1,
    kw: kw[slot] ?? Number.NaN,
    kwh: kwh[slot] ?? Number.NaN,
    contractedKw: contractedKw?.[slot] ?? Number.NaN,
  };
}
