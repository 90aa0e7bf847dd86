import fc from 'fast-check';
import { addDays, epochDay, localDate, quartersOfDay, startOfDay } from '../calendar/index';
import { tariffs, territories } from '../tariff/tariffs';
import {
  type CurveDay,
  curveStatistics,
  energyByMonth,
  hourDayMatrix,
  quarterDemandOf,
} from './index';

const rule = { tariff: '2.0TD', territory: 'peninsula' } as const;

function day(date: string, kwhOf: (slot: number) => number, minutes: 15 | 60 = 60): CurveDay {
  const slots = quartersOfDay(date, 'peninsula') / (minutes / 15);
  return {
    cups20: null,
    date,
    startMs: startOfDay(date, 'peninsula'),
    minutes,
    kwh: Float64Array.from({ length: slots }, (_, slot) => kwhOf(slot)),
    exportedKwh: null,
    isEstimated: new Uint8Array(slots),
  };
}

it('adds each hour to its month and period', () => {
  const days = [day('2026-11-02', (slot) => slot), day('2026-10-31', () => 1)];
  expect(energyByMonth(days, rule)).toEqual([
    {
      month: '2026-10',
      kwhByPeriod: [0, 0, 24],
      totalKwh: 24,
      maximumKwByPeriod: [null, null, 1],
      known: 24,
      estimated: 0,
      missing: 0,
    },
    {
      month: '2026-11',
      // P1: 10 to 13 and 18 to 21; P3: 0 to 7; P2: the rest.
      kwhByPeriod: [46 + 78, 17 + 62 + 45, 28],
      totalKwh: 276,
      maximumKwByPeriod: [21, 23, 7],
      known: 24,
      estimated: 0,
      missing: 0,
    },
  ]);
});

it('power is energy by time: a quarter of 1 kWh is 4 kW', () => {
  const [month] = energyByMonth([day('2026-10-31', () => 1, 15)], rule);
  expect(month).toMatchObject({ totalKwh: 96, maximumKwByPeriod: [null, null, 4] });
});

it('counts what is missing and estimated, and adds neither twice', () => {
  const holes = day('2026-10-31', (slot) => (slot < 6 ? Number.NaN : 1));
  holes.isEstimated.fill(1, 10, 13);
  const [month] = energyByMonth([holes], rule);
  expect(month).toMatchObject({ known: 18, missing: 6, estimated: 3, totalKwh: 18 });
  expect(curveStatistics([holes], rule)?.estimatedShare).toBeCloseTo(3 / 18, 12);
});

it('the energy of the periods is the energy of the curve', () => {
  const anyDay = fc.integer({ min: epochDay('2020-01-01'), max: epochDay('2030-01-01') });
  const kwh = fc.array(fc.integer({ min: 0, max: 9_999_999 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(
      anyDay,
      kwh,
      fc.constantFrom(...tariffs),
      fc.constantFrom(...territories),
      (first, values, tariff, territory) => {
        const days = values.map((value, i) => day(localDate(first + i), () => value / 10_000));
        const months = energyByMonth(days, { tariff, territory });
        const slots = days.map(({ kwh: { length } }) => length);
        const expected = values.reduce((sum, value, i) => sum + (value * (slots[i] ?? 0)) / 1e4, 0);
        const total = months.reduce((sum, { totalKwh }) => sum + totalKwh, 0);
        expect(total).toBeCloseTo(expected, 4);
      },
    ),
    { numRuns: 60 },
  );
});

it('finds the base load, the peak and how evenly power is used', () => {
  const days = ['2026-10-05', '2026-10-06', '2026-10-07', '2026-10-08', '2026-10-09'].map(
    (date, i) => day(date, (slot) => (slot === 12 && i === 2 ? 10 : slot < 8 ? 0.5 : 2)),
  );
  const statistics = curveStatistics(days, rule);
  expect(statistics).toMatchObject({
    baseLoadKw: 0.5,
    peak: { kw: 10, startMs: startOfDay('2026-10-07', 'peninsula') + 12 * 3_600_000 },
    totalKwh: 5 * (8 * 0.5 + 16 * 2) + 8,
  });
  expect(statistics?.meanKw).toBeCloseTo(188 / 120, 6);
  expect(statistics?.loadFactor).toBeCloseTo(188 / 1200, 6);
});

it('tells working days, Saturdays, and Sundays with holidays apart', () => {
  const days = ['2026-10-09', '2026-10-10', '2026-10-11', '2026-10-12'].map((date, i) =>
    day(date, () => i + 1),
  );
  const { workingDay, saturday, sundayOrHoliday } = curveStatistics(days, rule)?.profiles ?? {};
  expect(workingDay).toEqual(Array(24).fill(1));
  expect(saturday).toEqual(Array(24).fill(2));
  expect(sundayOrHoliday).toEqual(Array(24).fill(3.5));
});

it('has nothing to say of a curve without values', () => {
  expect(curveStatistics([], rule)).toBeNull();
  expect(curveStatistics([day('2026-10-05', () => Number.NaN)], rule)).toBeNull();
  expect(curveStatistics([day('2026-10-05', () => 0)], rule)).toMatchObject({ loadFactor: 0 });
  expect(quarterDemandOf([])).toBeNull();
});

it('the matrix follows the clock: no hour 2 in March, one hour 2 in October', () => {
  const march = hourDayMatrix([day('2026-03-29', (slot) => slot)], 'peninsula').kwh[0];
  expect(march?.slice(0, 5)).toEqual([0, 1, null, 2, 3]);
  expect(march?.[23]).toBe(22);
  const october = hourDayMatrix([day('2026-10-25', (slot) => slot)], 'peninsula').kwh[0];
  expect(october?.slice(0, 5)).toEqual([0, 1, 2.5, 4, 5]);
  expect(october?.[23]).toBe(24);
  const quarters = hourDayMatrix([day('2026-10-24', () => 0.25, 15)], 'peninsula');
  expect(quarters).toEqual({ dates: ['2026-10-24'], kwh: [Array(24).fill(1)] });
});

it('hours count for their four quarters, and a day that is not there is unknown', () => {
  const first = '2026-10-24';
  const demand = quarterDemandOf([day(addDays(first, 2), () => 3), day(first, () => 2)]);
  expect(demand?.startMs).toBe(startOfDay(first, 'peninsula'));
  expect(demand?.kw).toHaveLength(96 + 100 + 96);
  const kw = Array.from(demand?.kw ?? []);
  expect(kw.slice(92, 97)).toEqual([2, 2, 2, 2, Number.NaN]);
  expect(kw.slice(195, 197)).toEqual([Number.NaN, 3]);
});

it('a power has no noise: 0.031 kWh in a quarter are 0.124 kW, as contracted', () => {
  expect(quarterDemandOf([day('2026-10-24', () => 0.031, 15)])?.kw[0]).toBe(0.124);
  expect(quarterDemandOf([day('2026-10-24', () => 0.031)])?.kw[0]).toBe(0.031);
});
