import type { Territory } from '../../tariff';
import type { Reading } from '../rows/rowReader';
import { type Archive, archive } from './archive';
import type { DayBuffer, PerHour } from './dayBuffer';

/** A file's data of a supply point during the reading. */
export interface Point {
  readonly cups20: string;
  readonly territory: Territory;
  /** '' when there is none. */
  cups: string;
  /** null until a label shows hours or quarters. */
  perHour: PerHour | null;
  /** The first readings, until `perHour` is known. */
  held: Reading[];
  /** Readings at 00:00, until it is clear whether they end or begin a day. */
  midnights: Reading[];
  readonly firstLine: number;
  /** True once a label was 00:00; `hasEnd`: once one was 24:00. */
  hasMidnight: boolean;
  hasEnd: boolean;
  /** Days that have not gone out, by number. */
  readonly days: Map<number, DayBuffer>;
  readonly archive: Archive;
  /** Days with labels of the other resolution: what else they have is a part of their energy. */
  readonly mixedDays: Set<number>;
  open: DayBuffer | null;
  /** Day and minute of the last label. */
  lastDay: number;
  lastMinute: number;
  repeated: number;
  /** Line of the first repetition. */
  repeatedLine: number;
}

export const newPoint = (cups: string, territory: Territory, line: number): Point => ({
  cups20: cups.slice(0, 20),
  territory,
  cups,
  perHour: null,
  held: [],
  midnights: [],
  firstLine: line,
  hasMidnight: false,
  hasEnd: false,
  days: new Map(),
  archive: archive(),
  mixedDays: new Set(),
  open: null,
  lastDay: 0,
  lastMinute: 0,
  repeated: 0,
  repeatedLine: 0,
});

/** This many labels on the hour mean that there are no quarters. */
const certainLabels = 4;

/**
 * Hours or quarters, by a label: an hour by number is no quarter, 00:15 is no hour, and a day of
 * labels on the hour is hourly.
 */
export function perHourShownBy({ held }: Point, reading: Reading): PerHour | null {
  if (reading.isHourNumber) return 1;
  if (reading.minute % 60 !== 0) return 4;
  const isAnotherDay = held[0] !== undefined && held[0].day !== reading.day;
  return held.length >= certainLabels && isAnotherDay ? 1 : null;
}
