import { addDays, commonDays, type DayRange, splitByMonth } from '../calendar/dates';
import { periodsOf } from '../tariff/tariffs';
import { type CurveFacts, curveFactsOf } from './curveFacts';
import type { SnapshotReading, StudySnapshot } from './snapshot';

/** Days of the window with one source of what is known of them. */
export interface Stretch {
  readonly range: DayRange;
  readonly reading: SnapshotReading | null;
  /** The curve's facts about these days; null without a known quarter. */
  readonly curve: CurveFacts | null;
}

/** Billed readings count before typed readings; of one source, the earlier reading. */
const inOrderOfTrust = (one: SnapshotReading, other: SnapshotReading): number => {
  if (one.source !== other.source) return one.source === 'invoice' ? -1 : 1;
  return one.range.firstDay < other.range.firstDay ? -1 : 1;
};

/** A reading that the window cuts cannot be shared out by days: its maximum has no day. */
function chosenReadings({ window, tariff, readings }: StudySnapshot): SnapshotReading[] {
  const chosen: SnapshotReading[] = [];
  for (const reading of [...readings].sort(inOrderOfTrust)) {
    const { range, energyKwh } = reading;
    const isInside = range.firstDay >= window.firstDay && range.lastDay <= window.lastDay;
    const isOfTariff = energyKwh.length === periodsOf(tariff, 'energy').length;
    const isTaken = chosen.some((other) => commonDays(other.range, range) > 0);
    if (isInside && isOfTariff && !isTaken) chosen.push(reading);
  }
  return chosen.sort((one, other) => (one.range.firstDay < other.range.firstDay ? -1 : 1));
}

/** The days of a window that no reading has, by natural months. */
function daysBetween(window: DayRange, readings: readonly SnapshotReading[]): DayRange[] {
  const free: DayRange[] = [];
  let from = window.firstDay;
  for (const { range } of readings) {
    if (from < range.firstDay) free.push({ firstDay: from, lastDay: addDays(range.firstDay, -1) });
    from = addDays(range.lastDay, 1);
  }
  if (from <= window.lastDay) free.push({ firstDay: from, lastDay: window.lastDay });
  return free.flatMap(splitByMonth);
}

/**
 * The window of a study cut into the days of its readings and the natural months between them, in
 * order and without gaps, each with what the curve says of it.
 */
export function stretchesOf(snapshot: StudySnapshot): readonly Stretch[] {
  const readings = chosenReadings(snapshot);
  const facts = curveFactsOf(snapshot);
  const all = [
    ...readings.map((reading) => ({ range: reading.range, reading })),
    ...daysBetween(snapshot.window, readings).map((range) => ({ range, reading: null })),
  ].sort((one, other) => (one.range.firstDay < other.range.firstDay ? -1 : 1));
  return all.map((one) => ({ ...one, curve: facts(one.range) }));
}
