import type { Bill } from '@vatio/contracts/billing/bills';
import type { NewSupplyContract } from '@vatio/contracts/company/contracts';
import type { NewSupplyPoint } from '@vatio/contracts/company/points';
import { billingApi } from '../../../../test/apis/billing';
import { addBill, type SentBill } from '../../../../test/fixtures/bills';
import { addContract, addPoint, contractOf } from '../../../../test/supply';

// The worked bills of 2.0TD and the vectors of the official texts (shared/energy/docs/rules.md), as a person has them:
// a point, its contract and a bill through the API. V4 and what is wrong in it: vectors.test.ts; Y1 to
// Y5, which need curves: wholeCycle.test.ts and the engine's cycles.test.ts.

const api = billingApi.after2026();
const admin = api.caller({ role: 'admin' });

type Line = SentBill['lines'][number];
type Amounts = Readonly<Record<number, string>>;
const six = (text: string) => Array<string>(6).fill(text);
const byPeriod = (values: Amounts) => [1, 2, 3, 4, 5, 6].map((period) => values[period] ?? null);
const linesOf = (kind: Line['kind'], amounts: Amounts): Line[] =>
  Object.entries(amounts).map(([period, amountEur]) => ({
    kind,
    period: Number(period),
    amountEur,
  }));
const line = (kind: Line['kind'], amountEur: string): Line => ({ kind, amountEur });

interface Case {
  readonly point?: Partial<NewSupplyPoint>;
  readonly contract?: Partial<NewSupplyContract>;
  readonly bill: Partial<SentBill>;
}

/** A bill of 3.0TD with these facts, of a point of its own; base, tax and total only where they are given. */
async function billed({ point, contract, bill }: Case): Promise<Bill> {
  const id = await addPoint(admin, { isElectroIntensive: false, ...point });
  const terms = { from: '2025-01-01', powersKw: six('20'), socialBonusFinancing: 'taxed' } as const;
  await addContract(admin, id, contractOf({ ...terms, ...contract }));
  return addBill(admin, id, {
    tariff: '3.0TD',
    issuedOn: bill.to ?? '2026-07-03',
    energyKwh: six('0'),
    powersKw: null,
    taxes: [{ ratePercent: '21', baseEur: '100', amountEur: '21' }],
    totalEur: '121',
    ...bill,
  });
}

const computedIn = ({ verification }: Bill, concept: string) =>
  verification?.lines
    .filter((one) => one.concept === concept)
    .map(({ period, computedEur, state }) => [period, computedEur, state]);

const small = { pointType: 5, powerControl: 'icp' } as const;
const ofSmall = (powerKw: string, energyPricesEurPerKwh: string[]): Partial<NewSupplyContract> => ({
  tariff: '2.0TD',
  powersKw: [powerKw, powerKw],
  energyPricesEurPerKwh,
  meterEurPerMonth: '0.81',
});

it('V1: 2.0TD with the PVPC, 60.77 €', async () => {
  const bill = await billed({
    point: small,
    contract: { ...ofSmall('4.6', ['0.20', '0.15', '0.10']), mode: 'pvpc', use: 'dwelling' },
    bill: {
      tariff: '2.0TD',
      issuedOn: '2026-07-03',
      energyKwh: ['60', '70', '120'],
      lines: [
        ...linesOf('power', { 1: '11.65', 2: '0.27' }),
        line('energy', '34.50'),
        line('socialBonus', '0.60'),
        line('electricityTax', '2.40'),
        line('meter', '0.80'),
      ],
      taxes: [{ ratePercent: '21', baseEur: '50.22', amountEur: '10.55' }],
      totalEur: '60.77',
    },
  });
  expect([bill.state, bill.computedEur, bill.differenceEur]).toEqual(['correct', '60.77', '0.00']);
});

it('V2: 2.0TD in the free market, 96.98 €', async () => {
  const bill = await billed({
    point: small,
    contract: ofSmall('5.75', ['0.178', '0.119', '0.089']),
    bill: {
      tariff: '2.0TD',
      issuedOn: '2026-03-05',
      from: '2026-01-31',
      to: '2026-02-28',
      energyKwh: ['142', '118', '260'],
      lines: [
        ...linesOf('power', { 1: '12.22', 2: '0.32' }),
        ...linesOf('energy', { 1: '25.28', 2: '14.04', 3: '23.14' }),
        line('socialBonus', '0.54'),
        line('electricityTax', '3.86'),
        line('meter', '0.75'),
      ],
      taxes: [{ ratePercent: '21', baseEur: '80.15', amountEur: '16.83' }],
      totalEur: '96.98',
    },
  });
  expect([bill.state, bill.computedEur, bill.differenceEur]).toEqual(['correct', '96.98', '0.00']);
});

