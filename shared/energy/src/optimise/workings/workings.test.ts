import fc from 'fast-check';
import { monthsFrom, succeeded, vOpt1 } from '../../../test/studies';
import { startOfDay } from '../../calendar/localTime';
import { addingUp } from '../../exact/addingUp';
import { exact, sum, toText } from '../../exact/decimal';
import { defaultParameters } from '../../parameters/index';
import type { ByPeriod } from '../../tariff/tariffs';
import { powerCost } from '../cost';
import { optimisePowers } from '../optimise';
import { isStudyRefusal } from '../refusal';
import type { PowerStudy } from '../study';
import { costThatAddsUp } from './addUp';
import { powerWorkings } from './powerWorkings';
import type { WorkingTerm } from './working';

const table = defaultParameters();
const flat = (powerKw: number) => Array.from({ length: 6 }, () => powerKw);
const workingsOf = (study: PowerStudy, powersKw: ByPeriod<number>) => {
  const found = powerWorkings(study, powersKw, table);
  if (isStudyRefusal(found)) throw new Error(found.reasons.map(({ message }) => message).join());
  return found;
};
const product = ({ quantity, price, days, perDays }: WorkingTerm) =>
  (Number(quantity) * Number(price) * days) / perDays;

/** A year of type 1 whose power goes up and down. */
const byQuarters: PowerStudy = {
  ...vOpt1,
  pointType: 3,
  months: monthsFrom('2026-01', 12).map(({ range }) => ({ range })),
  quarterDemand: {
    startMs: startOfDay('2026-01-01', 'peninsula'),
    kw: Float64Array.from({ length: 365 * 96 }, (_, i) => 20 + 15 * Math.sin(i / 7)),
  },
};

/** A point in high voltage, with more than 50 kW. */
const ofType3: PowerStudy = { ...byQuarters, tariff: '6.1TD', currentPowersKw: flat(60) };

/** Half of it in 2025. */
const overTwoYears: PowerStudy = {
  ...vOpt1,
  months: monthsFrom('2025-07', 12).map(({ range }) => ({ range, maximetersKw: flat(26) })),
};

const studies: readonly [string, PowerStudy, ByPeriod<number>][] = [
  ['maximeters', vOpt1, flat(27)],
  ['the current powers', vOpt1, [40, 40, 40, 40, 40, 45]],
  ['two years with their own prices', overTwoYears, flat(20)],
  ['quarters', byQuarters, flat(27)],
  ['quarters of a point that would have a maximeter', ofType3, flat(27)],
  [
    'fewer months for a year',
    { ...vOpt1, months: vOpt1.months.slice(0, 7), annualise: true },
    flat(25),
  ],
  ['the prices of one day', { ...vOpt1, pricesOn: '2025-06-01' }, flat(25)],
];

it.each(studies)('the workings come to the cost: %s', (_, study, powersKw) => {
  const cost = succeeded(powerCost(study, powersKw, table));
  const { lines, scale } = workingsOf(study, powersKw);
  for (const concept of ['fixed', 'excess'] as const) {
    const of = lines.filter((line) => line.concept === concept);
    const all = sum(of.map(({ amountEur }) => exact(amountEur)));
    expect(Number(toText(all))).toBeCloseTo(Number(cost[`${concept}Eur`]), 1);
    expect(of).toHaveLength(cost.months.length * 6);
    for (const { range, period, amountEur, terms } of of) {
      const month = cost.months.find((one) => one.range.firstDay === range.firstDay);
      const shown = Number(month?.periods[period - 1]?.[`${concept}Eur`]);
      expect(Math.abs(Number(amountEur) - shown)).toBeLessThanOrEqual(0.00501);
      const byHand = terms.reduce((total, term) => total + product(term), 0);
      const factor = scale ? scale.yearDays / scale.days : 1;
      expect(byHand * factor).toBeCloseTo(Number(amountEur), 6);
    }
  }
});

it('says the formula with its numbers, and which values are in it', () => {
  const lines = workingsOf(vOpt1, flat(27)).lines;
  const january = lines.filter(({ range }) => range.firstDay === '2026-01-01');
  const [fixed, excess] = january.filter(({ period }) => period === 1);
  expect(fixed?.calculation).toBe('27 kW × 20,376927 €/kW·año × 31 ÷ 365');
  expect(fixed?.terms[0]?.parameters.map(({ kind }) => kind)).toEqual(['powerToll', 'powerCharge']);
  expect(fixed?.terms[0]?.parameters.every(({ norm }) => norm.includes('BOE-A-'))).toBe(true);
  expect(excess?.calculation).toMatch(/^\(\d+(,\d+)? − 27\) kW × 0,171373 €\/kW·día × 31 días$/);
  const none = lines.find((line) => line.concept === 'excess' && line.terms.length === 0);
  expect(none?.calculation).toMatch(/no pasa de 27 kW|no existe en estos días/);
});

