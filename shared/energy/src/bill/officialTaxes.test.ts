import { amountsOf, lineOf, v1, v2, v4 } from '../../test/bills';
import { eurText, exact } from '../exact/decimal';
import { defaultParameters } from '../parameters/index';
import type { Period } from '../tariff/tariffs';
import { type BillInput, computeBill } from './index';
import { electricityTax } from './taxes/electricityTax';

// Worked vectors of taxes (docs/rules.md names their norms).

const parameters = defaultParameters();
const billOf = (input: BillInput) => computeBill(input, parameters);
const codesOf = (input: BillInput) => billOf(input).cautions.map(({ code }) => code);
const none = [0, 0, 0, 0, 0, 0];

describe('the electricity tax', () => {
  const on = '2026-07-03';
  const tax = (of: Partial<Parameters<typeof electricityTax>[1]>) => {
    const usual = {
      base: exact(3000),
      energyMwh: exact(20),
      use: 'general',
      tariff: '6.1TD',
    } as const;
    const found = electricityTax(parameters, { ...usual, on, ...of });
    if (!('rate' in found)) throw new Error('not verifiable');
    return [found.base, found.byRate, found.byMinimum].map(eurText);
  };

  it('T1: all high voltage has the minimum of industry', () => {
    expect(tax({})).toEqual(['3000.00', '153.38', '10.00']);
    expect(tax({ on: '2026-04-03' })).toEqual(['3000.00', '15.00', '10.00']);
  });

  it('T2: a shop has the general minimum', () => {
    const shop = {
      base: exact(900),
      energyMwh: exact(6),
      tariff: '3.0TD',
      on: '2026-04-03',
    } as const;
    expect(tax(shop)).toEqual(['900.00', '4.50', '6.00']);
  });

  it('irrigation in low voltage and a reduced industry have the minimum of industry', () => {
    const farm = { base: exact(300), energyMwh: exact(6), tariff: '3.0TD' } as const;
    const minimum = (letter: 'a' | 'e' | 'f') =>
      tax({ ...farm, reducedTax: { letter, energyPercent: '100' } })[2];
    expect([minimum('e'), minimum('f'), minimum('a')]).toEqual(['3.00', '3.00', '0.00']);
    expect(tax(farm)[2]).toBe('6.00');
  });

  it('T3: 85 % less for the share of the energy that is reduced', () => {
    expect(tax({ reducedTax: { letter: 'f', energyPercent: '100' } })).toEqual([
      '450.00',
      '23.01',
      '10.00',
    ]);
    expect(tax({ reducedTax: { letter: 'f', energyPercent: '80' } })).toEqual([
      '960.00',
      '49.08',
      '10.00',
    ]);
    // Its minimum is of what it does not use so.
    expect(tax({ reducedTax: { letter: 'a', energyPercent: '80' } })[2]).toBe('2.00');
  });
});

it('takes 80 % of the tolls of 2026 off an electro-intensive industry', () => {
  const large: BillInput = { ...v4, tariff: '6.1TD', pointType: 3 };
  const [line] = billOf({ ...large, isElectroIntensive: true }).lines.filter(
    ({ concept }) => concept === 'tollDiscount',
  );
  const tollOf = (kind: 'powerToll' | 'energyToll', i: number) => {
    const found = parameters.find(
      { kind, tariff: '6.1TD', period: (i + 1) as Period },
      '2026-02-01',
    );
    return found.state === 'confirmed' ? Number(found.value) : Number.NaN;
  };
  const tolls = [
    ...large.powersKw.map((kw, i) => (Number(kw) * tollOf('powerToll', i) * 28) / 365),
    ...large.energyKwh.map((kwh, i) => Number(kwh) * tollOf('energyToll', i)),
  ];
  expect(Number(line?.amountEur)).toBeCloseTo(-0.8 * tolls.reduce((a, b) => a + b, 0), 2);
  expect(billOf(large).lines.some(({ concept }) => concept === 'tollDiscount')).toBe(false);
});

it('discounts the part of the energy that lies in 2026, and needs no toll of another year', () => {
  const night: BillInput = {
    ...v4,
    tariff: '6.4TD',
    isElectroIntensive: true,
    powersKw: none,
    energyKwh: [0, 0, 0, 0, 0, 3_100_000],
    maximetersKw: none,
    reactiveKvarh: none,
  };
  const discount = (from: string, to: string) =>
    amountsOf(billOf({ ...night, readings: { from, to } }), 'tollDiscount')[0];
  // 0.000004 €/kWh in both years: 1,500,000 kWh of January.
  expect(discount('2025-12-15', '2026-01-15')).toBe('-4.80');
  expect(discount('2026-12-15', '2027-01-15')).toBe('-5.12');
});

describe('what cannot be is said', () => {
  it.each<[string, string, BillInput]>([
    ['the PVPC over 10 kW', 'pvpcNotAllowed', { ...v1, powersKw: ['10.1', '10.1'] }],
    ['the PVPC of 3.0TD', 'pvpcNotAllowed', { ...v4, powerPrice: { kind: 'pvpc' } }],
    ['the PVPC of a company', 'pvpcOfCompany', { ...v1, holder: 'company' }],
    ['20 kW of 2.0TD', 'powersNotAllowed', { ...v2, powersKw: ['20', '20'] }],
    ['falling powers', 'powersNotAllowed', { ...v4, powersKw: [30, 20, 20, 20, 20, 30] }],
    ['a tariff of another voltage', 'tariffAgainstVoltage', { ...v4, voltageKv: '13.2' }],
    [
      'a short contract that changes its powers',
      'powersNotAllowed',
      {
        ...v4,
        shortContract: { firstDay: '2026-02-01', isLastBill: false },
        powerChanges: [{ from: '2026-02-10', powersKw: [25, 25, 25, 25, 25, 30] }],
      },
    ],
    [
      'powers that pass the limit of the reduced VAT',
      'vatDoubtful',
      {
        ...v2,
        readings: { from: '2026-03-31', to: '2026-04-30' },
        accruedOn: '2026-05-05',
        powersKw: ['9', '9'],
        powerChanges: [{ from: '2026-04-15', powersKw: ['12', '12'] }],
      },
    ],
    ['a flat whose holder is unknown', 'holderUnknown', { ...v1, territory: 'canarias' }],
  ])('%s', (_name, code, input) => {
    expect(codesOf(input)).toContain(code);
    expect([v1, v2, v4].flatMap(codesOf)).not.toContain(code);
  });

  it('the IGIC of a company’s flat is 3 %, a person’s 0 %', () => {
    const rate = (holder: 'person' | 'company') =>
      lineOf(billOf({ ...v1, territory: 'canarias', holder }), 'tax')?.label;
    expect([rate('person'), rate('company')]).toEqual(['IGIC 0 %', 'IGIC 3 %']);
    expect(codesOf({ ...v1, territory: 'canarias', holder: 'person' })).not.toContain(
      'holderUnknown',
    );
  });

  it('the services of Ceuta have a rate that nobody knows', () => {
    const services = [{ name: 'Mantenimiento', amountEur: '5' }];
    const ceuta = billOf({ ...v1, territory: 'ceuta', services });
    expect(amountsOf(ceuta, 'tax').slice(0, 2)).toEqual([expect.any(String), '0.03']);
    expect(amountsOf(ceuta, 'tax')[2]).toBeNull();
    expect(ceuta.notVerifiable).toMatchObject([
      { message: expect.stringContaining('el tipo de IPSI de los servicios') },
    ]);
    expect(billOf({ ...v1, territory: 'ceuta' }).totalEur).not.toBeNull();
  });
});
