import { v2, v4 } from '../../../test/bills';
import { contextOf, issuedOf, parameters } from '../../../test/issued';
import type { BillInput } from '../../bill/input';
import { type IssuedBill, type VerificationContext, verifyBill } from '../index';

/** The findings for a bill that is right except for some facts, without the notes. */
const found = (
  input: BillInput,
  facts: Partial<IssuedBill>,
  context: Partial<VerificationContext> = {},
) =>
  verifyBill({ ...issuedOf(input), ...facts }, { ...contextOf(input), ...context }, parameters)
    .findings.filter(({ level }) => level !== 'note')
    .map(({ code, level, amountEur, message }) => ({ code, level, amountEur, message }));

const saying = (text: string) => expect.stringContaining(text) as string;

it.each<[string, Partial<IssuedBill>, Partial<VerificationContext>, string, string]>([
  ['another number of days', { printedDays: 29 }, {}, 'daysDiffer', 'hay 28'],
  [
    'the number of another bill',
    { number: ' f-1 ' },
    { otherNumbers: ['F-2', 'F-1'] },
    'duplicateNumber',
    'comprueba si es la misma',
  ],
  ['an estimate', { isEstimated: true }, {}, 'estimatedReading', 'pide la real'],
  [
    'another tariff',
    { tariff: '3.0TD' },
    {},
    'tariffDiffers',
    'es de la tarifa 3.0TD y el contrato de la 2.0TD',
  ],
  ['other powers', { powersKw: ['5.75', '6'] }, {}, 'powersDiffer', 'P2 6 kW y no 5,75 kW'],
  [
    'a dearer energy',
    { energyPricesEurPerKwh: ['0.18', '0.119', null] },
    {},
    'energyPriceDiffers',
    'P1 0,18 €/kWh y no 0,178 €/kWh',
  ],
  [
    'the power of another year',
    { powerPricesEurPerKwYear: ['26.930550', '0.725423'] },
    {},
    'powerPriceDiffers',
    'P1 26,93055 €/kW·año y no 27,704413 €/kW·año',
  ],
])('%s is found', (_, facts, context, code, text) => {
  const all = found(v2, facts, context);
  expect(all).toMatchObject([{ code, message: saying(text) }]);
});

it('finds nothing where what is printed says the same', () => {
  const same = {
    printedDays: 28,
    tariff: '2.0TD',
    powersKw: ['5.750', null],
    energyPricesEurPerKwh: ['0.178', '0.119', '0.089'],
    // Rounded, as bills print it.
    powerPricesEurPerKwYear: ['27.7044', '0.7254'],
    isEstimated: false,
  } as const;
  const previous = { number: 'F-0', readings: { from: '2025-12-31', to: '2026-01-31' } };
  expect(found(v2, same, { otherNumbers: ['F-2'], previous })).toEqual([]);
});

it('prices may be printed with the access prices or without them', () => {
  for (const price of ['0.110', '0.173352']) {
    expect(found(v4, { energyPricesEurPerKwh: [price, null, null, null, null, null] })).toEqual([]);
  }
});

describe('what somebody else measured', () => {
  const measured = (energyKwh: (number | null)[]) => ({
    measured: { source: 'la curva', energyKwh, maximetersKw: null as never },
  });

  it('2 % of the energy is no difference, and more is, with its amount', () => {
    const at = (first: number) => found(v4, {}, measured([first, 980, 0, 0, 0, 1510]));
    // 1240 kWh are billed: 2 % of 1216 is 24.32.
    expect(at(1216)).toEqual([]);
    expect(at(1215)).toMatchObject([
      // 25 × 0.173352, less 0.34 of reactive energy that has become dearer.
      {
        code: 'energyDiffers',
        level: 'error',
        amountEur: '4.00',
        message: saying('P1 1.240 kWh y no 1.215 kWh'),
      },
    ]);
    expect(at(1300)).toMatchObject([
      { code: 'energyDiffers', level: 'review', amountEur: '-9.57' },
    ]);
  });

  it('less than a kWh is no difference, nor is what nobody measured', () => {
    const few = { ...v2, energyKwh: [10, 20, 30] };
    expect(found(few, {}, measured([10.9, null, 30.5]))).toEqual([]);
  });

  it('a maximum, with what it cost', () => {
    const context = {
      measured: { source: 'la curva', maximetersKw: ['21.4', '19', null, null, null, '24.5'] },
    };
    expect(found(v4, {}, context)).toMatchObject([
      // 2 kW × 0.171373 × 28
      {
        code: 'maximumDiffers',
        level: 'error',
        amountEur: '9.59',
        message: saying('P1 23,4 kW y no 21,4 kW'),
      },
    ]);
  });
});

it('a base of the IEE with the meter in it', () => {
  const lines = issuedOf(v4).lines.map((line) =>
    line.concept === 'electricityTax' ? { ...line, baseEur: '563.97' } : line,
  );
  expect(found(v4, { lines })).toMatchObject([
    { code: 'electricityTaxBase', amountEur: '5.00', message: saying('558,97') },
  ]);
  const right = lines.map((line) => (line.baseEur ? { ...line, baseEur: '558.97' } : line));
  expect(found(v4, { lines: right })).toEqual([]);
});

it('the rate of the IEE of another date', () => {
  const lines = issuedOf(v4).lines.map((line) =>
    line.concept === 'electricityTax' ? { ...line, amountEur: '2.79', ratePercent: null } : line,
  );
  const all = found(v4, { lines });
  expect(all).toContainEqual(
    expect.objectContaining({ code: 'electricityTaxRate', message: saying('se aplica el 0,5 %') }),
  );
});
