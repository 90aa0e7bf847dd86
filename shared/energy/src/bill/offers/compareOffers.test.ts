import { defaultParameters } from '../../parameters/index';
import { parameterTable, withChanges } from '../../tariff/parameters';
import { compareOffers, type Offer, type OfferComparison } from '../index';

const parameters = defaultParameters();
const six = (value: string) => Array.from({ length: 6 }, () => value);
const offer = (name: string, eurPerKwh: readonly string[], includesAtr: boolean): Offer => ({
  name,
  energyPrice: { eurPerKwh, includesAtr },
  powerPrice: { kind: 'regulated' },
});

/** Three offers with a year worked out by hand. */
const a = offer('A', ['.1550', '.1380', '.1150', '.1020', '.0920', '.0860'], true);
const b = offer('B', six('.1390'), true);
const c = offer('C', six('.0790'), false);
const year: OfferComparison = {
  tariff: '3.0TD',
  territory: 'peninsula',
  use: 'general',
  range: { firstDay: '2026-01-01', lastDay: '2026-12-31' },
  taxesOn: '2026-07-01',
  powersKw: [20, 20, 20, 20, 20, 30],
  energyKwh: [9500, 12_000, 10_500, 11_800, 5200, 38_000],
  current: b,
  offers: [a, c],
};
const compare = (more: Partial<OfferComparison> = {}, table = parameters) =>
  compareOffers({ ...year, ...more }, table);

it('costs what the worked comparison says', () => {
  const { current, offers } = compare();
  expect(offers[0]).toMatchObject({
    name: 'A',
    powerEur: '880.79',
    energyEur: '9286.00',
    feeEur: '0.00',
    subtotalEur: '10166.79',
    electricityTaxEur: '519.80',
    totalEur: '12930.78',
  });
  expect(current).toMatchObject({
    energyEur: '12093.00',
    subtotalEur: '12973.79',
    electricityTaxEur: '663.31',
    totalEur: '16500.90',
  });
  expect(offers[1]).toMatchObject({
    energyEur: '8394.42',
    subtotalEur: '9275.21',
    electricityTaxEur: '474.21',
    totalEur: '11796.80',
  });
});

it('ranks C before A before B, and says what each saves', () => {
  const { ranking, rankedBy, current } = compare();
  expect(ranking.map(({ name, rank }) => [name, rank])).toEqual([
    ['C', 1],
    ['A', 2],
    ['B', 3],
  ]);
  expect(rankedBy).toBe('total');
  // The expected value uses the rounded totals; 16500.8968 − 11796.8032 would give a cent less.
  expect(ranking[0]).toMatchObject({
    isCurrent: false,
    savingEur: '4704.10',
    savingPercent: '28.51',
    meanEurPerKwh: '0.106612',
  });
  expect(current).toMatchObject({ isCurrent: true, savingEur: '0.00', savingPercent: '0.00' });
});

it('offers of the same cost share a place', () => {
  const { ranking } = compare({ offers: [{ ...b, name: 'D' }, c] });
  expect(ranking.map(({ name, rank }) => [name, rank])).toEqual([
    ['C', 1],
    ['B', 2],
    ['D', 2],
  ]);
});

it('a fee counts for each month, and the IEE is not on it', () => {
  const [withFee] = compare({ offers: [{ ...a, monthlyFeeEur: '10' }] }).offers;
  expect(withFee).toMatchObject({ feeEur: '120.00', subtotalEur: '10286.79' });
  expect(withFee?.electricityTaxEur).toBe('519.80');
  const range = { firstDay: '2026-02-01', lastDay: '2026-03-31' };
  const [twoMonths] = compare({ range, offers: [{ ...a, monthlyFeeEur: '10' }] }).offers;
  expect(twoMonths?.feeEur).toBe('20.00');
});

it('takes an own price of power as it is', () => {
  const powerPrice = { kind: 'own', eurPerKwYear: six('10') } as const;
  const [own] = compare({ offers: [{ ...a, powerPrice }] }).offers;
  expect(own?.powerEur).toBe('1300.00');
});

it('ranks by the subtotal while taxes are pending', () => {
  const pending = parameterTable(
    withChanges(parameters.rows, [
      {
        kind: 'electricityTax',
        state: 'pending',
        value: null,
        from: '2026-11-01',
        to: '2026-11-30',
        norm: 'Supuesto',
      },
    ]),
  );
  const { ranking, rankedBy, notVerifiable } = compare({ taxesOn: '2026-11-15' }, pending);
  expect(rankedBy).toBe('subtotal');
  expect(ranking.map(({ name }) => name)).toEqual(['C', 'A', 'B']);
  // 12973.79 − 9275.21, from unrounded amounts
  expect(ranking[0]).toMatchObject({
    savingEur: '3698.58',
    electricityTaxEur: null,
    taxEur: null,
    totalEur: null,
  });
  expect(notVerifiable.map(({ message }) => message)).toEqual([
    'No verificable: el tipo del impuesto eléctrico (IEE) para el 15/11/2026 está pendiente de dato oficial.',
  ]);
});

it('an offer whose access price is not known has no place, the others keep theirs', () => {
  const powerPrice = { kind: 'own', eurPerKwYear: six('10') } as const;
  const range = { firstDay: '2027-01-01', lastDay: '2027-12-31' };
  const { offers, ranking } = compare({
    range,
    current: { ...b, powerPrice },
    offers: [
      { ...a, powerPrice },
      { ...c, powerPrice },
    ],
  });
  expect(ranking.map(({ name }) => name)).toEqual(['A', 'B']);
  expect(offers[1]).toMatchObject({
    name: 'C',
    powerEur: '1300.00',
    energyEur: null,
    subtotalEur: null,
    savingEur: null,
    rank: null,
  });
  expect(offers[1]?.missing).toHaveLength(12);
});

it('takes the taxes of the territory', () => {
  const { offers } = compare({ territory: 'canarias' });
  // 3 % of 10166.79 + 519.80
  expect(offers[0]?.taxEur).toBe('320.60');
  expect(compare({ territory: 'melilla' }).offers[0]?.taxEur).toBe('106.87');
});

it('has no mean price without consumption', () => {
  const { current } = compare({ energyKwh: [0, 0, 0, 0, 0, 0] });
  expect(current).toMatchObject({ meanEurPerKwh: null, energyEur: '0.00' });
});

it('refuses what is malformed and says where', () => {
  const short = { ...a, energyPrice: { eurPerKwh: ['0.1'], includesAtr: true } };
  expect(() => compare({ offers: [a, short] })).toThrow('offers[1].energyPrice.eurPerKwh');
  expect(() => compare({ current: { ...a, monthlyFeeEur: '1,5' } })).toThrow(
    'current.monthlyFeeEur: «1,5»',
  );
  expect(() => compare({ range: { firstDay: '2026-02-01', lastDay: '2026-01-31' } })).toThrow(
    'range',
  );
  expect(() => compare({ taxesOn: '2026-02-30' })).toThrow('taxesOn');
});
