import type { FileDay } from '../types';
import type { DayBuffer } from './dayBuffer';
import type { Leftover } from './placement';
import { placeReadings } from './placement';

const curveDayOf = (
  { clock, perHour }: DayBuffer,
  cups20: string,
  values: Pick<FileDay, 'kwh' | 'exportedKwh' | 'isEstimated' | 'lines'>,
): FileDay => ({
  cups20: cups20 || null,
  date: clock.date,
  startMs: clock.startMs,
  minutes: perHour === 1 ? 60 : 15,
  ...values,
});

/** @returns a day of 24 hours that has all its readings */
export const wholeDay = (buffer: DayBuffer, cups20: string): FileDay =>
  curveDayOf(buffer, cups20, {
    kwh: buffer.kwh.slice(1),
    exportedKwh: buffer.exportedKwh?.slice(1) ?? null,
    isEstimated: buffer.isEstimated.slice(1),
    lines: buffer.lines.slice(1),
  });

/** @returns any day, and the readings without a place in it */
export function placedDay(
  buffer: DayBuffer,
  cups20: string,
): { readonly day: FileDay; readonly places: Int32Array; readonly leftovers: readonly Leftover[] } {
  const { places, leftovers } = placeReadings(buffer);
  const kwh = new Float64Array(places.length).fill(Number.NaN);
  const exportedKwh = buffer.exportedKwh && new Float64Array(kwh);
  const isEstimated = new Uint8Array(places.length);
  const lines = new Int32Array(places.length);
  places.forEach((place, slot) => {
    if (place === -1) return;
    kwh[slot] = buffer.kwh[place] as number;
    if (exportedKwh) exportedKwh[slot] = buffer.exportedKwh?.[place] as number;
    isEstimated[slot] = buffer.isEstimated[place] as number;
    lines[slot] = buffer.lines[place] as number;
  });
  const day = curveDayOf(buffer, cups20, { kwh, exportedKwh, isEstimated, lines });
  return { day, places, leftovers };
}
