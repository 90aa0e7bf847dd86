import { amountsOf, v4 } from '../../../test/bills';
import { addDays, daysIn } from '../../calendar/dates';
import { quarterMs, startOfDay } from '../../calendar/localTime';
import { periodLookUp } from '../../calendar/periods';
import { eurText, exact, sum } from '../../exact/decimal';
import { defaultParameters } from '../../parameters/index';
import type { ByPeriod, Period, Territory } from '../../tariff/tariffs';
import { type BillInput, computeBill } from '../index';

// The worked vectors of the digest of the official texts (Circular CNMC 3/2020, BOE-A-2020-1066).

const parameters = defaultParameters();
const billOf = (input: BillInput) => computeBill(input, parameters);
const codesOf = (input: BillInput) => billOf(input).cautions.map(({ code }) => code);
const add = (amounts: readonly (string | null)[]) =>
  eurText(sum(amounts.map((amount) => exact(amount ?? Number.NaN))));
const none = [0, 0, 0, 0, 0, 0];

describe('excesses by maximeter, 20 kW', () => {
  const of = (
    territory: Territory,
    [from, to]: readonly [string, string],
    maximetersKw: readonly (number | null)[],
  ): BillInput => ({
    ...v4,
    territory,
    readings: { from, to },
    powersKw: [20, 20, 20, 20, 20, 20],
    energyKwh: none,
    maximetersKw,
  });

  it.each<[string, BillInput, readonly string[]]>([
    [
      'X1: the days of the seasons that have the period',
      of('peninsula', ['2026-02-25', '2026-03-27'], [30, 26, 24, null, null, null]),
      ['5.14', '16.31', '3.10'],
    ],
    [
      'X2',
      of('peninsula', ['2026-02-14', '2026-03-14'], [30, null, 25, null, null, null]),
      ['23.99', '2.01'],
    ],
    [
      'X3',
      of('baleares', ['2026-05-20', '2026-06-20'], [30, 26, 24, null, null, null]),
      ['34.27', '16.85', '1.26'],
    ],
    [
      'X4',
      of('canarias', ['2026-10-15', '2026-11-15'], [30, 26, 24, null, null, null]),
      ['27.42', '8.15', '3.56'],
    ],
    [
      'X5: each price by its days',
      of('peninsula', ['2025-12-15', '2026-01-15'], [30, null, null, null, null, null]),
      ['52.74'],
    ],
    [
      'X6: a period that July does not have',
      of('peninsula', ['2026-06-30', '2026-07-31'], [30, 26, 30, null, null, null]),
      ['53.13', '16.85', '0.00'],
    ],
    [
      'X7',
      of('ceuta', ['2026-02-14', '2026-03-14'], [30, 26, null, 24, null, null]),
      ['23.99', '7.61', '2.45'],
    ],
  ])('%s', (_name, input, amounts) => {
    expect(amountsOf(billOf(input), 'excess')).toEqual(amounts);
  });

  it('says that July has no P3, and charges nothing there', () => {
    const july = of('peninsula', ['2026-06-30', '2026-07-31'], [null, null, 30, null, null, null]);
    expect(billOf(july).cautions).toEqual([
      {
        code: 'periodNotInCycle',
        message:
          'El maxímetro de P3 dice 30 kW, y del 01/07/2026 al 31/07/2026 no hay P3: no se ha cobrado exceso. Revisa el periodo, las fechas o el territorio.',
      },
    ]);
  });

  it('says that energy was billed in a period that the days do not have', () => {
    const energyKwh = [10, 10, 5, 0, 0, 10];
    expect(codesOf({ ...v4, energyKwh })).toContain('periodNotInCycle');
    expect(codesOf(v4)).not.toContain('periodNotInCycle');
  });

  it('needs no price of days without the period', () => {
    const input = of('canarias', ['2026-12-05', '2027-01-05'], [null, null, 24, null, null, null]);
    // 4 kW × 26 days of December × 0.028721; no January has P3 there.
    expect(amountsOf(billOf(input), 'excess')).toEqual(['2.99']);
  });

  it('public charging has the excess of the general tariff', () => {
    const input = of('peninsula', ['2025-12-31', '2026-01-31'], [30, 26, null, null, null, null]);
    const general = amountsOf(billOf(input), 'excess');
    expect(general).toEqual(['53.13', '16.85']);
    expect(amountsOf(billOf({ ...input, tariff: '3.0TDVE' }), 'excess')).toEqual(general);
  });

  it('counts each set of powers for its days', () => {
    const input = of('peninsula', ['2025-12-31', '2026-01-31'], [45, null, null, null, null, null]);
    const powersKw: ByPeriod<number> = [30, 30, 30, 30, 30, 30];
    const changed = { ...input, powerChanges: [{ from: '2026-01-16', powersKw }] };
    // 25 kW × 15 days and 15 kW × 16 days, × 0.171373
    expect(amountsOf(billOf(changed), 'excess')).toEqual(['105.39']);
    expect(codesOf(changed)).toContain('maximumProrated');
  });
});

