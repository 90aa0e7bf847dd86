import { defaultParameters } from '../parameters/index';
import { excessRates } from './excessRate';
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
  expect(rate(2026).map(({ formula, eurPerKw }) => [formula, eurPerKw.toFixed()])).toEqual([
    ['daily', '62.551145'],
  ]);
  expect(rate(2024).map(({ formula, eurPerKw }) => [formula, eurPerKw.toFixed()])).toEqual([
    ['dailyTwice', '81.722676'],
  ]);
});

it('charges an excess by the natural month with quarters, with K_p in 2024', () => {
  const rate = (of: number) =>
    excessRates(table, { tariff: '3.0TD', pointType: 3, period: 2 }, year(of)).segments;
  expect(rate(2026)).toHaveLength(12);
  expect(rate(2026)[1]).toMatchObject({ formula: 'monthly', firstDay: '2026-02-01', days: 28 });
  expect(rate(2026)[1]?.eurPerKw.toFixed()).toBe('1.757877');
  expect(rate(2024)[1]).toMatchObject({ formula: 'monthlyWithRatio' });
  expect(rate(2024)[1]?.eurPerKw.toFixed()).toBe('2.17591959046');
});

it('the price of the first quarter of 2025 is not known, the one after it is', () => {
  const rates = excessRates(table, { tariff: '3.0TD', pointType: 4, period: 1 }, year(2025));
  expect(rates.missing.map(({ message }) => message)).toEqual([
    'No verificable: falta t_ep (excesos, tipos 4 y 5) de P1 (3.0TD) para el 01/01/2025.',
  ]);
  expect(rates.segments).toMatchObject([
    { formula: 'daily', firstDay: '2025-04-01', lastDay: '2025-12-31', days: 275 },
  ]);
});
