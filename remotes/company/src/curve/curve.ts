import type { CurveAnswer } from '@vatio/contracts/company/curve';
import type { Territory } from '@vatio/contracts/company/supply';
import { startOfDay } from '@vatio/energy/calendar';
import type { CurveDay } from '@vatio/energy/curve';

const minuteMs = 60_000;
const tenthsAKwh = 10_000;

/** The days of an answer in the form of the energy engine. */
export const curveDaysOf = ({ days, minutes, territory }: CurveAnswer): CurveDay[] =>
  minutes === null
    ? []
    : days.map(({ day, tenthsWh, estimated }) => {
        const isEstimated = new Uint8Array(tenthsWh.length);
        for (const slot of estimated) isEstimated[slot] = 1;
        return {
          cups20: null,
          date: day,
          startMs: startOfDay(day, territory),
          minutes,
          kwh: Float64Array.from(tenthsWh, (tenths) => (tenths ?? Number.NaN) / tenthsAKwh),
          exportedKwh: null,
          isEstimated,
        };
      });

/** A curve without breaks: one value for each slot from its first day to its last, NaN = not known. */
export interface Curve {
  readonly startMs: number;
  readonly stepMs: number;
  readonly minutes: 15 | 60;
  readonly territory: Territory;
  readonly kw: Float64Array;
  readonly kwh: Float64Array;
  readonly isEstimated: Uint8Array;
}

/** @returns undefined when there are no days */
export function curveOf(days: readonly CurveDay[], territory: Territory): Curve | undefined {
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
  return { startMs, stepMs, minutes, territory, kw, kwh, isEstimated };
}

export interface Reading {
  readonly startMs: number;
  readonly endMs: number;
  /** NaN: not known. */
  readonly kw: number;
  readonly kwh: number;
  readonly isEstimated: boolean;
}

/** The slots between two instants, in order; without the ones beyond the curve. */
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

function readingOf({ startMs, stepMs, kw, kwh, isEstimated }: Curve, slot: number): Reading {
  const atMs = startMs + slot * stepMs;
  return {
    startMs: atMs,
    endMs: atMs + stepMs,
    isEstimated: isEstimated[slot] === 1,
    kw: kw[slot] ?? Number.NaN,
    kwh: kwh[slot] ?? Number.NaN,
  };
}
