import { v2, v4 } from '../../test/bills';
import { contextOf, contractOf, isOff, issuedOf, parameters, withAmount } from '../../test/issued';
import { readded } from '../../test/readd';
import type { BillInput } from '../bill/input';
import { verifyBill } from './index';

// The worked vectors of energy, taxes and short contracts (docs/rules.md names their norms).

const none = [0, 0, 0, 0, 0, 0];

describe('E1: energy across a change of price', () => {
  const readings = { from: '2025-12-15', to: '2026-01-15' };
  const e1: BillInput = {
    ...v2,
    readings,
    energyKwh: [70, 85, 200],
    energyPrice: { eurPerKwh: ['0', '0', '0'], includesAtr: false },
  };
  const segments = [
    { readings: { from: '2025-12-15', to: '2025-12-31' }, energyKwh: [40, 50, 110] },
    { readings: { from: '2025-12-31', to: '2026-01-15' }, energyKwh: [30, 35, 90] },
  ];
  const billWith = (amounts: readonly string[]) =>
    amounts.reduce(
      (bill, amountEur, i) =>
        withAmount(bill, { concept: 'energy', period: (i + 1) as 1 }, amountEur),
      issuedOf(e1),
    );
  const energiesIn = (bill: ReturnType<typeof billWith>) =>
    verifyBill(bill, contextOf(e1), parameters)
      .lines.filter(({ concept }) => concept === 'energy')
      .map(({ state, computedEur }) => [state, computedEur]);

  it('is what was really used on each side, where the bill says it', () => {
    const bill = { ...billWith(['6.63', '2.43', '0.63']), segments };
    expect(energiesIn(bill)).toEqual([
      ['correct', '6.63'],
      ['correct', '2.43'],
      ['correct', '0.63'],
    ]);
    const wrong = { ...billWith(['7.63', '2.43', '0.63']), segments };
    expect(energiesIn(wrong)[0]).toEqual(['claimable', '6.63']);
  });

  it('is by days where nothing does', () => {
    expect(energiesIn(billWith(['6.65', '2.44', '0.63']))).toEqual([
      ['correct', '6.65'],
      ['correct', '2.44'],
      ['correct', '0.63'],
    ]);
  });
});

describe('the electricity tax', () => {
  /** A bill with energy alone, at 0.15 €/kWh. */
  const of = (kwh: number, facts: Partial<BillInput>): BillInput => ({
    ...v4,
    energyKwh: [kwh, 0, 0, 0, 0, 0],
    energyPrice: { eurPerKwh: Array(6).fill('0.15'), includesAtr: true },
    powerPrice: { kind: 'own', eurPerKwYear: Array(6).fill('0') },
    maximetersKw: none,
    reactiveKvarh: none,
    socialBonus: 'none',
    accruedOn: '2026-07-03',
    ...facts,
  });
  const april = { accruedOn: '2026-04-03' };
  const reduced = (energyPercent: string) =>
    ({ reducedTax: { letter: 'f', energyPercent } }) as const;

  it.each<[string, string, BillInput]>([
    ['T1, 3,000 € and 20 MWh', '153.38', of(20_000, { tariff: '6.1TD' })],
    ['T1 at 0.5 %', '15.00', of(20_000, { tariff: '6.1TD', ...april })],
    ['T2, the minimum of a shop', '6.00', of(6_000, april)],
    ['T3, 85 % less on all', '23.01', of(20_000, { tariff: '6.1TD', ...reduced('100') })],
    ['T3, 85 % less on 80 %', '49.08', of(20_000, { tariff: '6.1TD', ...reduced('80') })],
  ])('%s: %s', (_, due, input) => {
    const bill = issuedOf(input);
    const taxOf = (amountEur: string) => {
      const at = bill.lines.findIndex(({ concept }) => concept === 'electricityTax');
      const changed = readded(
        withAmount(bill, { concept: 'electricityTax' }, amountEur),
        input,
        at,
      );
      const found = verifyBill(changed, contextOf(input), parameters);
      const wrong = found.lines.filter(isOff);
      return { wrong, claimable: found.claimable };
    };
    expect(bill.lines.find(({ concept }) => concept === 'electricityTax')?.amountEur).toBe(due);
    expect(taxOf(due)).toMatchObject({ wrong: [], claimable: { totalEur: '0.00' } });
    const { wrong, claimable } = taxOf((Number(due) + 10).toFixed(2));
    expect(wrong).toMatchObject([
      { concept: 'electricityTax', state: 'claimable', differenceEur: '10.00' },
    ]);
    // The total includes its 21 %.
    expect(claimable).toMatchObject({ electricityTaxEur: '10.00', totalEur: '12.10' });
  });
});

describe('S2: the last bill of a contract of five months', () => {
  const short: BillInput = {
    ...v4,
    readings: { from: '2026-04-30', to: '2026-05-31' },
    powersKw: [30, 30, 30, 30, 30, 30],
    energyKwh: none,
    maximetersKw: none,
    shortContract: { firstDay: '2026-01-01', isLastBill: true },
  };
  const bill = issuedOf(short);
  const statesIn = (contracts: ReturnType<typeof contractOf>[]) =>
    verifyBill(bill, { ...contextOf(short), contracts }, parameters)
      .lines.filter(({ concept }) => concept === 'power')
      .map(({ state }) => state);
  const own = { ...contractOf(short), from: '2026-01-01', to: '2026-05-31' };

  it('gives back what its duration does not cost, also of days before the bill', () => {
    const refund = bill.lines
      .filter(({ name }) => name?.startsWith('Regularización'))
      .reduce((sum, { amountEur }) => sum + Number(amountEur), 0);
    expect(refund).toBeCloseTo(-252.99, 1);
    expect(new Set(statesIn([own]))).toEqual(new Set(['correct']));
  });

  it('does so where another contract follows inside the same bill', () => {
    const { shortContract: _, ...after } = { ...own, from: '2026-05-21', to: null };
    const ending = { ...own, to: '2026-05-20' };
    const found = verifyBill(bill, { ...contextOf(short), contracts: [ending, after] }, parameters);
    const labels = found.lines.flatMap(({ computed }) => computed.map(({ label }) => label));
    expect(labels).toContain('Regularización por la duración del contrato P1');
  });

  it('counts the powers that it had before the bill', () => {
    const powersKw = [20, 20, 20, 20, 20, 20];
    const changed = {
      ...own,
      powersKw,
      powerChanges: [{ from: '2026-03-01', powersKw: short.powersKw }],
    };
    const found = verifyBill(bill, { ...contextOf(short), contracts: [changed] }, parameters);
    const refund = found.lines
      .flatMap(({ computed }) => computed)
      .find(({ label }) => label === 'Regularización por la duración del contrato P1');
    expect(refund?.terms.map(({ quantity, days }) => [quantity, days])).toEqual([
      ['20', 59],
      ['30', 92],
    ]);
  });
});
