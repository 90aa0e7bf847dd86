import { quarterMs, startOfDay } from '../src/calendar/localTime';
import type { SnapshotCurve, SnapshotReading, StudySnapshot } from '../src/study';
import { monthsFrom, vOpt1 } from './studies';

/** Shared by tests of studies; not for users. */

/** V-OPT-1 as a snapshot: the readings of twelve natural months, with an energy of 100 kWh a period. */
export const snapshotOf = (facts: Partial<StudySnapshot> = {}): StudySnapshot => ({
  window: { firstDay: '2026-01-01', lastDay: '2026-12-31' },
  tariff: '3.0TD',
  territory: 'peninsula',
  pointType: 4,
  powerControl: 'maximeter',
  powersKw: vOpt1.currentPowersKw.map(String),
  readings: vOpt1.months.map(({ range, maximetersKw = null }) =>
    readingOf({ range, maximetersKw }),
  ),
  curve: null,
  ...facts,
});

export const readingOf = (facts: Partial<SnapshotReading> = {}): SnapshotReading => ({
  range: { firstDay: '2026-01-01', lastDay: '2026-01-31' },
  energyKwh: [100, 100, 100, 100, 100, 100],
  reactiveKvarh: [0, 0, 0, 0, 0, 0],
  maximetersKw: null,
  isEstimated: false,
  source: 'invoice',
  ...facts,
});

/** A curve of `count` months of a steady power, from the given month on. */
export function curveOf(first: string, count: number, kw: number, minutes: 15 | 60): SnapshotCurve {
  const months = monthsFrom(first, count);
  const lastDay = months.at(-1)?.range.lastDay ?? '';
  const startMs = startOfDay(`${first}-01`, 'peninsula');
  const endMs = startOfDay(lastDay, 'peninsula') + 96 * quarterMs;
  return { startMs, minutes, kw: new Float64Array((endMs - startMs) / quarterMs).fill(kw) };
}
