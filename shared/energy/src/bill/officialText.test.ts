import { amountsOf, lineOf, v1, v2, v4 } from '../../test/bills';
import { quarterMs, startOfDay } from '../calendar/localTime';
import { periodLookUp } from '../calendar/periods';
import { eurText, exact, sum } from '../exact/decimal';
import { defaultParameters } from '../parameters/index';
import type { Period } from '../tariff/tariffs';
import { type BillInput, computeBill } from './index';
import { surchargePercent } from './shortContract';
import { electricityTax } from './taxes/electricityTax';

// The worked vectors of the digest of the official texts (Circular CNMC 3/2020, BOE-A-2020-1066).

const parameters = defaultParameters();
const billOf = (input: BillInput) => computeBill(input, parameters);
const codesOf = (input: BillInput) => billOf(input).cautions.map(({ code }) => code);
const add = (amounts: readonly (string | null)[]) =>
  eurText(sum(amounts.map((amount) => exact(amount ?? Number.NaN))));
const none = [0, 0, 0, 0, 0, 0];

describe('the power term', () => {
  const power = { ...v4, energyKwh: none, maximetersKw: none };
  const all = (kw: number) => [kw, kw, kw, kw, kw, kw];

  it('W1: each set of powers for its days', () => {
    const changed: BillInput = {
      ...power,
      readings: { from: '2025-12-31', to: '2026-01-31' },
      powersKw: all(30),
      powerChanges: [{ from: '2026-01-16', powersKw: all(40) }],
    };
    expect(Number(add(amountsOf(billOf(changed), 'power')))).toBeCloseTo(129.37, 1);
    const [line] = billOf(changed).lines;
    expect(line?.terms.map(({ days, quantity }) => [days, quantity])).toEqual([
      [15, '30'],
      [16, '40'],
    ]);
  });

  it('W2: each price for its days', () => {
    const readings = { from: '2025-12-15', to: '2026-01-15' };
    const amounts = amountsOf(billOf({ ...power, readings, powersKw: all(30) }), 'power');
    expect(add(amounts)).toBe('108.02');
  });

  it.each<[string, Partial<BillInput>]>([
    ['a change before the cycle', { powerChanges: [{ from: '2026-01-31', powersKw: ['5', '5'] }] }],
    ['another count of powers', { powerChanges: [{ from: '2026-02-10', powersKw: ['5'] }] }],
    ['a cycle without the readings', { brokenCycle: { from: '2026-02-01', to: '2026-02-28' } }],
  ])('refuses %s', (_name, wrong) => {
    expect(() => billOf({ ...v2, ...wrong })).toThrow(RangeError);
  });
});

describe('energy across a change of price', () => {
  /** A curve with that energy in the first quarters of each period of December and January. */
  function curve(
    tariff: '2.0TD' | '3.0TD',
    december: readonly number[],
    january: readonly number[],
  ) {
    const startMs = startOfDay('2025-12-16', 'peninsula');
    const kw = new Float64Array(31 * 96);
    const periodOf = periodLookUp({ tariff, territory: 'peninsula' });
    for (const [from, kwh] of [
      [0, december],
      [16 * 96, january],
    ] as const) {
      const isFilled = new Set<Period>();
      for (let i = from; isFilled.size < kwh.filter((energy) => energy > 0).length; i++) {
        const period = periodOf(startMs + i * quarterMs);
        const energy = kwh[period - 1] ?? 0;
        if (energy > 0 && !isFilled.has(period)) kw[i] = energy * 4;
        if (energy > 0) isFilled.add(period);
      }
    }
    return { startMs, kw };
  }
  const readings = { from: '2025-12-15', to: '2026-01-15' };
  const december = [3000, 2600, 0, 0, 0, 5000];
  const january = [1200, 1000, 0, 0, 0, 2600];
  const access = (count: number) => ({
    eurPerKwh: Array.from({ length: count }, () => '0'),
    includesAtr: false,
  });
  const e1: BillInput = { ...v2, readings, energyKwh: [70, 85, 200], energyPrice: access(3) };
  const e2: BillInput = {
    ...v4,
    readings,
    energyKwh: [4200, 3600, 0, 0, 0, 7600],
    energyPrice: access(6),
    reactiveKvarh: none,
  };

  it('E1 and E2: what was really used on each side, by the curve', () => {
    const small = { ...e1, quarterDemand: curve('2.0TD', [40, 50, 110], [30, 35, 90]) };
    expect(amountsOf(billOf(small), 'energy')).toEqual(['6.63', '2.43', '0.63']);
    const large = { ...e2, quarterDemand: curve('3.0TD', december, january) };
    expect(amountsOf(billOf(large), 'energy')).toEqual(['259.12', '133.58', '20.69']);
    expect(codesOf(large)).toContain('energyByCurve');
    expect(codesOf(large)).not.toContain('energyProrated');
  });

  it('E1 and E2: by days without a curve of the whole cycle, which is said', () => {
    expect(amountsOf(billOf(e1), 'energy')).toEqual(['6.65', '2.44', '0.63']);
    expect(add(amountsOf(billOf(e2), 'energy'))).toBe('417.47');
    const { startMs, kw } = curve('3.0TD', december, january);
    kw[7] = Number.NaN;
    const withGap = { ...e2, quarterDemand: { startMs, kw } };
    expect(amountsOf(billOf(withGap), 'energy')).toEqual(amountsOf(billOf(e2), 'energy'));
    expect(codesOf(withGap)).toContain('energyProrated');
  });

  it('divides what was billed, where the curve adds up to something else', () => {
    const quarterDemand = curve('2.0TD', [80, 100, 220], [60, 70, 180]);
    const { lines } = billOf({ ...e1, quarterDemand });
    const [first] = lines.filter(({ concept }) => concept === 'energy');
    expect(first?.terms).toMatchObject([
      { quantity: '40', sharedBy: 'curve' },
      { quantity: '30', sharedBy: 'curve' },
    ]);
  });
});

