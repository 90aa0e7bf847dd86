import { defaultParameters, regulatedParameters } from '../parameters';
import { parameterTable, withChanges } from '../tariff/parameters';
import { refundInterest, type UndueAmount } from './refundInterest';

const table = defaultParameters();
const undue = { amountEur: '100', paidOn: '2026-03-10', refundedOn: '2026-07-15' };
const interest = (change: Partial<UndueAmount> = {}) =>
  refundInterest({ ...undue, ...change }, table);
const termsOf = ({ terms }: ReturnType<typeof interest>) =>
  terms.map(({ firstDay, lastDay, days, percent }) => [firstDay, lastDay, days, percent]);

it('I1: 100 € for 127 days', () => {
  expect(interest()).toEqual({
    days: 127,
    terms: [
      {
        firstDay: '2026-03-11',
        lastDay: '2026-07-15',
        days: 127,
        percent: '4.75',
        parameter: expect.objectContaining({ value: '3.25', note: expect.anything() }),
      },
    ],
    interestEur: '1.65',
    calculation: '100,00 € × (3,25 % + 1,5 %) × 127 / 365 días',
    norm: 'RD 88/2026, arts. 44.4.b y 45.2; Ley 31/2022, DA 42ª, BOE-A-2022-22128, prorrogada',
    missing: [],
  });
});

it('has no points before 12 June 2026', () => {
  const before = interest({ refundedOn: '2026-06-11' });
  expect(before.terms[0]?.percent).toBe('3.25');
  expect(before.norm).toMatch(/^RD 1955\/2000, art\. 96\.2; Ley 31\/2022/);
  expect(interest({ refundedOn: '2026-06-12' }).terms[0]?.percent).toBe('4.75');
});

it('owes nothing on the day of the payment, and is not asked of the past', () => {
  expect(interest({ refundedOn: undue.paidOn })).toMatchObject({
    interestEur: '0.00',
    terms: [],
    missing: [],
  });
  expect(() => interest({ refundedOn: '2026-03-09' })).toThrow(/before/);
});

it('has the rate of each year across a New Year, rounded once', () => {
  const changed = withChanges(regulatedParameters, [
    {
      kind: 'legalInterest',
      from: '2027-01-01',
      to: '2027-12-31',
      state: 'confirmed',
      value: '4',
      norm: 'Ley de presupuestos para 2027',
    },
  ]);
  const facts = { amountEur: '1000', paidOn: '2026-12-01', refundedOn: '2027-01-31' };
  const found = refundInterest(facts, parameterTable(changed));
  expect(termsOf(found)).toEqual([
    ['2026-12-02', '2026-12-31', 30, '4.75'],
    ['2027-01-01', '2027-01-31', 31, '5.5'],
  ]);
  // 1000 × (4.75 × 30 + 5.5 × 31) / 36500 = 8.5753…
  expect(found).toMatchObject({ days: 61, interestEur: '8.58' });
  expect(found.calculation).toBe(
    '1.000,00 € × (3,25 % + 1,5 %) × 30 / 365 días + 1.000,00 € × (4 % + 1,5 %) × 31 / 365 días',
  );
});

it('names each norm of several years once', () => {
  const found = interest({ paidOn: '2023-12-31', refundedOn: '2026-01-01' });
  expect(termsOf(found).map(([firstDay]) => firstDay)).toEqual([
    '2024-01-01',
    '2025-01-01',
    '2026-01-01',
  ]);
  expect(found.norm.match(/Ley 31\/2022/g)).toHaveLength(1);
});

it.each([
  [{ refundedOn: '2027-01-01' }, 'pending', /interés legal del dinero para el 01\/01\/2027 está p/],
  [{ paidOn: '2022-12-30' }, 'missing', /falta el interés legal del dinero para el 31\/12\/2022/],
] as const)('is not verifiable where a rate is not known: %j', (change, reason, message) => {
  const found = interest(change);
  expect([found.interestEur, found.terms, found.calculation]).toEqual([null, [], '']);
  expect(found.missing).toEqual([
    expect.objectContaining({ reason, message: expect.stringMatching(message) }),
  ]);
});
