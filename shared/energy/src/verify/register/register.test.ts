import { startOfDay } from '../../calendar/localTime';
import { defaultParameters } from '../../parameters';
import { verifyBill } from '../verifyBill';
import { billAsIssued, type RegisteredBill } from './billAsIssued';
import { contextOf, type RegisteredContract, type RegisteredSupply } from './contextOf';
import type { RegisteredReading } from './measures';

const contract: RegisteredContract = {
  from: '2026-01-01',
  to: null,
  tariff: '3.0TD',
  use: 'general',
  powersKw: ['20', '20', '20', '20', '20', '30'],
  powerChanges: [],
  reducedTax: null,
  vulnerability: null,
  mode: 'fixed',
  energyPricesEurPerKwh: ['0.110', '0.098', '0.090', '0.088', '0.080', '0.076'],
  includesAtr: false,
  powerPricesEurPerKwYear: null,
  meterEurPerMonth: '1.36',
  plannedMonths: null,
  socialBonusFinancing: 'taxed',
};

const supply: RegisteredSupply = {
  territory: 'peninsula',
  voltageKv: null,
  pointType: 4,
  powerControl: 'maximeter',
  isElectroIntensive: null,
  holder: 'company',
  contracts: [contract],
  readings: [],
  curve: null,
  previous: { number: 'A-1', from: '2025-12-31', to: '2026-01-31' },
  next: null,
};

const line = (kind: 'power' | 'energy' | 'excess', period: number, amountEur: string) => ({
  kind,
  period,
  segment: null,
  text: '',
  amountEur,
  ratePercent: null,
  baseEur: null,
});
const whole = (
  kind: 'reactive' | 'socialBonus' | 'electricityTax' | 'meter',
  amountEur: string,
) => ({ ...line('power', 1, amountEur), kind, period: null });

/** The worked bill of a 3.0TD point in February 2026. */
const bill: RegisteredBill = {
  number: 'A-2',
  kind: 'ordinary',
  rectifies: '',
  tariff: '3.0TD',
  issuedOn: '2026-03-03',
  accruedOn: null,
  from: '2026-01-31',
  to: '2026-02-28',
  printedDays: null,
  isEstimated: false,
  energyKwh: ['1240', '980', '0', '0', '0', '1510'],
  powersKw: null,
  energyPricesEurPerKwh: null,
  powerPricesEurPerKwYear: null,
  reactiveKvarh: ['560', '300', '0', '0', '0', '900'],
  maxKw: ['23.4', '19', null, null, null, '24.5'],
  segments: [],
  lines: [
    ...['31.26', '16.29', '6.88', '5.96', '3.86', '3.32'].map((eur, i) =>
      line('power', i + 1, eur),
    ),
    line('energy', 1, '214.96'),
    line('energy', 2, '134.18'),
    line('energy', 6, '119.14'),
    line('excess', 1, '16.31'),
    whole('reactive', '6.27'),
    whole('socialBonus', '0.54'),
    whole('electricityTax', '28.58'),
    whole('meter', '1.25'),
  ],
  taxes: [{ ratePercent: '21', baseEur: '588.80', amountEur: '123.65' }],
  totalEur: '712.45',
};

const verify = (of: RegisteredBill, known: RegisteredSupply = supply) =>
  verifyBill(billAsIssued(of), contextOf(known, of), defaultParameters());

it('verifies a bill of a register against its contract', () => {
  const { state, lines, computedEur } = verify(bill);
  expect(lines.filter((one) => one.state !== 'correct')).toEqual([]);
  expect([state, computedEur]).toEqual(['correct', '712.45']);
});

it('compares the days that a bill prints', () => {
  const codes = (printedDays: number) =>
    verify({ ...bill, printedDays }).findings.map(({ code }) => code);
  expect(codes(29)).toContain('daysDiffer');
  expect(codes(28)).not.toContain('daysDiffer');
});

