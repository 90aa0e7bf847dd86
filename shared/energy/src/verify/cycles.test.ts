import { v4 } from '../../test/bills';
import { contextOf, contractOf, issuedOf, parameters, withAmount } from '../../test/issued';
import { peaksOf } from '../../test/peaks';
import type { BillInput } from '../bill/input';
import type { Period } from '../tariff/tariffs';
import {
  type IssuedBill,
  type Neighbour,
  type Verification,
  type VerificationContext,
  verifyBill,
} from './index';

// Excesses of types 1 to 3: the worked vectors Y2 to Y5 of Circular CNMC 3/2020, art. 9.4.b.

const verify = (bill: IssuedBill, context: VerificationContext) =>
  verifyBill(bill, context, parameters);
const excessesIn = ({ lines }: Verification) =>
  lines
    .filter(({ concept }) => concept === 'excess')
    .map(({ period, state, computedEur, differenceEur }) => ({
      period,
      state,
      computedEur,
      differenceEur,
    }));
const codesIn = ({ cautions }: Verification) => cautions.map(({ code }) => code);

/** A bill with these excesses instead of its own. */
function withExcesses(bill: IssuedBill, amounts: readonly (readonly [Period, string])[]) {
  const lines = amounts.map(([period, amountEur]) => ({
    concept: 'excess' as const,
    period,
    amountEur,
  }));
  return {
    ...bill,
    lines: [...bill.lines.filter(({ concept }) => concept !== 'excess'), ...lines],
  };
}

/** The findings for excesses that are right, and for the first one with ten euros more. */
function bothOf(
  bill: IssuedBill,
  context: VerificationContext,
  amounts: readonly (readonly [Period, string])[],
) {
  const right = withExcesses(bill, amounts);
  const [[period, eur] = [1 as Period, '0']] = amounts;
  const dear = (Number(eur) + 10).toFixed(2);
  const wrong = withAmount(right, { concept: 'excess', period }, dear);
  return [excessesIn(verify(right, context)), excessesIn(verify(wrong, context))[0]] as const;
}

const month = ['2025-12-31', '2026-01-31'] as const;
/** The two bills of a month that a change after day 15 breaks. */
const halves = [
  { from: '2025-12-31', to: '2026-01-15' },
  { from: '2026-01-15', to: '2026-01-31' },
] as const;
const neighbour = (readings: Neighbour['readings']): Neighbour => ({ number: 'F-0', readings });
const besideOf = (i: number): Partial<VerificationContext> =>
  i === 0 ? { next: neighbour(halves[1]) } : { previous: neighbour(halves[0]) };

describe('Y2: a change of supplier on the last day of a bill', () => {
  const cycle = peaksOf(month, [
    [['2026-01-01', '2026-01-15'], 1, 36, 210],
    [['2026-01-16', '2026-01-31'], 1, 44, 210],
  ]);
  const contracts = [
    { ...contractOf(cycle), to: '2026-01-15' },
    { ...contractOf(cycle), from: '2026-01-16' },
  ];
  const context = { ...contextOf(cycle), contracts };
  const billOf = (i: 0 | 1) => issuedOf({ ...cycle, readings: halves[i] });

  it.each([
    [0, '148.52'],
    [1, '158.43'],
  ] as const)('bill %i has its days of the root of both', (i, amount) => {
    const [right, wrong] = bothOf(billOf(i), { ...context, ...besideOf(i) }, [[1, amount]]);
    expect(right).toMatchObject([{ state: 'correct', computedEur: amount }]);
    expect(wrong).toMatchObject({ state: 'claimable', differenceEur: '10.00' });
  });

  it('a contract that begins with its first reading breaks it there, too', () => {
    const begun = contracts.map((one, i) => (i === 0 ? { ...one, from: '2026-01-01' } : one));
    const bill = withExcesses(billOf(0), [[1, '148.52']]);
    const found = verify(bill, { ...context, contracts: begun, ...besideOf(0) });
    expect(excessesIn(found)).toMatchObject([{ state: 'correct', computedEur: '148.52' }]);
  });

  it('without the other bill nobody knows the days of the cycle', () => {
    const bill = withExcesses(billOf(0), [[1, '148.52']]);
    const found = verify(bill, context);
    expect(excessesIn(found)).toMatchObject([{ state: 'notVerifiable' }]);
    expect(found.notVerifiable[0]?.message).toContain('la factura del resto del ciclo');
  });

  it('a change at the end of a month breaks no cycle', () => {
    const bill = withExcesses(issuedOf(cycle), [[1, '306.95']]);
    const later = [
      { ...contractOf(cycle), to: '2026-01-31' },
      { ...contractOf(cycle), from: '2026-02-01' },
    ];
    for (const next of [null, neighbour({ from: '2026-01-31', to: '2026-02-28' })]) {
      const found = verify(bill, { ...context, contracts: later, next });
      expect(excessesIn(found)).toMatchObject([{ state: 'correct', computedEur: '306.95' }]);
    }
  });
});

