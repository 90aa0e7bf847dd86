import type { Territory } from '../../tariff';
import type { Reading } from '../rows/rowReader';
import { type Archive, archive } from './archive';
import type { DayBuffer, PerHour } from './dayBuffer';

/** What a file has of a supply point while it is read. */
export interface Point {
  readonly cups20: string;
  readonly territory: Territory;
  /** '' when nobody says it. */
  cups: string;
  /** null until a label shows whether the curve is of hours or quarters. */
  perHour: PerHour | null;
  /** The first readings, until `perHour` is known. */
  held: Reading[];
  /** Readings at 00:00, until it is known whether they end a day or begin one. */
  midnights: Reading[];
  /** Days that are not given yet, by their number. */
  readonly days: Map<number, DayBuffer>;
  readonly given: Archive;
  open: DayBuffer | null;
  /** Day and minute of the label before. */
  lastDay: number;
  lastMinute: number;
  repeated: number;
  /** Line of the first repetition. */
  repeatedLine: number;
}

export const newPoint = (cups: string, territory: Territory): Point => ({
  cups20: cups.slice(0, 20),
  territory,
  cups,
  perHour: null,
  held: [],
  midnights: [],
  days: new Map(),
  given: archive(),
  open: null,
  lastDay: 0,
  lastMinute: 0,
  repeated: 0,
  repeatedLine: 0,
});

/** Quarters would have shown within so many labels that are all on the hour. */
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
