import { snapshotOf } from '../../test/snapshots';
import { defaultParameters } from '../parameters';
import { compareStudyOffers, type OfferStudy, type OfferToCompare } from './offerStudy';

const table = defaultParameters();
const six = (value: string | null) => Array.from({ length: 6 }, () => value);
const offerOf = (id: string, facts: Partial<OfferToCompare> = {}): OfferToCompare => ({
  id,
  tariff: '3.0TD',
  mode: 'fixed',
  energyPricesEurPerKwh: six('.1390'),
  includesAtr: true,
  powerPricesEurPerKwYear: null,
  monthlyFeeEur: null,
  ...facts,
});

/** The worked comparison, in one reading of the whole year. */
const snapshot = snapshotOf({
  powersKw: ['20', '20', '20', '20', '20', '30'],
  readings: [
    {
      range: { firstDay: '2026-01-01', lastDay: '2026-12-31' },
      energyKwh: ['9500', '12000', '10500', '11800', '5200', '38000'],
      reactiveKvarh: null,
      maximetersKw: null,
      isEstimated: false,
      source: 'invoice',
    },
  ],
});
const study: OfferStudy = {
  snapshot,
  contract: { ...offerOf(''), use: 'general', vulnerability: null, clientKind: 'company' },
  powersKw: snapshot.powersKw,
  taxesOn: '2027-02-01',
  annualise: false,
  offers: [
    offerOf('a', { energyPricesEurPerKwh: ['.155', '.138', '.115', '.102', '.092', '.086'] }),
    offerOf('c', { energyPricesEurPerKwh: six('.079'), includesAtr: false }),
  ],
};
const compared = (facts: Partial<OfferStudy> = {}) => {
  const found = compareStudyOffers({ ...study, ...facts }, table);
  if (!found) throw new Error('the consumption is not known');
  return found;
};

it('costs what the worked comparison says, and tells the difference by component', () => {
  const { current, offers, rankedBy } = compared();
  expect(rankedBy).toBe('total');
  expect(current.cost).toMatchObject({ rank: 3, totalEur: '16500.90' });
  expect(offers.map(({ id, cost }) => [id, cost?.rank, cost?.totalEur])).toEqual([
    ['a', 2, '12930.78'],
    ['c', 1, '11796.80'],
  ]);
  expect(offers[1]?.difference).toEqual({
    powerEur: '0.00',
    energyEur: '3698.58',
    feeEur: '0.00',
    subtotalEur: '3698.58',
    electricityTaxEur: '189.10',
    taxEur: '816.41',
    roundingEur: '0.01',
    totalEur: '4704.10',
  });
});

it('shows every euro with its numbers, its parameters and its norm', () => {
  const [first] = compared({ offers: [offerOf('d', { monthlyFeeEur: '5' })] }).offers;
  const line = (label: string) => first?.lines.find((one) => one.label === label);
  expect(line('Energía P6')).toMatchObject({
    amountEur: '5282.00',
    calculation: '38.000 kWh × 0,139 €/kWh',
  });
  expect(line('Potencia P1')).toMatchObject({ norm: 'Circular CNMC 3/2020, art. 9' });
  expect(line('Potencia P1')?.parameters.length).toBeGreaterThan(1);
  expect(line('Cuota mensual')).toMatchObject({
    amountEur: '60.00',
    calculation: '5,00 € × 12 meses',
  });
  expect(line('Impuesto eléctrico (IEE)')).toMatchObject({
    amountEur: '663.31',
    calculation: '5,11269632 % de 12.973,79 €',
  });
  expect(line('IVA')?.calculation).toBe('21 % de 13.697,10 €');
});

it('never prices what an offer does not say, and says what is missing', () => {
  const without = offerOf('e', {
    energyPricesEurPerKwh: [...six('.1').slice(0, 3), null, '.1', '.1'],
  });
  const { offers } = compared({
    offers: [
      without,
      offerOf('f', { mode: 'indexed', energyPricesEurPerKwh: six(null) }),
      offerOf('g', { powerPricesEurPerKwYear: [null, null, '1', '1', '1', '1'] }),
      offerOf('h', { tariff: '6.1TD' }),
    ],
  });
  expect(offers.map(({ cost }) => cost)).toEqual([null, null, null, null]);
  expect(offers.map(({ lacks }) => lacks[0])).toEqual([
    'Falta el precio de P4.',
    'Su precio cambia cada hora y no consta por periodos: no es comparable.',
    'Faltan los precios de la potencia de P1 y P2.',
    'Es para la tarifa 6.1TD y el estudio es de 3.0TD: no es comparable.',
  ]);
});

it('ranks the offers without savings where the contract has no prices', () => {
  const { current, offers } = compared({
    contract: { ...study.contract, energyPricesEurPerKwh: null },
  });
  expect(current).toMatchObject({
    cost: null,
    lacks: ['Faltan los precios de P1, P2, P3, P4, P5 y P6.'],
  });
  expect(offers.map(({ cost }) => [cost?.rank, cost?.savingEur])).toEqual([
    [2, null],
    [1, null],
  ]);
});

it('takes known days for all only when the study was annualised', () => {
  const [year] = snapshot.readings;
  if (!year) throw new Error('no reading');
  const range = { firstDay: '2026-01-01', lastDay: '2026-01-31' };
  const month = { ...year, range, energyKwh: ['310', '0', '0', '0', '0', '31'] };
  const short = { ...snapshot, readings: [month] };
  expect(compareStudyOffers({ ...study, snapshot: short }, table)).toBeNull();
  expect(compared({ snapshot: short, annualise: true }).energy).toEqual({
    energyKwh: ['3650.000', '0.000', '0.000', '0.000', '0.000', '365.000'],
    knownDays: 31,
    days: 365,
    curveDays: 0,
  });
});
