import { accessPrices as pricesOf } from '../rates/prices';
import { isNotVerifiable } from '../tariff/notVerifiable';
import type { ParameterKind } from '../tariff/parameterRows';
import { periodsOf, type Tariff } from '../tariff/tariffs';
import {
  defaultParameters,
  firstParameters,
  regulatedParameters,
  rightsAndDiscounts,
} from './index';

const table = defaultParameters();
const value = (kind: ParameterKind, date: string, variant?: string) => {
  const found = table.find({ kind, ...(variant && { variant }) }, date);
  return isNotVerifiable(found) ? found.reason : found.value;
};

it('has a norm and a sensible validity for every value', () => {
  for (const row of regulatedParameters) {
    expect(row.norm).not.toBe('');
    expect(row.to === null || row.from <= row.to).toBe(true);
    if (row.state === 'confirmed') expect(row.value).toMatch(/^\d+(\.\d{1,10})?$/);
  }
});

it.each([
  ['2024-06-01', '3.0TD', 'power', '15.713047 9.547036 4.658211 4.14256 2.285209 1.553638'],
  ['2025-06-01', '6.1TD', 'power', '28.791866 15.077643 6.55917 5.172085 1.932805 0.916088'],
  ['2026-06-01', '6.3TD', 'power', '13.053392 7.587863 3.062065 2.332116 1.010041 0.481394'],
  ['2026-06-01', '2.0TD', 'power', '27.704413 0.725423'],
  ['2024-06-01', '6.2TD', 'energy', '0.018115 0.011154 0.006183 0.004023 0.001049 0.000589'],
  ['2025-06-01', '3.0TD', 'energy', '0.061031 0.036409 0.017674 0.009183 0.004286 0.002631'],
  ['2026-06-01', '2.0TD', 'energy', '0.097553 0.029267 0.003292'],
  ['2026-06-01', '6.4TD', 'energy', '0.011275 0.006055 0.002597 0.001286 0.000403 0.000232'],
] as const)('on %s the access of %s (%s) is what the tables say', (day, tariff, term, expected) => {
  const range = { firstDay: day, lastDay: day };
  const prices = periodsOf(tariff, term).map((period) =>
    pricesOf(table, { tariff, term, period }, range).segments[0]?.price.toFixed(),
  );
  expect(prices.join(' ')).toBe(expected);
});

const perPeriod: readonly ParameterKind[] = ['excessDaily', 'excessMonthly'];
it.each(perPeriod)(
  '%s falls with the tolls: t_ep of a period over P1 is the ratio of the tolls',
  (kind) => {
    const find = (of: ParameterKind, tariff: Tariff, period: 1 | 2 | 3 | 4 | 5 | 6) => {
      const found = table.find({ kind: of, tariff, period }, '2025-06-01');
      return isNotVerifiable(found) ? Number.NaN : Number(found.value);
    };
    for (const tariff of ['3.0TD', '6.1TD', '6.2TD', '6.3TD', '6.4TD'] as const) {
      for (const period of periodsOf(tariff, 'power')) {
        const toll = find('powerToll', tariff, period) / find('powerToll', tariff, 1);
        expect(find(kind, tariff, period) / find(kind, tariff, 1)).toBeCloseTo(toll, 5);
      }
    }
  },
);

it('K_p is the one of the resolution', () => {
  const ratios = periodsOf('3.0TD', 'power').map((period) =>
    table.find({ kind: 'excessRatio', tariff: '3.0TD', period }, '2024-05-01'),
  );
  expect(ratios.map((found) => (isNotVerifiable(found) ? null : found.value))).toEqual([
    '1',
    '0.640766',
    '0.27567',
    '0.232691',
    '0.077884',
    '0.077884',
  ]);
});

