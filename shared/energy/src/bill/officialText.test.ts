import { amountsOf, v1, v2, v4 } from '../../test/bills';
import { quarterMs, startOfDay } from '../calendar/localTime';
import { periodLookUp } from '../calendar/periods';
import { eurText, exact, sum } from '../exact/decimal';
import { defaultParameters } from '../parameters/index';
import type { Period } from '../tariff/tariffs';
import { type BillInput, computeBill } from './index';
import { surchargePercent } from './shortContract';

// Worked vectors of Circular CNMC 3/2020 (BOE-A-2020-1066).

const parameters = defaultParameters();
const billOf = (input: BillInput) => computeBill(input, parameters);
const codesOf = (input: BillInput) => billOf(input).cautions.map(({ code }) => code);
const add = (amounts: readonly (string | null)[]) =>
  eurText(sum(amounts.map((amount) => exact(amount ?? Number.NaN))));
const none = [0, 0, 0, 0, 0, 0];

/** A vector holds whether a line is rounded once, or once for each of its pieces. */
const roundings = 0.03;
function expectVector(amountEur: number | string, vector: number): void {
  expect(Math.abs(Number(amountEur) - vector)).toBeLessThan(roundings + 1e-9);
}

describe('the power term', () => {
  const power = { ...v4, energyKwh: none, maximetersKw: none };
  const all = (kw: number) => [kw, kw, kw, kw, kw, kw];

  it('W1: each set of powers for its days', () => {
    const changed: BillInput = {
      ...power,
      readings: { from: '2025-12-31', to: '2026-01-31' },
      powersKw: all(30),
      powerChanges: [{ from: '2026-01-16', powersKw: all(40) }],
    };
    expectVector(add(amountsOf(billOf(changed), 'power')), 129.37);
    const [line] = billOf(changed).lines;
    expect(line?.terms.map(({ days, quantity }) => [days, quantity])).toEqual([
      [15, '30'],
      [16, '40'],
    ]);
    const wholeMonth = (kw: number) =>
      add(amountsOf(billOf({ ...changed, powersKw: all(kw), powerChanges: [] }), 'power'));
    expectVector(wholeMonth(30), 110.37);
    expectVector(wholeMonth(40), 147.16);
  });

  it.each([
    ['53.41', '2025-12-31', '2026-01-15', 30],
    ['75.96', '2026-01-15', '2026-01-31', 40],
    ['54.63', '2025-12-15', '2025-12-31', 30],
    ['53.41', '2025-12-31', '2026-01-15', 30],
  ] as const)('W1, W2: a piece of %s €', (eur, from, to, kw) => {
    const piece: BillInput = { ...power, readings: { from, to }, powersKw: all(kw) };
    expectVector(add(amountsOf(billOf(piece), 'power')), Number(eur));
  });

  it('W2: each price for its days', () => {
    const readings = { from: '2025-12-15', to: '2026-01-15' };
    const amounts = amountsOf(billOf({ ...power, readings, powersKw: all(30) }), 'power');
    expect(add(amounts)).toBe('108.02');
    expectVector(add(amounts), 108.04);
  });

  it.each<[string, Partial<BillInput>]>([
    ['a change before the cycle', { powerChanges: [{ from: '2026-01-31', powersKw: ['5', '5'] }] }],
    ['another count of powers', { powerChanges: [{ from: '2026-02-10', powersKw: ['5'] }] }],
    ['a cycle without the readings', { brokenCycle: { from: '2026-02-01', to: '2026-02-28' } }],
  ])('refuses %s', (_name, wrong) => {
    expect(() => billOf({ ...v2, ...wrong })).toThrow(RangeError);
  });
});

