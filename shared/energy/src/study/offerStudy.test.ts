import fc from 'fast-check';
import { readingOf, snapshotOf } from '../../test/snapshots';
import { succeeded } from '../../test/studies';
import { splitByMonth } from '../calendar/dates';
import { exact, sum } from '../exact/decimal';
import { costThatAddsUp, powerCost } from '../optimise';
import { defaultParameters } from '../parameters';
import { compareStudyOffers, type OfferStudy, type OfferToCompare } from './offerStudy';
import { powerStudyOf } from './powerStudy';

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
    taxEur: '816.42',
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

it('has the same reduced electricity tax for all, and the same saving before taxes', () => {
  const reducedTax = { letter: 'c', energyPercent: '80.5' } as const;
  const { current, offers } = compared({ contract: { ...study.contract, reducedTax } });
  const plain = compared();
  // 663.31 and 474.21 € × (1 − 0.85 × 0.805)
  expect(current.cost).toMatchObject({ electricityTaxEur: '209.44' });
  expect(offers[1]?.cost).toMatchObject({ electricityTaxEur: '149.73' });
  expect(offers[1]?.difference?.subtotalEur).toBe(plain.offers[1]?.difference?.subtotalEur);
  expect(current.lines.find(({ concept }) => concept === 'electricityTax')).toMatchObject({
    amountEur: '209.44',
    calculation: '5,11269632 % de 12.973,79 € menos el 85 % del 80,5 %',
  });
});

it('is the power that the study of powers shows, period by period, whatever its rounding', () => {
  const kw = fc.integer({ min: 151, max: 9999 }).map((tenths) => String(tenths / 10));
  const window = fc.constantFrom(
    { firstDay: '2026-01-01', lastDay: '2026-12-31' },
    { firstDay: '2025-06-01', lastDay: '2026-05-31' },
  );
  fc.assert(
    fc.property(fc.array(kw, { minLength: 6, maxLength: 6 }), window, (powers, days) => {
      const powersKw = powers.sort((one, other) => Number(one) - Number(other));
      const [reading] = snapshot.readings;
      const measured = splitByMonth(days).map((range) => ({
        ...(reading ?? readingOf()),
        range,
        maximetersKw: [99, 98, 97, 96, 95, 94],
      }));
      const of = { ...snapshot, window: days, powersKw, readings: measured };
      const cost = succeeded(powerCost(powerStudyOf(of), powersKw, table));
      const shown = costThatAddsUp(cost);
      const { current } = compared({ snapshot: of, powersKw });
      const lines = current.lines.filter(({ concept }) => concept === 'power');
      expect(lines.map(({ amountEur }) => amountEur)).toEqual(
        shown.periods.map(({ fixedEur }) => fixedEur),
      );
      expect(current.cost?.powerEur).toBe(shown.fixedEur);
    }),
    { numRuns: 40 },
  );
}, 60_000);

it('adds up: lines to components, components to totals, and differences with them', () => {
  const { current, offers } = compared({
    offers: [offerOf('d', { monthlyFeeEur: '4.99' }), offerOf('e', { includesAtr: false })],
  });
  const addedUp = (amounts: readonly (string | null | undefined)[]) =>
    sum(amounts.map((amount) => exact(amount ?? 'unknown'))).toFixed(2);
  for (const { cost, lines, difference } of [current, ...offers]) {
    expect(addedUp(lines.map(({ amountEur }) => amountEur))).toBe(cost?.totalEur);
    expect(addedUp([cost?.powerEur, cost?.energyEur, cost?.feeEur])).toBe(cost?.subtotalEur);
    const { subtotalEur, electricityTaxEur, taxEur } = difference ?? {};
    expect(addedUp([subtotalEur, electricityTaxEur, taxEur])).toBe(difference?.totalEur);
    expect(difference?.totalEur).toBe(cost?.savingEur ?? '0.00');
  }
});

it('gives both totals while a condition of the taxes is open', () => {
  const { current, offers } = compared({ taxesOn: '2026-11-25' });
  const [a] = offers;
  // The same as in every other month, until the condition is settled.
  expect(a?.cost?.totalEur).toBe('12930.78');
  expect(a?.ifConditionsHeld?.pendingFrom).toBe('2026-11-01');
  // 10,166.79 € with an IEE of 1 €/MWh, which is more than 0.5 %, and 21 % of IVA.
  expect(a?.ifConditionsHeld?.totalEur).toBe('12407.09');
  const saved = Number(current.ifConditionsHeld?.totalEur) - Number(a?.ifConditionsHeld?.totalEur);
  expect(Number(a?.ifConditionsHeld?.savingEur)).toBeCloseTo(saved, 2);
  expect(compared().offers[0]?.ifConditionsHeld).toBeNull();
});

describe('says what a bill would say', () => {
  const small: OfferStudy = {
    ...study,
    snapshot: {
      ...snapshot,
      tariff: '2.0TD',
      pointType: 5,
      powersKw: ['10', '10'],
      readings: snapshot.readings.map((reading) => ({ ...reading, energyKwh: [900, 800, 900] })),
    },
    contract: { ...study.contract, use: 'dwelling', clientKind: null, mode: 'pvpc' },
    powersKw: ['10', '10'],
    offers: [{ ...offerOf('f'), tariff: '2.0TD' }],
  };
  const cautionsOf = (facts: Partial<OfferStudy> = {}) => {
    const { current, offers } = compared({ ...small, ...facts });
    return [current, ...offers].map(({ cautions }) => cautions.join(' '));
  };

  it('of an unknown holder in the Canaries', () => {
    const canarias = { ...small.snapshot, territory: 'canarias' } as const;
    for (const cautions of cautionsOf({ snapshot: canarias })) {
      expect(cautions).toContain('no consta quién es el titular');
    }
    const contract = { ...small.contract, clientKind: 'person' } as const;
    expect(cautionsOf({ snapshot: canarias, contract }).join()).not.toContain('titular');
  });

  it('of the PVPC of a company, which a microenterprise may have', () => {
    const of = (clientKind: 'company' | 'microenterprise') =>
      cautionsOf({ contract: { ...small.contract, clientKind } });
    expect(of('company').map((text) => text.includes('El PVPC es para personas'))).toEqual([
      true,
      false,
    ]);
    expect(of('microenterprise').join()).not.toContain('PVPC');
  });

  it('of exactly 10 kW while the text of the reduced IVA was not clear', () => {
    expect(cautionsOf({ taxesOn: '2026-04-01' })[1]).toContain('Con 10 kW justos');
    expect(cautionsOf({ taxesOn: '2026-05-15' })[1]).not.toContain('10 kW justos');
  });

  it('of energy in a period that the days of its reading do not have', () => {
    const { current } = compared({
      snapshot: snapshotOf({ readings: snapshotOf().readings.slice(0, 12) }),
    });
    expect(current.cautions.join(' ')).toMatch(
      /^Hay 100 kWh en P3, y del 01\/01\/2026 al 31\/01\/2026 no hay P3: .* Lo mismo pasa en otras 11 lecturas\.$/,
    );
  });
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
