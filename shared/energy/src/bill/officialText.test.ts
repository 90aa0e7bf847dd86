import { amountsOf, v2, v4 } from '../../test/bills';
import { quarterMs, startOfDay } from '../calendar/localTime';
import { periodLookUp } from '../calendar/periods';
import { eurText, exact, sum } from '../exact/decimal';
import { defaultParameters } from '../parameters/index';
import type { Period } from '../tariff/tariffs';
import { type BillInput, computeBill } from './index';

// The worked vectors of the digest of the official texts (Circular CNMC 3/2020, BOE-A-2020-1066).

const parameters = defaultParameters();
const billOf = (input: BillInput) => computeBill(input, parameters);
const codesOf = (input: BillInput) => billOf(input).cautions.map(({ code }) => code);
const add = (amounts: readonly (string | null)[]) =>
  eurText(sum(amounts.map((amount) => exact(amount ?? Number.NaN))));
const none = [0, 0, 0, 0, 0, 0];

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
    expect(Number(add(amountsOf(billOf(changed), 'power')))).toBeCloseTo(129.37, 1);
    const [line] = billOf(changed).lines;
    expect(line?.terms.map(({ days, quantity }) => [days, quantity])).toEqual([
      [15, '30'],
      [16, '40'],
    ]);
  });

  it('W2: each price for its days', () => {
    const readings = { from: '2025-12-15', to: '2026-01-15' };
    const amounts = amountsOf(billOf({ ...power, readings, powersKw: all(30) }), 'power');
    expect(add(amounts)).toBe('108.02');
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
    const large = { ...e2, quarterDemand: curve('3.0TD', december, january) };
    expect(amountsOf(billOf(large), 'energy')).toEqual(['259.12', '133.58', '20.69']);
    expect(codesOf(large)).toContain('energyByCurve');
    expect(codesOf(large)).not.toContain('energyProrated');
  });

  it('E1 and E2: by days without a curve of the whole cycle, which is said', () => {
    expect(amountsOf(billOf(e1), 'energy')).toEqual(['6.65', '2.44', '0.63']);
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
