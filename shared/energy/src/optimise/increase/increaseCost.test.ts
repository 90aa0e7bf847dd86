import { defaultParameters } from '../../parameters';
import { increaseCost, type PowerIncrease } from './increaseCost';

const table = defaultParameters();
const cost = (facts: Partial<PowerIncrease> = {}) =>
  increaseCost(
    {
      territory: 'peninsula',
      voltage: 'low',
      fromKw: '20',
      toKw: '25',
      rightsKw: '20',
      needsConnection: true,
      needsVerification: false,
      on: '2026-06-01',
      ...facts,
    },
    table,
  );
const amounts = ({ lines }: ReturnType<typeof cost>) =>
  lines.map(({ concept, amountEur }) => [concept, amountEur]);

it('C1: low voltage from 20 to 25 kW', () => {
  const found = cost();
  expect(amounts(found)).toEqual([
    ['access', '98.52'],
    ['extension', '86.87'],
    ['connection', '9.04'],
  ]);
  expect(found).toMatchObject({ totalEur: '194.43', totalWithTaxEur: '235.26', isAtMost: false });
  expect(found.lines[1]?.calculation).toBe('5 kW × 17,374714 €/kW');
});

it('C1: with rights that are still valid', () => {
  expect(cost({ rightsKw: '25' })).toMatchObject({ totalEur: '107.56', totalWithTaxEur: '130.15' });
  expect(amounts(cost({ rightsKw: '23' }))).toContainEqual(['extension', '34.75']);
});

it('says that it is the most it may cost where nobody knows of rights', () => {
  expect(cost({ rightsKw: null })).toMatchObject({ totalEur: '194.43', isAtMost: true });
});

it('adds the verification of an old contract', () => {
  expect(amounts(cost({ needsVerification: true })).at(-1)).toEqual(['verification', '8.01']);
});

it.each(['20', '15'])('costs nothing down to %s kW', (toKw) => {
  expect(cost({ toKw })).toMatchObject({ lines: [], totalWithTaxEur: '0.00' });
});

it('has the tax of the territory', () => {
  expect(cost({ territory: 'canarias' }).totalWithTaxEur).toBe('208.04');
  expect(cost({ territory: 'ceuta' })).toMatchObject({
    totalEur: '194.43',
    totalWithTaxEur: null,
    missing: [{ reason: 'data' }],
  });
});

it.each([
  ['high voltage', { voltage: 'high' }, /alta tensión/],
  ['more than 100 kW', { toKw: '120.1' }, /más de 100 kW/],
] as const)('does not know %s', (_name, facts, message) => {
  const { totalEur, missing } = cost(facts);
  expect([totalEur, missing[0]?.message]).toEqual([null, expect.stringMatching(message)]);
});
