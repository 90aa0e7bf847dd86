import type { Curve, ReadDay } from './curve';

export interface Sum {
  /** `2026-03-12`, or `2026-03` for a month. */
  readonly name: string;
  readonly kwh: number;
  /** The highest mean power of a slot and its beginning; null: unknown. */
  readonly peak: { readonly kw: number; readonly startMs: number } | null;
  /** The lowest and the highest contracted power of the known slots, and the most that a slot is over its own. */
  readonly contracted: Contracted | null;
  readonly known: number;
  readonly estimated: number;
  readonly missing: number;
}

interface Contracted {
  readonly lowestKw: number;
  readonly highestKw: number;
  /** 0: none is over it. */
  readonly overKw: number;
}

const none = { kwh: 0, peak: null, contracted: null, known: 0, estimated: 0, missing: 0 } as const;

/** A sum for each day. @param curve of these days: what is contracted */
export const sumsByDay = (days: readonly ReadDay[], curve: Curve): Sum[] =>
  days.map((day) => sumOfDay(day, curve));

function sumOfDay(day: ReadDay, curve: Curve): Sum {
  const { date, startMs, minutes, kwh, isEstimated } = day;
  let peakSlot = -1;
  let [sum, known, estimated] = [0, 0, 0];
  kwh.forEach((value, slot) => {
    if (Number.isNaN(value)) return;
    sum += value;
    known += 1;
    estimated += isEstimated[slot] ?? 0;
    if (peakSlot === -1 || value > (kwh[peakSlot] ?? 0)) peakSlot = slot;
  });
  const peak =
    peakSlot === -1
      ? null
      : {
          kw: (kwh[peakSlot] ?? 0) * (60 / minutes),
          startMs: startMs + peakSlot * minutes * 60_000,
        };
  const contracted = contractedOn(day, curve);
  return { name: date, kwh: sum, peak, contracted, known, estimated, missing: kwh.length - known };
}

function contractedOn({ startMs, kwh }: ReadDay, curve: Curve): Contracted | null {
  const first = (startMs - curve.startMs) / curve.stepMs;
  let contracted: Contracted | null = null;
  for (let slot = first; slot < first + kwh.length; slot++) {
    const kw = curve.contractedKw?.[slot] ?? Number.NaN;
    const overKw = Math.max(0, (curve.kw[slot] ?? Number.NaN) - kw);
    if (Number.isNaN(overKw)) continue;
    contracted = widened(contracted, { lowestKw: kw, highestKw: kw, overKw });
  }
  return contracted;
}

const widened = (one: Contracted | null, other: Contracted | null): Contracted | null =>
  one && other
    ? {
        lowestKw: Math.min(one.lowestKw, other.lowestKw),
        highestKw: Math.max(one.highestKw, other.highestKw),
        overKw: Math.max(one.overKw, other.overKw),
      }
    : (one ?? other);

/** The same for each natural month that has days. */
export function sumsByMonth(days: readonly ReadDay[], curve: Curve): Sum[] {
  const months = new Map<string, Sum>();
  for (const day of days) {
    const name = day.date.slice(0, 7);
    months.set(name, added(months.get(name) ?? { name, ...none }, sumOfDay(day, curve)));
  }
  return [...months.values()];
}

const added = (one: Sum, other: Sum): Sum => ({
  name: one.name,
  kwh: one.kwh + other.kwh,
  peak: other.peak && (!one.peak || other.peak.kw > one.peak.kw) ? other.peak : one.peak,
  contracted: widened(one.contracted, other.contracted),
  known: one.known + other.known,
  estimated: one.estimated + other.estimated,
  missing: one.missing + other.missing,
});

/** «Real», «Estimado», «Sin datos», or how many readings of each kind there are. */
export function qualityInWords({
  known,
  estimated,
  missing,
}: Pick<Sum, 'known' | 'estimated' | 'missing'>) {
  if (known === 0) return 'Sin datos';
  if (missing === 0 && estimated === 0) return 'Real';
  if (missing === 0 && estimated === known) return 'Estimado';
  return [
    ...(estimated > 0 ? [`${estimated} estimadas`] : []),
    ...(missing > 0 ? [`${missing} sin datos`] : []),
  ].join(' · ');
}
