import type { ReadDay } from './curve';

export interface Sum {
  /** `2026-03-12`, or `2026-03` for a month. */
  readonly name: string;
  readonly kwh: number;
  /** The highest mean power of a slot and its beginning; null: unknown. */
  readonly peak: { readonly kw: number; readonly startMs: number } | null;
  readonly known: number;
  readonly estimated: number;
  readonly missing: number;
}

const none = { kwh: 0, peak: null, known: 0, estimated: 0, missing: 0 } as const;

/** A sum for each day. */
export const sumsByDay = (days: readonly ReadDay[]): Sum[] => days.map(sumOfDay);

function sumOfDay({ date, startMs, minutes, kwh, isEstimated }: ReadDay): Sum {
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
  return { name: date, kwh: sum, peak, known, estimated, missing: kwh.length - known };
}

/** The same for each natural month that has days. */
export function sumsByMonth(days: readonly ReadDay[]): Sum[] {
  const months = new Map<string, Sum>();
  for (const day of days) {
    const name = day.date.slice(0, 7);
    months.set(name, added(months.get(name) ?? { name, ...none }, sumOfDay(day)));
  }
  return [...months.values()];
}

const added = (one: Sum, other: Sum): Sum => ({
  name: one.name,
  kwh: one.kwh + other.kwh,
  peak: other.peak && (!one.peak || other.peak.kw > one.peak.kw) ? other.peak : one.peak,
  known: one.known + other.known,
  estimated: one.estimated + other.estimated,
  missing: one.missing + other.missing,
});

/** «Real», «Estimado», «Sin datos», or how many readings of each kind there are. */
export function qualityInWords({ known, estimated, missing }: Omit<Sum, 'name' | 'kwh' | 'peak'>) {
  if (known === 0) return 'Sin datos';
  if (missing === 0 && estimated === 0) return 'Real';
  if (missing === 0 && estimated === known) return 'Estimado';
  return [
    ...(estimated > 0 ? [`${estimated} estimadas`] : []),
    ...(missing > 0 ? [`${missing} sin datos`] : []),
  ].join(' · ');
}