describe('energy across a change of price', () => {
  /** A curve with that energy in the first quarters of each period of December and January. */
  function curve(
    tariff: '2.0TD' | '3.0TD',
    december: readonly number[],
    january: readonly number[],
  ) {
    const startMs = startOfDay('2025-12-16', 'peninsula');
    const kw = new Float64Array(31 * 96);
    const periodOf = periodLookUp({ tariff, territory: 'peninsula' });
    for (const [from, kwh] of [
      [0, december],
      [16 * 96, january],
    ] as const) {
      const isFilled = new Set<Period>();
      for (let i = from; isFilled.size < kwh.filter((energy) => energy > 0).length; i++) {
        const period = periodOf(startMs + i * quarterMs);
        const energy = kwh[period - 1] ?? 0;
        if (energy > 0 && !isFilled.has(period)) kw[i] = energy * 4;
        if (energy > 0) isFilled.add(period);
      }
    }
    return { startMs, kw };
  }
  const readings = { from: '2025-12-15', to: '2026-01-15' };
  const december = [3000, 2600, 0, 0, 0, 5000];
  const january = [1200, 1000, 0, 0, 0, 2600];
  const access = (count: number) => ({
    eurPerKwh: Array.from({ length: count }, () => '0'),
    includesAtr: false,
  });
  const e1: BillInput = { ...v2, readings, energyKwh: [70, 85, 200], energyPrice: access(3) };
  const e2: BillInput = {
    ...v4,
    readings,
    energyKwh: [4200, 3600, 0, 0, 0, 7600],
    energyPrice: access(6),
    reactiveKvarh: none,
  };

  it('E1 and E2: what was really used on each side, by the curve', () => {
    const small = { ...e1, quarterDemand: curve('2.0TD', [40, 50, 110], [30, 35, 90]) };
    expect(amountsOf(billOf(small), 'energy')).toEqual(['6.63', '2.43', '0.63']);
    expect(add(amountsOf(billOf(small), 'energy'))).toBe('9.69');
    const large = { ...e2, quarterDemand: curve('3.0TD', december, january) };
    expect(amountsOf(billOf(large), 'energy')).toEqual(['259.12', '133.58', '20.69']);
    expect(add(amountsOf(billOf(large), 'energy'))).toBe('413.39');
    expect(codesOf(large)).toContain('energyByCurve');
    expect(codesOf(large)).not.toContain('energyProrated');
  });

  it('E1 and E2: by days without a curve of the whole cycle, which is said', () => {
    expect(amountsOf(billOf(e1), 'energy')).toEqual(['6.65', '2.44', '0.63']);
    expect(add(amountsOf(billOf(e1), 'energy'))).toBe('9.72');
    expect(add(amountsOf(billOf(e2), 'energy'))).toBe('417.47');
    const { startMs, kw } = curve('3.0TD', december, january);
    kw[7] = Number.NaN;
    const withGap = { ...e2, quarterDemand: { startMs, kw } };
    expect(amountsOf(billOf(withGap), 'energy')).toEqual(amountsOf(billOf(e2), 'energy'));
    expect(codesOf(withGap)).toContain('energyProrated');
  });

  it('divides what was billed, where the curve adds up to something else', () => {
    const quarterDemand = curve('2.0TD', [80, 100, 220], [60, 70, 180]);
    const { lines } = billOf({ ...e1, quarterDemand });
    const [first] = lines.filter(({ concept }) => concept === 'energy');
    expect(first?.terms).toMatchObject([
      { quantity: '40', sharedBy: 'curve' },
      { quantity: '30', sharedBy: 'curve' },
    ]);
  });
});

describe('a contract under a year, 30 kW of 3.0TD', () => {
  const all = [30, 30, 30, 30, 30, 30];
  const short: BillInput = {
    ...v4,
    readings: { from: '2025-12-31', to: '2026-01-30' },
    powersKw: all,
    energyKwh: none,
    maximetersKw: none,
    shortContract: { firstDay: '2026-01-01', isLastBill: false },
  };

  const powerOf = (input: BillInput) => Number(add(amountsOf(billOf(input), 'power')));
  /** The charges of those days, which have no surcharge. */
  const chargesOf = ({ shortContract: _, ...usual }: BillInput, toll: number) =>
    powerOf(usual) - toll;

  it('S1: pays 135 % more of the toll, and the charges as they are', () => {
    const { shortContract: _, ...usual } = short;
    expectVector(powerOf(short) - powerOf(usual), 69.81 * 1.35);
    expectVector(chargesOf(short, 69.81), 37.01);
    expectVector(powerOf(short), 164.05 + 37.01);
    expectVector(powerOf(short), 164.03 + 37.01);
  });

  it('S2: is regularised to its real duration by the last bill', () => {
    const whole: BillInput = { ...short, readings: { from: '2025-12-31', to: '2026-05-31' } };
    const charges = chargesOf(whole, 351.36);
    expectVector(powerOf(whole) - charges, 825.71);
    expectVector(powerOf(whole) - charges, 825.69);
    const last: BillInput = {
      ...short,
      readings: { from: '2026-04-30', to: '2026-05-31' },
      shortContract: { firstDay: '2026-01-01', isLastBill: true },
    };
    const lines = billOf(last).lines.filter(({ label }) => label.startsWith('Regularización'));
    const refund = Number(add(lines.map(({ amountEur }) => amountEur)));
    expectVector(refund, -252.99);
    expectVector(refund, -252.98);
    expectVector(powerOf(whole) - charges + refund, 572.72);
    expect(lines[0]?.calculation).toContain('× (-72 %)');
  });

  it.each([
    ['2026-03-31', 135],
    ['2026-04-01', 90],
    ['2026-04-30', 90],
    ['2026-05-31', 63],
    ['2026-06-30', 45],
    ['2026-07-01', 32],
  ])('from 1 January to %s it is %d %%', (lastDay, percent) => {
    expect(surchargePercent({ firstDay: '2026-01-01', lastDay })).toBe(percent);
  });

  it.each([
    ['2025-11-30', '2026-02-28', 135],
    ['2025-11-30', '2026-03-01', 90],
    ['2025-11-15', '2026-02-14', 135],
    ['2025-11-15', '2026-02-15', 90],
  ])(
    'months go from date to date, or end with a month that lacks it: %s to %s',
    (firstDay, lastDay, percent) => {
      expect(surchargePercent({ firstDay, lastDay })).toBe(percent);
    },
  );
});

it('V1: the PVPC with a maximeter pays over 105 % of the power, and then all of it', () => {
  const powersKw = [5, 5];
  const pvpc = (kw: number): BillInput => ({
    ...v1,
    powersKw,
    powerControl: 'maximeter',
    maximetersKw: [kw, 0],
  });
  expect(amountsOf(billOf(pvpc(5.2)), 'excess')).toEqual(['0.00', '0.00']);
  expect(amountsOf(billOf(pvpc(5.4)), 'excess')).toEqual(['3.35', '0.00']);
});