it('says the root of the quarters, and how many there were', () => {
  const { lines } = workingsOf(byQuarters, flat(27));
  const [first] = lines.filter(({ concept, terms }) => concept === 'excess' && terms.length > 0);
  expect(first?.calculation).toMatch(
    /^√Σ\(kW − 27\)² = [\d.,]+ kW \([\d.]+ cuartos de hora\) × [\d,]+ €\/kW$/,
  );
  const { lines: high } = workingsOf(byQuarters, flat(60));
  expect(
    high.filter(({ concept }) => concept === 'excess').map(({ terms }) => terms.length),
  ).toEqual(Array.from({ length: 72 }, () => 0));
  expect(high.find(({ concept }) => concept === 'excess')?.calculation).toBe(
    'Ningún cuarto de hora pasa de 60 kW',
  );
});

it('says how months stand for a year', () => {
  const study = { ...vOpt1, months: vOpt1.months.slice(0, 7), annualise: true };
  const { lines, scale } = workingsOf(study, flat(27));
  expect(scale).toEqual({ days: 212, yearDays: 365 });
  expect(lines[0]?.calculation).toBe('27 kW × 20,376927 €/kW·año × 31 ÷ 365 × 365 ÷ 212');
});

it('with ICP there are no excesses to explain', () => {
  const months = vOpt1.months.map(({ range }) => ({ range, maximetersKw: [4, 4] }));
  const study: PowerStudy = {
    ...vOpt1,
    tariff: '2.0TD',
    pointType: 5,
    powerControl: 'icp',
    currentPowersKw: [4.6, 4.6],
    months,
  };
  const { lines } = workingsOf(study, [4.6, 4.6]);
  expect(new Set(lines.map(({ concept }) => concept))).toEqual(new Set(['fixed']));
});

it('refuses what cannot be priced', () => {
  expect(powerWorkings({ ...vOpt1, months: [] }, flat(27), table)).toHaveProperty('reasons');
  expect(powerWorkings(vOpt1, [27], table)).toHaveProperty('reasons');
});

const total = (amounts: readonly string[]) => toText(sum(amounts.map((one) => exact(one))));

it.each(studies)('a cost for paper adds up in every direction: %s', (_, study, powersKw) => {
  const cost = succeeded(powerCost(study, powersKw, table));
  const shown = costThatAddsUp(cost);
  expect(shown.totalEur).toBe(cost.totalEur);
  for (const part of ['fixedEur', 'excessEur', 'totalEur'] as const) {
    const equal = (amounts: readonly string[], of: string) =>
      expect(Number(total(amounts))).toBe(Number(of));
    equal(
      shown.months.map((month) => month[part]),
      shown[part],
    );
    equal(
      shown.periods.map((period) => period[part]),
      shown[part],
    );
    for (const month of shown.months) {
      equal(
        month.periods.map((period) => period[part]),
        month[part],
      );
    }
  }
  for (const one of [shown, ...shown.months, ...shown.periods]) {
    expect(Number(total([one.fixedEur, one.excessEur]))).toBe(Number(one.totalEur));
  }
  for (const [row, month] of shown.months.entries()) {
    for (const [i, cell] of month.periods.entries()) {
      const stored = cost.months[row]?.periods[i];
      expect(Math.abs(Number(cell.fixedEur) - Number(stored?.fixedEur))).toBeLessThan(0.0101);
      expect(Math.abs(Number(cell.excessEur) - Number(stored?.excessEur))).toBeLessThan(0.0101);
    }
  }
});

it('gives what rounding leaves over to the largest amounts, a cent each', () => {
  const cents = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(cents, fc.integer({ min: -60, max: 60 }), (amounts, left) => {
      const euros = amounts.map((amount) => exact(amount).div(100));
      const wanted = sum(euros).plus(exact(left).div(100));
      const found = addingUp(euros, wanted);
      expect(sum(found).eq(wanted)).toBe(true);
      const most = Math.ceil(Math.abs(left) / amounts.length);
      for (const [index, one] of found.entries()) {
        const moved = Math.abs(one.minus(euros[index] ?? 0).toNumber()) * 100;
        expect(Math.round(moved)).toBeLessThanOrEqual(most);
      }
    }),
  );
});

it('explains powers of the other tariff with its periods', () => {
  const kw = Float64Array.from({ length: 365 * 96 }, (_, i) => 0.02 + (i % 5) / 50);
  const quarterDemand = { startMs: startOfDay('2026-01-01', 'peninsula'), kw };
  const months = monthsFrom('2026-01', 12).map(({ range }) => ({ range, maximetersKw: flat(0.4) }));
  const study: PowerStudy = { ...vOpt1, currentPowersKw: flat(20), months, quarterDemand };
  const { cost, regime } = succeeded(optimisePowers(study, table));
  expect(regime.tariff).toBe('2.0TD');
  const { lines } = workingsOf(study, cost.powersKw.map(Number));
  expect(new Set(lines.map(({ period, concept }) => `${concept} ${period}`))).toEqual(
    new Set(['fixed 1', 'fixed 2']),
  );
  const fixed = sum(lines.map(({ amountEur }) => exact(amountEur)));
  expect(fixed.toFixed(2)).toBe(cost.fixedEur);
  const printed = costThatAddsUp(cost);
  expect(printed.totalEur).toBe(cost.totalEur);
  expect(
    exact(printed.fixedEur)
      .plus(printed.excessEur)
      .plus(cost.regulatedEnergyEur ?? 0)
      .toFixed(2),
  ).toBe(cost.totalEur);
});
