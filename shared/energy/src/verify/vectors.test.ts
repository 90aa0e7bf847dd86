import { v1, v4 } from '../../test/bills';
import { contextOf, issuedOf, parameters, withAmount } from '../../test/issued';
import type { BillInput } from '../bill/input';
import type { Period } from '../tariff/tariffs';
import { type ContractInForce, verifyBill } from './index';

// The worked vectors of the official texts (docs/rules.md), as a supplier bills them.

const all = (kw: number) => [kw, kw, kw, kw, kw, kw];
const none = all(0);

/** Amounts by period, in €. */
type Amounts = Partial<Record<Period, string>>;

/** The lines of a concept in a bill of the engine's, with those amounts instead. */
function verified(input: BillInput, concept: 'power' | 'excess' | 'energy', amounts: Amounts) {
  let bill = issuedOf(input);
  for (const [period, amountEur] of Object.entries(amounts)) {
    bill = withAmount(bill, { concept, period: Number(period) as Period }, amountEur);
  }
  return verifyBill(bill, contextOf(input), parameters).lines.filter(
    (line) => line.concept === concept,
  );
}

const maximum = (kw: Partial<Record<Period, number>>) =>
  all(0).map((_, i) => kw[(i + 1) as Period] ?? null);

describe('excesses of types 4 and 5, 20 kW in all periods', () => {
  const base: BillInput = { ...v4, powersKw: all(20), energyKwh: none, reactiveKvarh: none };
  it.each<[string, Partial<BillInput>, Amounts]>([
    [
      'X1',
      {
        readings: { from: '2026-02-25', to: '2026-03-27' },
        maximetersKw: maximum({ 1: 30, 2: 26, 3: 24 }),
      },
      { 1: '5.14', 2: '16.31', 3: '3.10' },
    ],
    [
      'X2',
      {
        readings: { from: '2026-02-14', to: '2026-03-14' },
        maximetersKw: maximum({ 1: 30, 3: 25 }),
      },
      { 1: '23.99', 3: '2.01' },
    ],
    [
      'X3',
      {
        territory: 'baleares',
        readings: { from: '2026-05-20', to: '2026-06-20' },
        maximetersKw: maximum({ 1: 30, 2: 26, 3: 24 }),
      },
      { 1: '34.27', 2: '16.85', 3: '1.26' },
    ],
    [
      'X4',
      {
        territory: 'canarias',
        readings: { from: '2026-10-15', to: '2026-11-15' },
        maximetersKw: maximum({ 1: 30, 2: 26, 3: 24 }),
      },
      { 1: '27.42', 2: '8.15', 3: '3.56' },
    ],
    [
      'X5',
      { readings: { from: '2025-12-15', to: '2026-01-15' }, maximetersKw: maximum({ 1: 30 }) },
      { 1: '52.74' },
    ],
    [
      'X6',
      {
        readings: { from: '2026-06-30', to: '2026-07-31' },
        maximetersKw: maximum({ 1: 30, 2: 26, 3: 30 }),
      },
      { 1: '53.13', 2: '16.85' },
    ],
    [
      'X7',
      {
        territory: 'ceuta',
        readings: { from: '2026-02-14', to: '2026-03-14' },
        maximetersKw: maximum({ 1: 30, 2: 26, 4: 24 }),
      },
      { 1: '23.99', 2: '7.61', 4: '2.45' },
    ],
  ])('%s is right', (_, facts, amounts) => {
    const lines = verified({ ...base, ...facts }, 'excess', amounts);
    expect(lines.map(({ period, billedEur, state }) => [period, billedEur, state])).toEqual(
      Object.entries(amounts).map(([period, amount]) => [Number(period), amount, 'correct']),
    );
  });

  it('the days of all the cycle, and not those of its season, are claimed', () => {
    const input = {
      ...base,
      readings: { from: '2026-02-25', to: '2026-03-27' },
      maximetersKw: maximum({ 1: 30 }),
    };
    // 10 × 0.171373 × 30 and not × 3.
    const [line] = verified(input, 'excess', { 1: '51.41' });
    expect(line).toMatchObject({ state: 'claimable', computedEur: '5.14', differenceEur: '46.27' });
  });
});

it('W1, W2: each set of powers and each price for its days', () => {
  const power: BillInput = { ...v4, energyKwh: none, maximetersKw: none, powersKw: all(30) };
  const w1 = {
    ...power,
    readings: { from: '2025-12-31', to: '2026-01-31' },
    powerChanges: [{ from: '2026-01-16', powersKw: all(40) }],
  };
  const w2 = { ...power, readings: { from: '2025-12-15', to: '2026-01-15' } };
  for (const [input, whole] of [
    [w1, '129.37'],
    [w2, '108.04'],
  ] as const) {
    const bill = issuedOf(input);
    const others = bill.lines.filter(({ concept }) => concept !== 'power');
    const lines = [{ concept: 'power', amountEur: whole } as const, ...others];
    const found = verifyBill({ ...bill, lines }, contextOf(input), parameters);
    expect([found.lines[0]?.billedEur, found.lines[0]?.state]).toEqual([whole, 'correct']);
  }
});

it('S1, S2: 135 % of the toll of a short contract, and its regularisation', () => {
  const short: BillInput = {
    ...v4,
    readings: { from: '2025-12-31', to: '2026-01-30' },
    powersKw: all(30),
    energyKwh: none,
    maximetersKw: none,
    shortContract: { firstDay: '2026-01-01', isLastBill: false },
  };
  const last: BillInput = {
    ...short,
    readings: { from: '2026-04-30', to: '2026-05-31' },
    shortContract: { firstDay: '2026-01-01', isLastBill: true },
  };
  for (const input of [short, last]) {
    expect(verifyBill(issuedOf(input), contextOf(input), parameters).state).toBe('correct');
  }
  const { shortContract: _, ...usual } = contextOf(short).contracts[0] ?? {};
  const context = { ...contextOf(short), contracts: [usual as ContractInForce] };
  expect(verifyBill(issuedOf(short), context, parameters).claimable.linesEur).toBe('94.24');
});

it('V1: the PVPC with a maximeter pays over 105 %, and then all of it', () => {
  const pvpc = (kw: number): BillInput => ({
    ...v1,
    powersKw: [5, 5],
    powerControl: 'maximeter',
    maximetersKw: [kw, 0],
  });
  const bill = issuedOf(pvpc(5.2));
  const context = contextOf(pvpc(5.2));
  expect(verifyBill(bill, context, parameters).state).toBe('correct');
  // 0.2 kW × 0.279426 × 30
  const lines = [{ concept: 'excess', period: 1, amountEur: '1.68' } as const, ...bill.lines];
  const [excess] = verifyBill({ ...bill, lines }, context, parameters).lines.filter(
    ({ concept }) => concept === 'excess',
  );
  expect(excess).toMatchObject({ state: 'claimable', differenceEur: '1.68' });
  expect(verified(pvpc(5.4), 'excess', { 1: '3.35' })[0]?.state).toBe('correct');
});