describe('excesses by quarters, 6.1TD with 200 kW', () => {
  const rule = { tariff: '6.1TD', territory: 'peninsula', term: 'power' } as const;
  const powersKw = [200, 200, 200, 200, 200, 200];

  /** Quarters of those days with this power in that period, the first ones. */
  type Peak = readonly [days: readonly [string, string], period: Period, count: number, kw: number];

  function of([from, to]: readonly [string, string], peaks: readonly Peak[]): BillInput {
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
    const readings = { from, to };
    return {
      ...v4,
      ...rule,
      pointType: 3,
      powersKw,
      readings,
      energyKwh: none,
      quarterDemand: { startMs, kw },
    };
  }
  const p1 = (input: BillInput) =>
    billOf(input).lines.find(({ concept, period }) => concept === 'excess' && period === 1)
      ?.amountEur;

  it('Y1: one root for each cycle, not for each month', () => {
    const cycle = of(
      ['2026-01-16', '2026-02-14'],
      [
        [['2026-01-17', '2026-01-31'], 1, 100, 210],
        [['2026-02-01', '2026-02-14'], 1, 100, 210],
      ],
    );
    expect(p1(cycle)).toBe('485.33');
  });

  it('Y2: the parts of a cycle that a change of supplier breaks are its whole', () => {
    const cycle = of(
      ['2025-12-31', '2026-01-31'],
      [
        [['2026-01-01', '2026-01-15'], 1, 36, 210],
        [['2026-01-16', '2026-01-31'], 1, 44, 210],
      ],
    );
    const part = (from: string, to: string) =>
      p1({ ...cycle, readings: { from, to }, brokenCycle: cycle.readings });
    expect(p1(cycle)).toBe('306.95');
    expect(part('2025-12-31', '2026-01-15')).toBe('148.52');
    expect(part('2026-01-15', '2026-01-31')).toBe('158.43');
  });

  it('Y3: each set of powers has its own root, by its days', () => {
    const cycle = of(
      ['2025-12-31', '2026-01-31'],
      [
        [['2026-01-01', '2026-01-15'], 1, 36, 210],
        [['2026-01-16', '2026-01-31'], 1, 44, 235],
      ],
    );
    const raised = powersKw.map(() => 220);
    const powerChanges = [{ from: '2026-01-16', powersKw: raised }];
    expect(p1({ ...cycle, powerChanges })).toBe('275.87');
    // As two bills, each with the powers of the whole cycle.
    const part = (from: string, to: string) =>
      p1({ ...cycle, powerChanges, readings: { from, to }, brokenCycle: cycle.readings });
    expect([part('2025-12-31', '2026-01-15'), part('2026-01-15', '2026-01-31')]).toEqual([
      '99.63',
      '176.24',
    ]);
    // In the last days the change lies before the bill.
    expect(part('2026-01-20', '2026-01-31')).toBe('121.16');
  });

  it('Y4: a change of season has two readings: the higher one counts, and the other is said', () => {
    const cycle = of(
      ['2026-02-14', '2026-03-14'],
      [
        [['2026-02-15', '2026-02-28'], 1, 50, 210],
        [['2026-02-15', '2026-02-28'], 2, 30, 210],
        [['2026-03-01', '2026-03-14'], 2, 20, 210],
        [['2026-03-01', '2026-03-14'], 3, 40, 210],
      ],
    );
    const bill = billOf(cycle);
    expect(add(amountsOf(bill, 'excess'))).toBe('414.26');
    expect(bill.cautions).toContainEqual({
      code: 'seasonChange',
      message: expect.stringContaining('Reclama solo lo que pase de 414,26 €.'),
    });
    const january = of(['2025-12-31', '2026-01-31'], [[['2026-01-01', '2026-01-31'], 1, 9, 210]]);
    expect(codesOf(january)).not.toContain('seasonChange');
  });

  it('Y5: each price by its days', () => {
    const cycle = of(['2025-12-15', '2026-01-15'], [[['2025-12-16', '2026-01-15'], 1, 100, 210]]);
    expect(p1(cycle)).toBe('338.08');
  });
});
