import type { CurveDay } from '@vatio/energy/curve';
import { dayLoads, monthLoads } from './loads';

const hourMs = 3_600_000;

/** Two hours of a day, kW. */
const dayOf = (date: string, kwh: readonly number[]): CurveDay => ({
  cups20: null,
  date,
  startMs: Date.parse(date),
  minutes: 60,
  kwh: Float64Array.from(kwh),
  exportedKwh: null,
  isEstimated: new Uint8Array(kwh.length),
});

/** 10 kW in the first hour, and 20 in the second. */
const contractedOf = (atMs: number) => ((atMs / hourMs) % 24 === 0 ? 10 : 20);
const days = [
  dayOf('2026-01-30', [Number.NaN, Number.NaN]),
  dayOf('2026-01-31', [12, 15]),
  dayOf('2026-02-01', [9, 23]),
  dayOf('2026-02-02', [Number.NaN, 18]),
  dayOf('2026-03-01', [Number.NaN, Number.NaN]),
  dayOf('2026-04-01', [1, 3]),
];
const loads = dayLoads(days, contractedOf);

it('a day is over the power of the hour, which need not be that of its highest', () => {
  expect(loads.map(({ date, highestKw, over }) => [date.slice(5), highestKw, over])).toEqual([
    ['01-31', 15, [10, 12]],
    ['02-01', 23, [20, 23]],
    ['02-02', 18, null],
    ['03-01', null, null],
    ['04-01', 3, null],
  ]);
});

it('a month has the worst of its days, and the powers of its periods', () => {
  const contractedKw = [10, 20];
  expect(monthLoads(loads)).toEqual([
    { month: '2026-01', contractedKw, highestKw: 15, meanKw: 13.5, over: [10, 12] },
    { month: '2026-02', contractedKw, highestKw: 23, meanKw: 17, over: [20, 23] },
    { month: '2026-03', contractedKw, highestKw: null, meanKw: null, over: null },
    { month: '2026-04', contractedKw, highestKw: 3, meanKw: 2, over: null },
  ]);
});
