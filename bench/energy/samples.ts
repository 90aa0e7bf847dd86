import { addDays, quarterMs, quartersOfDay, startOfDay } from '@vatio/energy/calendar';
import type { CurveDay } from '@vatio/energy/curve';
import { printCurve } from '@vatio/energy/files';

const quarters = 35_040;

/** The power of each quarter of 2026 of a plant with a contract of some 250 kW; the same each time. */
export function yearOfQuarters() {
  const startMs = startOfDay('2026-01-01', 'peninsula');
  let state = 12_345;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  const kw = Float64Array.from({ length: quarters }, (_, i) => {
    const hour = (i / 4) % 24;
    const byDay = hour > 7 && hour < 20 ? 160 : 60;
    return Math.round((byDay + 90 * random() + 40 * Math.sin(i / 4000)) * 10) / 10;
  });
  return { startMs, kw };
}

/** The year as a distributor writes it, in the common format of the CNMC: 35,040 lines. */
export function curveFile(): Uint8Array {
  const { startMs, kw } = yearOfQuarters();
  const days: CurveDay[] = [];
  let at = 0;
  for (let date = '2026-01-01'; at < kw.length; date = addDays(date, 1)) {
    const slots = quartersOfDay(date, 'peninsula');
    const ofDay = kw.slice(at, at + slots);
    days.push({
      cups20: 'ES0031405524755001RN',
      date,
      startMs: startMs + at * quarterMs,
      minutes: 15,
      kwh: ofDay.map((power) => power / 4),
      exportedKwh: null,
      isEstimated: new Uint8Array(slots),
    });
    at += slots;
  }
  return new TextEncoder().encode([...printCurve(days)].join(''));
}

/** The start of each quarter of a year. */
export const instantsOfYear = (): Float64Array => {
  const startMs = startOfDay('2026-01-01', 'peninsula');
  return Float64Array.from({ length: quarters }, (_, i) => startMs + i * quarterMs);
};
