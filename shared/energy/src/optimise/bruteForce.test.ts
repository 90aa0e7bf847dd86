import fc from 'fast-check';
import { monthsFrom, type PlainPrices, plainTable, succeeded, vOpt1 } from '../../test/studies';
import { daysIn } from '../calendar/dates';
import { quarterMs, startOfDay } from '../calendar/localTime';
import { periodAt } from '../calendar/periods';
import { checkPowers } from '../tariff/powers';
import type { Tariff } from '../tariff/tariffs';
import { optimisePowers, type PowerOptimum } from './optimise';
import type { PowerStudy } from './study';

/** Written from the formulas alone, in doubles: it uses no pricing or search of the package. */
type CostOf = (period: number, powerKw: number) => number;

function cheapestInOrder(costOf: CostOf, allowed: readonly (readonly number[])[]): number {
  const costs = allowed.map(
    (powers, i) => new Map(powers.map((power) => [power, costOf(i, power)])),
  );
  const from = (i: number, least: number): number => {
    if (i === allowed.length) return 0;
    const totals = [...(costs[i] ?? [])].map(([power, cost]) =>
      power < least ? Number.POSITIVE_INFINITY : cost + from(i + 1, power),
    );
    return Math.min(...totals);
  };
  return from(0, 0);
}

/** P1 first; which periods January to April have in the Peninsula, besides P6. */
const seasons = [
  [0, 1],
  [0, 1],
  [1, 2],
  [3, 4],
];
const isIn = (tariff: Tariff, month: number, i: number) =>
  tariff === '2.0TD' || i === 5 || Boolean(seasons[month]?.includes(i));

const cheapestApart = (costOf: CostOf, allowed: readonly (readonly number[])[]) =>
  allowed.reduce((total, powers, i) => total + Math.min(...powers.map((p) => costOf(i, p))), 0);

const price = fc.record({
  tollEur: fc.double({ min: 0.5, max: 60, noNaN: true }).map((value) => Number(value.toFixed(6))),
  excessEur: fc
    .double({ min: 0.001, max: 0.6, noNaN: true })
    .map((value) => Number(value.toFixed(6))),
});
const manyOf = <T>(one: fc.Arbitrary<T>, count: number) =>
  fc.array(one, { minLength: count, maxLength: count });

/** Lowest and highest power of each period, so that some ordered powers fit. */
const boundsFor = (count: number, most: number) =>
  fc.record({
    low: manyOf(fc.integer({ min: 1, max: most - 1 }), count).map((low) =>
      low.sort((a, b) => a - b),
    ),
    room: manyOf(fc.integer({ min: 0, max: most }), count),
  });

const upTo = (low: number, high: number) =>
  Array.from({ length: high - low + 1 }, (_, i) => low + i);

function expectOptimum(optimum: PowerOptimum, study: PowerStudy, leastEur: number) {
  // The result is exact to cents.
  expect(Math.abs(Number(optimum.cost.totalEur) - leastEur)).toBeLessThan(0.00501);
  expect(checkPowers(study.tariff, optimum.powersKw)).toEqual([]);
  optimum.powersKw.forEach((power, i) => {
    expect(Number(power)).toBeGreaterThanOrEqual(Number(study.minKw?.[i]));
    expect(Number(power)).toBeLessThanOrEqual(Number(study.maxKw?.[i]));
  });
}

function maximeterCases(tariff: Tariff, count: number, most: number) {
  return fc.record({
    tariff: fc.constant(tariff),
    count: fc.constant(count),
    most: fc.constant(most),
    prices: manyOf<PlainPrices>(price, count),
    bounds: boundsFor(count, most),
    maxima: fc
      .array(
        manyOf(
          fc.option(fc.integer({ min: 0, max: most * 10 }).map((tenths) => tenths / 10)),
          count,
        ),
        { minLength: 1, maxLength: 4 },
      )
      .filter((rows) =>
        rows.every((row, month) => row.some((kw, i) => kw !== null && isIn(tariff, month, i))),
      ),
  });
}

