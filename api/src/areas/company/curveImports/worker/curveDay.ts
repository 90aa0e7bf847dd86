import type { CurveMinutes } from '@vatio/contracts/company/curve';
import type { FileDay } from '@vatio/energy/files';

/** Marks a slot without a value: energy is never negative. */
export const noValue = -1;

/** A day of a curve: energy in whole tenths of a watt-hour, or `noValue`. */
export interface CurveDayValues {
  readonly tenthsWh: Int32Array;
  /** null: no slot has a value. */
  readonly exportedTenthsWh: Int32Array | null;
  /** 1 where the distributor estimated the value. */
  readonly isEstimated: Uint8Array;
}

/** A day of a file, exact. */
export interface ImportedDay extends CurveDayValues {
  /** '' when the file has none. */
  readonly cups20: string;
  readonly minutes: CurveMinutes;
  readonly day: string;
  /** Local midnight, milliseconds since 1970, UTC. */
  readonly startMs: number;
  /** The line of the first value with more decimals than are kept; 0: none. */
  readonly roundedLine: number;
  readonly rounded: number;
}

/** More of a tenth than the noise of a double: the file has that decimal. */
const leastRest = 1e-3;

/** The day of a file in tenths of a watt-hour. The reader has refused values that are too large. */
export function importedDay(day: FileDay): ImportedDay {
  let rounded = 0;
  let roundedLine = 0;
  const toTenths = (kwh: number, slot: number): number => {
    if (Number.isNaN(kwh)) return noValue;
    const tenths = Math.round(kwh * 10_000);
    if (Math.abs(kwh * 10_000 - tenths) > leastRest) {
      rounded += 1;
      roundedLine ||= day.lines[slot] ?? 0;
    }
    return tenths;
  };
  const tenthsWh = Int32Array.from(day.kwh, toTenths);
  const exported = day.exportedKwh && Int32Array.from(day.exportedKwh, toTenths);
  return {
    cups20: day.cups20 ?? '',
    minutes: day.minutes,
    day: day.date,
    startMs: day.startMs,
    tenthsWh,
    exportedTenthsWh: exported && withAny(exported),
    isEstimated: day.isEstimated,
    rounded,
    roundedLine,
  };
}

/** The values, or null when no slot has one. */
export const withAny = (values: Int32Array): Int32Array | null =>
  values.some((value) => value !== noValue) ? values : null;

/** An array as PostgreSQL writes it: `{1,NULL}`. */
export const arrayText = (values: Int32Array): string =>
  `{${Array.from(values, (value) => (value === noValue ? 'NULL' : value)).join(',')}}`;

/** Tenths of a watt-hour as kWh: exact text, `7.56`. @param tenthsWh a whole number below 2⁵³ */
export function kwhText(tenthsWh: number): string {
  const digits = String(tenthsWh).padStart(5, '0');
  const decimals = digits.slice(-4).replace(/(?<!0)0+$/, '');
  return digits.slice(0, -4) + (decimals && `.${decimals}`);
}
