import type { Reading } from '../rows/rowReader';
import type { AddResult, DayBuffer } from './dayBuffer';

/**
 * Whole days that went out: their values and lines only, to recognise a later line that repeats or
 * contradicts one. Twelve bytes per reading.
 */
export interface Archive {
  has(day: number): boolean;
  days(): Iterable<number>;
  keep(buffer: DayBuffer): void;
  compare(day: number, label: number, reading: Reading): AddResult;
  firstLine(day: number): number;
  /** The `count` values of a day, in order of time. */
  kwhOf(day: number, count: number): Float64Array;
}

function grown<T extends Float64Array | Int32Array>(array: T, larger: T): T {
  larger.set(array);
  return larger;
}

export function archive(): Archive {
  const startOf = new Map<number, number>();
  let kwh = new Float64Array(0);
  let lines = new Int32Array(0);
  let used = 0;
  return {
    has: (day) => startOf.has(day),
    days: () => startOf.keys(),
    keep(buffer) {
      const size = buffer.kwh.length - 1;
      if (used + size > kwh.length) {
        const room = Math.ceil(kwh.length * 1.5) + 32 * size;
        kwh = grown(kwh, new Float64Array(room));
        lines = grown(lines, new Int32Array(room));
      }
      kwh.set(buffer.kwh.subarray(1), used);
      lines.set(buffer.lines.subarray(1), used);
      startOf.set(buffer.day, used);
      used += size;
    },
    compare(day, label, reading) {
      const at = (startOf.get(day) ?? 0) + label - 1;
      if (kwh[at] === reading.kwh) return 'repeated';
      // No day with an estimate comes here.
      return { otherLine: lines[at] as number, winner: reading.isEstimated ? 'other' : 'neither' };
    },
    firstLine: (day) => lines[startOf.get(day) ?? 0] as number,
    kwhOf(day, count) {
      const start = startOf.get(day) ?? 0;
      return kwh.subarray(start, start + count);
    },
  };
}