it.each<[string, NewSupplyPoint['territory'], string, string, Amounts, Amounts]>([
  [
    'X1',
    'peninsula',
    '2026-02-25',
    '2026-03-27',
    { 1: '30', 2: '26', 3: '24' },
    { 1: '5.14', 2: '16.31', 3: '3.10' },
  ],
  ['X2', 'peninsula', '2026-02-14', '2026-03-14', { 1: '30', 3: '25' }, { 1: '23.99', 3: '2.01' }],
  [
    'X3',
    'baleares',
    '2026-05-20',
    '2026-06-20',
    { 1: '30', 2: '26', 3: '24' },
    { 1: '34.27', 2: '16.85', 3: '1.26' },
  ],
  [
    'X4',
    'canarias',
    '2026-10-15',
    '2026-11-15',
    { 1: '30', 2: '26', 3: '24' },
    { 1: '27.42', 2: '8.15', 3: '3.56' },
  ],
  ['X5', 'peninsula', '2025-12-15', '2026-01-15', { 1: '30' }, { 1: '52.74' }],
  [
    'X6',
    'peninsula',
    '2026-06-30',
    '2026-07-31',
    { 1: '30', 2: '26', 3: '30' },
    { 1: '53.13', 2: '16.85' },
  ],
  [
    'X7',
    'ceuta',
    '2026-02-14',
    '2026-03-14',
    { 1: '30', 2: '26', 4: '24' },
    { 1: '23.99', 2: '7.61', 4: '2.45' },
  ],
])(
  '%s: the excess of a maximeter by the days of each season (%s)',
  async (_, territory, from, to, maxKw, due) => {
    const lines = linesOf('excess', due);
    const bill = await billed({
      point: { territory },
      bill: { from, to, maxKw: byPeriod(maxKw), lines },
    });
    expect(computedIn(bill, 'excess')).toEqual(
      Object.entries(due).map(([period, eur]) => [Number(period), eur, 'correct']),
    );
  },
);

it.each<[string, Partial<NewSupplyContract>, string, string, string]>([
  [
    'W1',
    { powersKw: six('30'), powerChanges: [{ from: '2026-01-16', powersKw: six('40') }] },
    '2025-12-31',
    '2026-01-31',
    '129.37',
  ],
  ['W2', { powersKw: six('30') }, '2025-12-15', '2026-01-15', '108.04'],
  // Includes the charges, which have no surcharge: 164.05 + 37.01.
  [
    'S1',
    { powersKw: six('30'), from: '2026-01-01', to: '2026-02-28', plannedMonths: 2 },
    '2025-12-31',
    '2026-01-30',
    '201.06',
  ],
])(
  '%s: the power of each set of powers, price and duration',
  async (_, contract, from, to, due) => {
    const bill = await billed({ contract, bill: { from, to, lines: [line('power', due)] } });
    const [[, computed, state] = []] = computedIn(bill, 'power') ?? [];
    expect(state).toBe('correct');
    // A line for each period is rounded on its own: right to three cents.
    expect(Math.abs(Number(computed) - Number(due))).toBeLessThanOrEqual(0.031);
  },
);

it('E2: the energy of each side of a change of price, as the bill tells it', async () => {
  const bill = await billed({
    contract: { energyPricesEurPerKwh: six('0'), includesAtr: false },
    bill: {
      from: '2025-12-15',
      to: '2026-01-15',
      energyKwh: ['4200', '3600', '0', '0', '0', '7600'],
      segments: [
        {
          from: '2025-12-15',
          to: '2025-12-31',
          energyKwh: ['3000', '2600', '0', '0', '0', '5000'],
        },
        {
          from: '2025-12-31',
          to: '2026-01-15',
          energyKwh: ['1200', '1000', '0', '0', '0', '2600'],
        },
      ],
      lines: linesOf('energy', { 1: '259.12', 2: '133.58', 6: '20.69' }),
    },
  });
  const found = computedIn(bill, 'energy') ?? [];
  expect(found.map(([, , state]) => state)).toEqual(['correct', 'correct', 'correct']);
  const sum = found.reduce((total, [, eur]) => total + Number(eur), 0);
  expect(sum).toBeCloseTo(413.38, 1);
});

const industrial = { tariff: '6.1TD' } as const;
const reduced = (energyPercent: string) =>
  ({ ...industrial, reducedTax: { letter: 'f', energyPercent } }) as const;
it.each<[string, Partial<NewSupplyContract>, string, string, string]>([
  ['T1', industrial, '20000', '2026-07-03', '153.38'],
  ['T1 at 0.5 %', industrial, '20000', '2026-04-03', '15.00'],
  ['T2, a minimum', {}, '6000', '2026-04-03', '6.00'],
  ['T3, 85 % less on all', reduced('100'), '20000', '2026-07-03', '23.01'],
  ['T3, 85 % less on 80 %', reduced('80'), '20000', '2026-07-03', '49.08'],
])('%s: the electricity tax', async (_, facts, kwh, issuedOn, due) => {
  const bill = await billed({
    point: { voltageKv: facts.tariff ? '20' : '0.4' },
    contract: {
      energyPricesEurPerKwh: six('0.15'),
      powerPricesEurPerKwYear: six('0'),
      socialBonusFinancing: 'none',
      meterEurPerMonth: '0',
      ...facts,
    },
    bill: {
      tariff: facts.tariff ?? '3.0TD',
      issuedOn,
      from: '2026-01-31',
      to: '2026-02-28',
      energyKwh: [kwh, '0', '0', '0', '0', '0'],
      lines: [line('energy', String(Number(kwh) * 0.15)), line('electricityTax', due)],
    },
  });
  expect(computedIn(bill, 'electricityTax')).toEqual([[null, due, 'correct']]);
});

it.each([
  ['5.2', []],
  ['5.4', [[1, '3.35', 'correct']]],
])('V1: the PVPC with a maximeter of %s kW', async (kw, due) => {
  const bill = await billed({
    point: { pointType: 5, powerControl: 'maximeter' },
    contract: { ...ofSmall('5', ['0.2', '0.15', '0.1']), mode: 'pvpc', use: 'dwelling' },
    bill: {
      tariff: '2.0TD',
      energyKwh: ['60', '70', '120'],
      maxKw: [kw, '0'],
      lines: [line('energy', '34.50'), ...linesOf('excess', due.length > 0 ? { 1: '3.35' } : {})],
    },
  });
  expect(computedIn(bill, 'excess')).toEqual(due);
});
