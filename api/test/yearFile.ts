import { addDays, quarterMs, quartersOfDay, startOfDay } from '@vatio/energy/calendar';
import type { CurveDay } from '@vatio/energy/curve';
import { printCurve } from '@vatio/energy/files';

/** Readings of 2026, or of another year that is no leap year. */
export const quartersOfYear = 35_040;

interface YearFile {
  readonly cups20: string;
  readonly year?: number;
  /** Tenths of a watt-hour of each quarter of the year, counted from 0. */
  readonly tenthsWhOf: (quarter: number) => number;
  /** Days at the year's beginning that the distributor has estimated. */
  readonly estimatedDays?: number;
  /** Days at the year's end that the file lacks. */
  readonly missingDays?: number;
}

/** A year of quarter-hours as a distributor writes it. */
export function yearFile(file: YearFile): Buffer {
  const { cups20, year = 2026, tenthsWhOf, estimatedDays = 0, missingDays = 0 } = file;
  const firstMs = startOfDay(`${year}-01-01`, 'peninsula');
  const days: CurveDay[] = [];
  for (let date = `${year}-01-01`; date.startsWith(String(year)); date = addDays(date, 1)) {
    const startMs = startOfDay(date, 'peninsula');
    const slots = quartersOfDay(date, 'peninsula');
    const first = (startMs - firstMs) / quarterMs;
    const kwh = Float64Array.from({ length: slots }, (_, slot) => tenthsWhOf(first + slot) / 1e4);
    const isEstimated = new Uint8Array(slots).fill(days.length < estimatedDays ? 1 : 0);
    days.push({ cups20, date, startMs, minutes: 15, kwh, exportedKwh: null, isEstimated });
  }
  return Buffer.from([...printCurve(days.slice(0, days.length - missingDays))].join(''));
}

/** The load of a plant with a contract of some 250 kW; the same for each seed. */
export function plantLoad(seed: number): (quarter: number) => number {
  let state = seed;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return (quarter) => {
    const hour = (quarter / 4) % 24;
    const base = hour > 7 && hour < 20 ? 400_000 : 150_000;
    // Meters tell watt-hours.
    return 10 * Math.round((base + 225_000 * random() + 100_000 * Math.sin(quarter / 4000)) / 10);
  };
}