it('keeps the places of its lines, and puts taxes and total behind them', () => {
  const { lines } = billAsIssued(bill);
  expect(lines.slice(-3).map(({ concept }) => concept)).toEqual(['base', 'tax', 'total']);
  expect(billAsIssued({ ...bill, totalEur: null }).lines.at(-1)?.concept).toBe('tax');
  const rectified = billAsIssued({ ...bill, kind: 'replaces', rectifies: 'A-1' });
  expect(rectified.rectifies).toEqual({ kind: 'replaces', number: 'A-1' });
});

it('says what contracts charge, and which bill ends a short one', () => {
  const { contracts, previous } = contextOf(
    {
      ...supply,
      contracts: [
        { ...contract, mode: 'pvpc', to: '2026-02-28', plannedMonths: 3 },
        { ...contract, energyPricesEurPerKwh: null, powerPricesEurPerKwYear: ['1'] },
      ],
    },
    { ...bill, to: '2026-02-28' },
  );
  expect(contracts[0]).toMatchObject({
    powerPrice: { kind: 'pvpc' },
    shortContract: { firstDay: '2026-01-01', isLastBill: true },
  });
  expect(contracts[1]).toMatchObject({
    powerPrice: { kind: 'own', eurPerKwYear: ['1'] },
    energyPrice: null,
  });
  expect(contracts[1]).not.toHaveProperty('shortContract');
  expect(previous).toEqual({ number: 'A-1', readings: { from: '2025-12-31', to: '2026-01-31' } });
});

describe('what somebody else measured', () => {
  const reading = (from: string, to: string, energyKwh: string[]): RegisteredReading => ({
    from,
    to,
    source: 'manual',
    energyKwh,
    maxKw: ['23.4', '19', null, null, null, '24.5'],
  });
  const halves = [
    reading('2026-02-01', '2026-02-14', ['600.5', '480', '0', '0', '0', '700']),
    reading('2026-02-15', '2026-02-28', ['639.5', '500', '0', '0', '0', '810']),
  ];
  const measured = (facts: Partial<RegisteredSupply>) =>
    contextOf({ ...supply, ...facts }, bill).measured;

  it('is the sum of the readings that cover exactly its days, and their highest power', () => {
    expect(measured({ readings: halves })).toEqual({
      source: 'las lecturas del contador hasta el 14/02/2026, 28/02/2026',
      energyKwh: ['1240', '980', '0', '0', '0', '1510'],
      maximetersKw: [23.4, 19, null, null, null, 24.5],
    });
  });

  it('is no reading of other days, and none that repeats a bill', () => {
    expect(measured({ readings: halves.slice(1) })).toBeNull();
    const copied = halves.map((one) => ({ ...one, source: 'invoice' }));
    expect(measured({ readings: copied })).toBeNull();
  });

  it('is the curve without them: its kWh and, of quarters, its maxima are compared', () => {
    const kw = new Float64Array(28 * 96).fill(2);
    // Monday the 2nd at 10:00, in P1.
    kw[96 + 40] = 30;
    const curve = { startMs: startOfDay('2026-02-01', 'peninsula'), kw, minutes: 15 as const };
    expect(measured({ curve })).toMatchObject({
      source: 'la curva',
      quarterDemand: { minutes: 15 },
    });
    const found = verify(bill, { ...supply, curve }).findings.map(({ code }) => code);
    expect(found).toEqual(expect.arrayContaining(['energyDiffers', 'maximumDiffers']));
    const hourly = { ...curve, minutes: 60 as const };
    const ofHours = verify(bill, { ...supply, curve: hourly }).findings.map(({ code }) => code);
    expect(ofHours).toContain('energyDiffers');
    expect(ofHours).not.toContain('maximumDiffers');
  });
});

it('knows the voltage of the point', () => {
  const said = verify(bill, { ...supply, voltageKv: '20' }).cautions.map(({ code }) => code);
  expect(said).toContain('tariffAgainstVoltage');
});