describe('Y3: a change of powers', () => {
  const cycle = peaksOf(month, [
    [['2026-01-01', '2026-01-15'], 1, 36, 210],
    [['2026-01-16', '2026-01-31'], 1, 44, 235],
  ]);
  const powerChanges = [{ from: '2026-01-16', powersKw: cycle.powersKw.map(() => 220) }];
  const changed: BillInput = { ...cycle, powerChanges };

  it('inside a bill', () => {
    const [right, wrong] = bothOf(issuedOf(changed), contextOf(changed), [[1, '275.87']]);
    expect(right).toMatchObject([{ state: 'correct', computedEur: '275.87' }]);
    expect(wrong).toMatchObject({ state: 'claimable', differenceEur: '10.00' });
  });

  it.each([
    [0, '99.63'],
    [1, '176.24'],
  ] as const)('at the end of bill %i', (i, amount) => {
    const part = issuedOf({ ...cycle, readings: halves[i] });
    const [right] = bothOf(part, { ...contextOf(changed), ...besideOf(i) }, [[1, amount]]);
    expect(right).toMatchObject([{ state: 'correct', computedEur: amount }]);
  });
});

describe('Y4: a change of season', () => {
  const cycle = peaksOf(
    ['2026-02-14', '2026-03-14'],
    [
      [['2026-02-15', '2026-02-28'], 1, 50, 210],
      [['2026-02-15', '2026-02-28'], 2, 30, 210],
      [['2026-03-01', '2026-03-14'], 2, 20, 210],
      [['2026-03-01', '2026-03-14'], 3, 40, 210],
    ],
  );

  it.each<[string, readonly (readonly [Period, string])[]]>([
    [
      'whole',
      [
        [1, '242.66'],
        [2, '128.57'],
        [3, '43.03'],
      ],
    ],
    [
      'by the days of each season',
      [
        [1, '121.33'],
        [2, '128.57'],
        [3, '21.52'],
      ],
    ],
  ])('%s is right', (_, amounts) => {
    const bill = withExcesses(issuedOf(cycle), amounts);
    const found = verify(bill, contextOf(cycle));
    expect(excessesIn(found).map(({ state }) => state)).toEqual(['correct', 'correct', 'correct']);
    expect(found.cautions).toContainEqual({
      code: 'seasonChange',
      message: expect.stringContaining('Reclama solo lo que pase de 414,26 €.') as string,
    });
  });

  it('only above the whole is claimed', () => {
    const [, wrong] = bothOf(issuedOf(cycle), contextOf(cycle), [[1, '242.66']]);
    expect(wrong).toMatchObject({ state: 'claimable', differenceEur: '10.00' });
  });

  it('two price segments say once what the season changes, of the whole bill', () => {
    const segments = [
      { readings: { from: '2026-02-14', to: '2026-02-28' }, energyKwh: cycle.energyKwh },
      { readings: { from: '2026-02-28', to: '2026-03-14' }, energyKwh: cycle.energyKwh },
    ];
    const found = verify({ ...issuedOf(cycle), segments }, contextOf(cycle));
    const said = found.cautions.filter(({ code }) => code === 'seasonChange');
    expect(said.map(({ message }) => message)).toEqual([
      expect.stringContaining('Reclama solo lo que pase de 414,2'),
    ]);
  });
});

it('Y5: each price by its days', () => {
  const cycle = peaksOf(
    ['2025-12-15', '2026-01-15'],
    [[['2025-12-16', '2026-01-15'], 1, 100, 210]],
  );
  const [right, wrong] = bothOf(issuedOf(cycle), contextOf(cycle), [[1, '338.08']]);
  expect(right).toMatchObject([{ state: 'correct', computedEur: '338.08' }]);
  expect(wrong).toMatchObject({ state: 'claimable', differenceEur: '10.00' });
});

it('the mean of an hour verifies no excess, neither too much nor too little', () => {
  const cycle = peaksOf(month, [[['2026-01-01', '2026-01-31'], 1, 80, 210]]);
  const hourly = { ...cycle, quarterDemand: { ...cycle.quarterDemand, minutes: 60 as const } };
  for (const amount of ['306.95', '400.00', '10.00']) {
    const found = verify(withExcesses(issuedOf(cycle), [[1, amount]]), contextOf(hourly));
    expect(excessesIn(found)).toMatchObject([{ state: 'notVerifiable', computedEur: null }]);
    expect(found.notVerifiable[0]?.message).toContain('la que consta es horaria');
    expect(found.claimable.linesEur).toBe('0.00');
    expect(codesIn(found)).not.toContain('seasonChange');
  }
});

it('a maximum of all days is missing from no price segment', () => {
  const input: BillInput = {
    ...v4,
    readings: { from: '2026-02-14', to: '2026-03-14' },
    energyKwh: [0, 0, 0, 0, 0, 0],
    reactiveKvarh: [0, 0, 0, 0, 0, 0],
    maximetersKw: [30, null, 25, null, null, null],
  };
  const segments = [
    { readings: { from: '2026-02-14', to: '2026-02-28' }, energyKwh: input.energyKwh },
    { readings: { from: '2026-02-28', to: '2026-03-14' }, energyKwh: input.energyKwh },
  ];
  const bill = issuedOf(input);
  expect(codesIn(verify(bill, contextOf(input)))).not.toContain('periodNotInCycle');
  const found = verify({ ...bill, segments }, contextOf(input));
  expect(codesIn(found)).not.toContain('periodNotInCycle');
});