describe('a contract under a year, 30 kW of 3.0TD', () => {
  const all = [30, 30, 30, 30, 30, 30];
  const short: BillInput = {
    ...v4,
    readings: { from: '2025-12-31', to: '2026-01-30' },
    powersKw: all,
    energyKwh: none,
    maximetersKw: none,
    shortContract: { firstDay: '2026-01-01', isLastBill: false },
  };

  it('S1: pays 135 % more of the toll, and the charges as they are', () => {
    const { shortContract: _, ...usual } = short;
    const extra = (input: BillInput) => Number(add(amountsOf(billOf(input), 'power')));
    // 69.81 × 1.35
    expect(extra(short) - extra(usual)).toBeCloseTo(94.24, 1);
    expect(extra(short)).toBeCloseTo(164.05 + 37.01, 1);
  });

  it('S2: is regularised to its real duration by the last bill', () => {
    const last: BillInput = {
      ...short,
      readings: { from: '2026-04-30', to: '2026-05-31' },
      shortContract: { firstDay: '2026-01-01', isLastBill: true },
    };
    const lines = billOf(last).lines.filter(({ label }) => label.startsWith('Regularización'));
    expect(Number(add(lines.map(({ amountEur }) => amountEur)))).toBeCloseTo(-252.99, 1);
    expect(lines[0]?.calculation).toContain('× (-72 %)');
  });

  it.each([
    ['2026-03-31', 135],
    ['2026-04-01', 90],
    ['2026-04-30', 90],
    ['2026-05-31', 63],
    ['2026-06-30', 45],
    ['2026-07-01', 32],
  ])('from 1 January to %s it is %d %%', (lastDay, percent) => {
    expect(surchargePercent({ firstDay: '2026-01-01', lastDay })).toBe(percent);
  });

  it.each([
    ['2025-11-30', '2026-02-28', 135],
    ['2025-11-30', '2026-03-01', 90],
    ['2025-11-15', '2026-02-14', 135],
    ['2025-11-15', '2026-02-15', 90],
  ])(
    'months go from date to date, or end with a month that lacks it: %s to %s',
    (firstDay, lastDay, percent) => {
      expect(surchargePercent({ firstDay, lastDay })).toBe(percent);
    },
  );
});

it('V1: the PVPC with a maximeter pays over 105 % of the power, and then all of it', () => {
  const powersKw = [5, 5];
  const pvpc = (kw: number): BillInput => ({
    ...v1,
    powersKw,
    powerControl: 'maximeter',
    maximetersKw: [kw, 0],
  });
  expect(amountsOf(billOf(pvpc(5.2)), 'excess')).toEqual(['0.00', '0.00']);
  expect(amountsOf(billOf(pvpc(5.4)), 'excess')).toEqual(['3.35', '0.00']);
});

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

  it('T3: 85 % less for the share of the energy that is reduced', () => {
    expect(tax({ reducedTax: { letter: 'f', energyPercent: '100' } })).toEqual([
      '450.00',
      '23.01',
      '10.00',
    ]);
    expect(tax({ reducedTax: { letter: 'f', energyPercent: '80' } })[1]).toBe('49.08');
    expect(tax({ reducedTax: { letter: 'a', energyPercent: '80' } })[2]).toBe('0.00');
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
