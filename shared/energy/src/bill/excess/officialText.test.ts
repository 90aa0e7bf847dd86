import { amountsOf, v4 } from '../../../test/bills';
import { peaksOf } from '../../../test/peaks';
import { eurText, exact, sum } from '../../exact/decimal';
import { defaultParameters } from '../../parameters/index';
import type { ByPeriod, Territory } from '../../tariff/tariffs';
import { type BillInput, computeBill } from '../index';

// Worked vectors of Circular CNMC 3/2020 (BOE-A-2020-1066).

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

  it.each<[string, BillInput, readonly string[], string]>([
    [
      'X1: the days of the seasons that have the period',
      of('peninsula', ['2026-02-25', '2026-03-27'], [30, 26, 24, null, null, null]),
      ['5.14', '16.31', '3.10'],
      '24.55',
    ],
    [
      'X2',
      of('peninsula', ['2026-02-14', '2026-03-14'], [30, null, 25, null, null, null]),
      ['23.99', '2.01'],
      '26.00',
    ],
    [
      'X3',
      of('baleares', ['2026-05-20', '2026-06-20'], [30, 26, 24, null, null, null]),
      ['34.27', '16.85', '1.26'],
      '52.38',
    ],
    [
      'X4',
      of('canarias', ['2026-10-15', '2026-11-15'], [30, 26, 24, null, null, null]),
      ['27.42', '8.15', '3.56'],
      '39.13',
    ],
    [
      'X5: each price by its days',
      of('peninsula', ['2025-12-15', '2026-01-15'], [30, null, null, null, null, null]),
      ['52.74'],
      '52.74',
    ],
    [
      'X6: a period that July does not have',
      of('peninsula', ['2026-06-30', '2026-07-31'], [30, 26, 30, null, null, null]),
      ['53.13', '16.85', '0.00'],
      '69.98',
    ],
    [
      'X7',
      of('ceuta', ['2026-02-14', '2026-03-14'], [30, 26, null, 24, null, null]),
      ['23.99', '7.61', '2.45'],
      '34.05',
    ],
  ])('%s', (_name, input, amounts, total) => {
    expect(amountsOf(billOf(input), 'excess')).toEqual(amounts);
    expect(add(amounts)).toBe(total);
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
  const p1 = (input: BillInput) =>
    billOf(input).lines.find(({ concept, period }) => concept === 'excess' && period === 1)
      ?.amountEur;

  it('Y1: one root for each cycle, not for each month', () => {
    const cycle = peaksOf(
      ['2026-01-16', '2026-02-14'],
      [
        [['2026-01-17', '2026-01-31'], 1, 100, 210],
        [['2026-02-01', '2026-02-14'], 1, 100, 210],
      ],
    );
    expect(p1(cycle)).toBe('485.33');
  });

  it('Y2: the parts of a cycle that a change of supplier breaks are its whole', () => {
    const cycle = peaksOf(
      ['2025-12-31', '2026-01-31'],
      [
        [['2026-01-01', '2026-01-15'], 1, 36, 210],
        [['2026-01-16', '2026-01-31'], 1, 44, 210],
      ],
    );
    const part = (from: string, to: string) =>
      p1({ ...cycle, readings: { from, to }, brokenCycle: cycle.readings });
    expect(p1(cycle)).toBe('306.95');
    const parts = [part('2025-12-31', '2026-01-15'), part('2026-01-15', '2026-01-31')];
    expect(parts).toEqual(['148.52', '158.43']);
    expect(add(parts.map((amount) => amount ?? null))).toBe(p1(cycle));
  });

  it('Y3: each set of powers has its own root, by its days', () => {
    const cycle = peaksOf(
      ['2025-12-31', '2026-01-31'],
      [
        [['2026-01-01', '2026-01-15'], 1, 36, 210],
        [['2026-01-16', '2026-01-31'], 1, 44, 235],
      ],
    );
    const raised = cycle.powersKw.map(() => 220);
    const powerChanges = [{ from: '2026-01-16', powersKw: raised }];
    expect(p1({ ...cycle, powerChanges })).toBe('275.87');
    // Two bills, each with the powers of the whole cycle.
    const part = (from: string, to: string) =>
      p1({ ...cycle, powerChanges, readings: { from, to }, brokenCycle: cycle.readings });
    expect([part('2025-12-31', '2026-01-15'), part('2026-01-15', '2026-01-31')]).toEqual([
      '99.63',
      '176.24',
    ]);
    // The change lies before a bill of the last days.
    expect(part('2026-01-20', '2026-01-31')).toBe('121.16');
  });

  it('Y4: a change of season has two readings: the higher one counts, and the other is said', () => {
    const cycle = peaksOf(
      ['2026-02-14', '2026-03-14'],
      [
        [['2026-02-15', '2026-02-28'], 1, 50, 210],
        [['2026-02-15', '2026-02-28'], 2, 30, 210],
        [['2026-03-01', '2026-03-14'], 2, 20, 210],
        [['2026-03-01', '2026-03-14'], 3, 40, 210],
      ],
    );
    const bill = billOf(cycle);
    const byPeriod = amountsOf(bill, 'excess').filter((amount) => amount !== '0.00');
    expect(byPeriod).toEqual(['242.66', '128.57', '43.03']);
    expect(add(amountsOf(bill, 'excess'))).toBe('414.26');
    expect(bill.cautions).toContainEqual({
      code: 'seasonChange',
      message: expect.stringContaining('Reclama solo lo que pase de 414,26 €.'),
    });
    const january = peaksOf(
      ['2025-12-31', '2026-01-31'],
      [[['2026-01-01', '2026-01-31'], 1, 9, 210]],
    );
    expect(codesOf(january)).not.toContain('seasonChange');
  });

  it('Y5: each price by its days', () => {
    const cycle = peaksOf(
      ['2025-12-15', '2026-01-15'],
      [[['2025-12-16', '2026-01-15'], 1, 100, 210]],
    );
    expect(p1(cycle)).toBe('338.08');
  });
});