it.each([
  ['2023-06-01', '0.5', '21', '5'],
  ['2024-02-29', '2.5', '21', '10'],
  ['2024-03-01', '2.5', '21', '21'],
  ['2024-04-01', '3.8', '21', '21'],
  ['2024-07-01', '5.11269632', '21', '10'],
  ['2026-03-21', '5.11269632', '21', '21'],
  ['2026-03-22', '0.5', '21', '10'],
  ['2026-05-31', '0.5', '21', '10'],
  ['2026-06-01', '5.11269632', '21', '21'],
  ['2026-11-01', '5.11269632', '21', '21'],
  ['2026-12-31', '5.11269632', '21', '21'],
  ['2027-01-01', '5.11269632', '21', '21'],
])('taxes on %s: IEE %s, VAT %s, reduced %s', (date, tax, vat, reduced) => {
  expect(value('electricityTax', date)).toBe(tax);
  expect(value('vat', date, 'general')).toBe(vat);
  expect(value('vat', date, 'reduced')).toBe(reduced);
});

it.each([
  ['2026-11-15', 'septiembre'],
  ['2026-12-15', 'octubre'],
])('on %s the relief depends on the price index of %s', (date, month) => {
  const ifHeld = table.ifConditionsHeld();
  for (const [key, relief] of [
    [{ kind: 'electricityTax' }, '0.5'],
    [{ kind: 'vat', variant: 'reduced' }, '10'],
  ] as const) {
    expect(table.find(key, date)).toMatchObject({
      condition: { question: expect.stringContaining(month), alternative: relief },
    });
    expect(ifHeld.find(key, date)).toMatchObject({ value: relief });
  }
});

it('the first version is what a stored table began with, and the texts replace its days', () => {
  expect(firstParameters.some((row) => 'condition' in row)).toBe(false);
  const bonus = regulatedParameters.filter(({ kind }) => kind === 'socialBonus');
  expect(bonus.map(({ from, to }) => [from, to]).slice(-2)).toEqual([
    ['2026-06-26', '2026-12-31'],
    ['2027-01-01', null],
  ]);
});

it.each([
  ['rightsPerKw', 'accessLow', '2026-06-01', '19.703137'],
  ['rightsPerKw', 'extensionLow', '2026-06-01', '17.374714'],
  ['rightsPerKw', 'accessHigh', '2026-06-01', 'pending'],
  ['rightsPerKw', 'extensionHigh', '2026-06-01', 'pending'],
  ['rightsOnce', 'connectionLow', '2026-06-01', '9.044760'],
  ['rightsOnce', 'verificationLow', '2026-06-01', '8.011716'],
  ['legalInterest', undefined, '2022-12-31', 'missing'],
  ['legalInterest', undefined, '2023-01-01', '3.25'],
  ['legalInterest', undefined, '2026-12-31', '3.25'],
  ['legalInterest', undefined, '2027-01-01', 'pending'],
  ['socialBonusDiscount', 'vulnerable', '2025-12-31', 'missing'],
  ['socialBonusDiscount', 'vulnerable', '2026-12-31', '42.5'],
  ['socialBonusDiscount', 'severe', '2026-12-31', '57.5'],
  ['socialBonusDiscount', 'vulnerable', '2027-01-01', '35'],
  ['socialBonusDiscount', 'severe', '2027-01-01', '50'],
] as const)('%s %s on %s is %s', (kind, variant, date, expected) => {
  expect(value(kind, date, variant)).toBe(expected);
});

it('says of every right, interest or discount what is not sure of it', () => {
  const unsure = rightsAndDiscounts.filter(
    ({ kind, state, from }) =>
      state === 'confirmed' && !(kind === 'legalInterest' && from === '2023-01-01'),
  );
  expect(unsure.filter(({ note }) => !note)).toEqual([]);
});

it('says what is not published for 2027', () => {
  const found = table.find({ kind: 'excessDaily', tariff: '3.0TD', period: 1 }, '2027-01-01');
  expect(found).toMatchObject({
    state: 'notVerifiable',
    reason: 'missing',
    message: 'No verificable: falta t_ep (excesos, tipos 4 y 5) de P1 (3.0TD) para el 01/01/2027.',
  });
  expect(value('socialBonus', '2026-06-25')).toBe('6.979247');
  expect(value('socialBonus', '2026-06-26')).toBe('9.011295');
});
