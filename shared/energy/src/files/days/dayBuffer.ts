import type { Territory } from '../../tariff';
import type { Reading } from '../rows/rowReader';
import { type DayClock, dayClock } from './dayClock';

/** Readings of an hour. */
export type PerHour = 1 | 4;

/**
 * The open day of a point, by label: 0 is 00:00 of the day itself, then one for each interval that
 * ends in it, 25 hours of them on the long day. Repeated labels have a second place.
 */
export interface DayBuffer {
  readonly day: number;
  readonly clock: DayClock;
  readonly perHour: PerHour;
  readonly kwh: Float64Array;
  /** null until a line says it. */
  exportedKwh: Float64Array | null;
  readonly isEstimated: Uint8Array;
  /** The line of each label: 0 where there is none. */
  readonly lines: Int32Array;
  /** Labels that have a reading. */
  filled: number;
  /** Rises of the labels minus their falls: below zero the file runs backwards. */
  rise: number;
  lastLabel: number;
  hasSeason: boolean;
  /** Labels that occur twice with the same season: only the order of the file distinguishes them. */
  readonly sameSeason: Set<number>;
}

/** The place of the second of two equal labels, counted from the first. */
export const secondOf = ({ perHour }: { readonly perHour: PerHour }): number => 25 * perHour + 1;

export function openDay(day: number, territory: Territory, perHour: PerHour): DayBuffer {
  const clock = dayClock(day, territory);
  const places = clock.hours === 25 ? 2 * secondOf({ perHour }) : 24 * perHour + 1;
  return {
    day,
    clock,
    perHour,
    kwh: new Float64Array(places),
    exportedKwh: null,
    isEstimated: new Uint8Array(places),
    lines: new Int32Array(places),
    filled: 0,
    rise: 0,
    lastLabel: 0,
    hasSeason: false,
    sameSeason: new Set(),
  };
}

/** @returns the label of the clock change, in readings */
export const changeLabel = ({ clock, perHour }: DayBuffer): number =>
  (clock.changeMinute / 60) * perHour;

/**
 * Labels that may occur twice on the long day: those that end in the repeated hour, or one interval
 * earlier when a label is the clock's time at the very end.
 */
function isRepeatable(buffer: DayBuffer, label: number): boolean {
  const change = changeLabel(buffer);
  return buffer.clock.hours === 25 && label >= change - buffer.perHour && label <= change;
}

/** The places of a reading: two for a repeated label, the likelier first. */
function placesOf(buffer: DayBuffer, label: number, season: Reading['season']): number[] {
  if (!isRepeatable(buffer, label)) return [label];
  const second = label + secondOf(buffer);
  return season === 'winter' ? [second, label] : [label, second];
}

const isSame = (a: number, b: number) => a === b || Number.isNaN(a) || Number.isNaN(b);

function holds(buffer: DayBuffer, place: number, { kwh, exportedKwh }: Reading): boolean {
  const before = buffer.exportedKwh?.[place] ?? Number.NaN;
  return buffer.kwh[place] === kwh && isSame(before, exportedKwh);
}

function write(buffer: DayBuffer, place: number, reading: Reading): void {
  buffer.kwh[place] = reading.kwh;
  if (!Number.isNaN(reading.exportedKwh)) {
    buffer.exportedKwh ??= new Float64Array(buffer.kwh.length).fill(Number.NaN);
  }
  if (buffer.exportedKwh) buffer.exportedKwh[place] = reading.exportedKwh;
  buffer.isEstimated[place] = reading.isEstimated ? 1 : 0;
  buffer.lines[place] = reading.line;
}

function put(buffer: DayBuffer, place: number, label: number, reading: Reading): void {
  write(buffer, place, reading);
  buffer.filled += 1;
  if (buffer.filled > 1) buffer.rise += Math.sign(label - buffer.lastLabel);
  buffer.lastLabel = label;
  buffer.hasSeason ||= reading.season !== null;
}

/** Two lines with different values for one interval: of an estimate and a real one, the real wins. */
export interface Clash {
  readonly otherLine: number;
  readonly winner: 'this' | 'other' | 'neither';
}

export type AddResult = 'added' | 'repeated' | Clash;

export function addReading(buffer: DayBuffer, label: number, reading: Reading): AddResult {
  const places = placesOf(buffer, label, reading.season);
  const free = places.find((place) => buffer.lines[place] === 0);
  if (free !== undefined) {
    put(buffer, free, label, reading);
    if (reading.season !== null && free !== places[0]) buffer.sameSeason.add(label);
    return 'added';
  }
  const same = places.find((place) => holds(buffer, place, reading));
  if (same !== undefined) {
    // The better method counts for two equal readings.
    if (!reading.isEstimated) buffer.isEstimated[same] = 0;
    return 'repeated';
  }
  const estimated = places.find((place) => buffer.isEstimated[place] === 1);
  const otherLine = buffer.lines[estimated ?? (places[0] as number)] as number;
  if (reading.isEstimated)
    return { otherLine, winner: estimated === undefined ? 'other' : 'neither' };
  if (estimated === undefined) return { otherLine, winner: 'neither' };
  write(buffer, estimated, reading);
  return { otherLine, winner: 'this' };
}

/** Turns labels that begin an interval into labels that end it. */
export function shiftByOne(buffer: DayBuffer): void {
  const arrays = [buffer.kwh, buffer.exportedKwh, buffer.isEstimated, buffer.lines];
  const second = secondOf(buffer);
  for (const array of arrays) {
    array?.copyWithin(1, 0, second - 1);
    if (array && array.length > second) array.copyWithin(second + 1, second, 2 * second - 1);
  }
}