it.each([
  ['in order', maximeterCases('6.1TD', 6, 6), cheapestInOrder],
  ['in no order', maximeterCases('2.0TD', 2, 15), cheapestApart],
])(
  'no powers %s cost less than the optimum: 500 cases by maximeter',
  (_, cases, cheapest) => {
    fc.assert(
      fc.property(cases, ({ tariff, count, most, prices, bounds, maxima }) => {
        const maxKw = bounds.low.map((low, i) => Math.min(most, low + (bounds.room[i] ?? 0)));
        const months = monthsFrom('2026-01', maxima.length).map(({ range }, i) => ({
          range,
          maximetersKw: maxima[i] ?? [],
        }));
        const study: PowerStudy = {
          ...vOpt1,
          tariff,
          months,
          currentPowersKw: Array.from({ length: count }, () => 1),
          minKw: bounds.low,
          maxKw,
          stepKw: 1,
          annualise: true,
        };
        const allDays = months.reduce((total, { range }) => total + daysIn(range), 0);
        const costOf: CostOf = (i, powerKw) => {
          const { tollEur = 0, excessEur = 0 } = prices[i] ?? {};
          const excesses = months.map(({ range, maximetersKw }, month) =>
            isIn(tariff, month, i)
              ? Math.max(0, (maximetersKw[i] ?? 0) - powerKw) * excessEur * daysIn(range)
              : 0,
          );
          return tollEur * powerKw + (excesses.reduce((a, b) => a + b, 0) * 365) / allDays;
        };
        const allowed = bounds.low.map((low, i) => upTo(low, maxKw[i] ?? low));
        const optimum = succeeded(optimisePowers(study, plainTable(tariff, prices)));
        expectOptimum(optimum, study, cheapest(costOf, allowed));
      }),
      { numRuns: 1000 },
    );
  },
  120_000,
);

it('no powers cost less than the optimum: 200 cases by quarters', () => {
  const most = 7;
  const startMs = startOfDay('2026-02-01', 'peninsula');
  const days = 28 + 31;
  const quarters = days * 96 - 4;
  const periods = Array.from(
    { length: quarters },
    (_, i) => periodAt(startMs + i * quarterMs, { tariff: '6.1TD', territory: 'peninsula' }) - 1,
  );
  const marchStart = 28 * 96;
  const cases = fc.record({
    prices: manyOf<PlainPrices>(price, 6),
    bounds: boundsFor(6, most),
    profile: fc.array(
      fc.oneof(fc.constant(Number.NaN), fc.double({ min: 0, max: most, noNaN: true })),
      { minLength: 5, maxLength: 130 },
    ),
    rareness: fc.integer({ min: 1, max: 40 }),
  });
  fc.assert(
    fc.property(cases, ({ prices, bounds, profile, rareness }) => {
      fc.pre(profile.some((kw) => !Number.isNaN(kw)));
      const maxKw = bounds.low.map((low, i) => Math.min(most, low + (bounds.room[i] ?? 0)));
      const kw = periods.map((_, i) => {
        const power = profile[i % profile.length] ?? 0;
        return i % rareness === 0 ? power : power / 3;
      });
      const study: PowerStudy = {
        ...vOpt1,
        tariff: '6.1TD',
        pointType: 3,
        currentPowersKw: [1, 1, 1, 1, 1, 1],
        months: monthsFrom('2026-02', 2),
        quarterDemand: { startMs, kw },
        minKw: bounds.low,
        maxKw,
        stepKw: 1,
        annualise: true,
      };
      const costOf: CostOf = (period, powerKw) => {
        const { tollEur = 0, excessEur = 0 } = prices[period] ?? {};
        const squares = [0, 0];
        kw.forEach((demand, i) => {
          if (periods[i] !== period || !(demand > powerKw)) return;
          const month = i < marchStart ? 0 : 1;
          squares[month] = (squares[month] ?? 0) + (demand - powerKw) ** 2;
        });
        const roots = squares.reduce((total, square) => total + Math.sqrt(square), 0);
        return tollEur * powerKw + (excessEur * roots * 365) / days;
      };
      const allowed = bounds.low.map((low, i) => upTo(low, maxKw[i] ?? low));
      const optimum = succeeded(optimisePowers(study, plainTable('6.1TD', prices)));
      expectOptimum(optimum, study, cheapestInOrder(costOf, allowed));
    }),
    { numRuns: 200 },
  );
}, 120_000);
