import type { BillInput } from '../src/bill/input';
import { addDays, daysIn } from '../src/calendar/dates';
import { quarterMs, startOfDay } from '../src/calendar/localTime';
import { periodLookUp } from '../src/calendar/periods';
import type { Period } from '../src/tariff/tariffs';
import { v4 } from './bills';

/** The power of the first `count` quarters of a period in those days. */
export type Peak = readonly [
  days: readonly [string, string],
  period: Period,
  count: number,
  kw: number,
];

const rule = { tariff: '6.1TD', territory: 'peninsula', term: 'power' } as const;

/** A cycle of a point of type 3 with 6.1TD and 200 kW, which uses 50 kW outside its peaks. */
export function peaksOf(
  [from, to]: readonly [string, string],
  peaks: readonly Peak[],
): BillInput & Required<Pick<BillInput, 'quarterDemand'>> {
  const firstDay = addDays(from, 1);
  const startMs = startOfDay(firstDay, 'peninsula');
  const kw = new Float64Array(daysIn({ firstDay, lastDay: to }) * 96).fill(50);
  const periodOf = periodLookUp(rule);
  for (const [[first, last], period, count, powerKw] of peaks) {
    let left = count;
    const end = startOfDay(addDays(last, 1), 'peninsula');
    for (let at = startOfDay(first, 'peninsula'); at < end && left > 0; at += quarterMs) {
      if (periodOf(at) !== period) continue;
      kw[(at - startMs) / quarterMs] = powerKw;
      left--;
    }
  }
  return {
    ...v4,
    tariff: '6.1TD',
    pointType: 3,
    powersKw: [200, 200, 200, 200, 200, 200],
    readings: { from, to },
    energyKwh: [0, 0, 0, 0, 0, 0],
    reactiveKvarh: [0, 0, 0, 0, 0, 0],
    quarterDemand: { startMs, kw },
  };
}
