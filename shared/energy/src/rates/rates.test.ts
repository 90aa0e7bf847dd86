import { defaultParameters } from '../parameters/index';
import type { Period } from '../tariff/tariffs';
import { excessRates, inSeason } from './excessRate';
import { accessPrices } from './prices';

const table = defaultParameters();
const year = (of: number) => ({ firstDay: `${of}-01-01`, lastDay: `${of}-12-31` });

it('cuts the access price where the year ends', () => {
  const { segments, missing } = accessPrices(
    table,
    { tariff: '3.0TD', term: 'power', period: 1 },
    { firstDay: '2024-12-21', lastDay: '2025-01-20' },
  );
  expect(missing).toEqual([]);
  expect(
    segments.map(({ days, daysInYear, price }) => [days, daysInYear, price.toFixed()]),
  ).toEqual([
    [11, 366, '15.713047'],
    [20, 365, '19.658495'],
  ]);
  expect(segments[0]?.parameters.map(({ norm }) => norm)).toEqual([
    'Resolución CNMC 21-12-2023, BOE-A-2023-26251',
    'Orden publicada el 14-02-2024, BOE-A-2024-2774',
  ]);
});

it('names everything that is missing', () => {
  const { segments, missing } = accessPrices(
    table,
    { tariff: '3.0TD', term: 'energy', period: 6 },
    { firstDay: '2026-12-15', lastDay: '2027-01-14' },
  );
  expect(segments).toEqual([]);
  expect(missing.map(({ message }) => message)).toEqual([
    'No verificable: falta el peaje de energía de P6 (3.0TD) para el 01/01/2027.',
    'No verificable: falta el cargo de energía de P6 (3.0TD) para el 01/01/2027.',
  ]);
});

it('charges an excess by the day at a maximeter, and twice that in 2024', () => {
  const rate = (of: number) =>
    excessRates(table, { tariff: '3.0TD', pointType: 4, period: 1 }, year(of)).segments;
  expect(rate(2026).map(({ formula, price }) => [formula, price.toFixed()])).toEqual([
    ['daily', '0.171373'],
  ]);
  expect(rate(2024).map(({ formula, price }) => [formula, price.toFixed()])).toEqual([
    ['dailyTwice', '0.223286'],
  ]);
});

it('charges the root of the quarters of a cycle, with K_p in 2024', () => {
  const rate = (of: number) =>
    excessRates(table, { tariff: '3.0TD', pointType: 3, period: 2 }, year(of)).segments;
  expect(rate(2026)).toMatchObject([{ formula: 'monthly', days: 365 }]);
  expect(rate(2026)[0]?.price.toFixed()).toBe('1.757877');
  expect(rate(2024)).toMatchObject([{ formula: 'monthlyWithRatio' }]);
  expect(rate(2024)[0]?.price.toFixed()).toBe('2.17591959046');
});

it('takes away the days of a season that does not have the period', () => {
  const of = { tariff: '3.0TD', pointType: 4 } as const;
  const rule = { tariff: '3.0TD', territory: 'peninsula', term: 'power' } as const;
  const daysOf = (period: Period, from: number) => {
    const { segments } = excessRates(table, { ...of, period }, year(from));
    return inSeason(segments, period, rule).map(({ firstDay, days }) => [firstDay, days]);
  };
  expect(daysOf(1, 2026)).toEqual([
    ['2026-01-01', 59],
    ['2026-07-01', 31],
    ['2026-12-01', 31],
  ]);
  expect(daysOf(6, 2026)).toEqual([['2026-01-01', 365]]);
  // The rule is of 2025.
  expect(daysOf(1, 2024)).toEqual([['2024-01-01', 366]]);
});

it('the price of the first quarter of 2025 is not known, the one after it is', () => {
  const rates = excessRates(table, { tariff: '3.0TD', pointType: 4, period: 1 }, year(2025));
  expect(rates.missing.map(({ message }) => message)).toEqual([
    'No verificable: t_ep (excesos, tipos 4 y 5) de P1 (3.0TD) para el 01/01/2025 está pendiente de dato oficial.',
  ]);
  expect(rates.segments).toMatchObject([
    { formula: 'daily', firstDay: '2025-04-01', lastDay: '2025-12-31', days: 275 },
  ]);
});
