import { amountsOf, lineOf, v1, v2, v4 } from '../../test/bills';
import { facturas } from '../../test/vectors.json';
import { eurText, exact, sum } from '../exact/decimal';
import { defaultParameters } from '../parameters/index';
import type { RegulatedParameter } from '../tariff/parameterRows';
import { parameterTable } from '../tariff/parameters';
import type { Bill, BillConcept } from './bill';
import { type BillInput, computeBill } from './index';

const parameters = defaultParameters();
const bill = (input: BillInput) => computeBill(input, parameters);

const sumOf = (of: Bill, concept: BillConcept) =>
  eurText(sum(amountsOf(of, concept).map((amount) => exact(amount ?? 'not verifiable'))));

it.each([
  ['V1', v1, facturas.V1],
  ['V2', v2, facturas.V2],
  ['V4', v4, facturas.V4],
] as const)('%s costs what the worked bill says, concept by concept', (_, input, expected) => {
  const found = bill(input);
  const concepts = ['power', 'energy', 'excess', 'reactive', 'socialBonus'] as const;
  const { power, energy, excess, react, bono } = expected;
  expect(concepts.map((concept) => Number(sumOf(found, concept)))).toEqual(
    [power, energy, excess, react, bono].map(Number),
  );
  expect(sumOf(found, 'electricityTax')).toBe(expected.iee);
  expect(sumOf(found, 'meter')).toBe(expected.meter);
  expect(found.taxableBaseEur).toBe(expected.base);
  expect(found.taxEur).toBe(expected.vat);
  expect(found.totalEur).toBe(expected.total);
  expect(found.notVerifiable).toEqual([]);
});

it('has every line of V4 to the cent', () => {
  const found = bill(v4);
  expect(amountsOf(found, 'power')).toEqual(['31.26', '16.29', '6.88', '5.96', '3.86', '3.32']);
  expect(amountsOf(found, 'energy')).toEqual(['214.96', '134.18', '119.14']);
  expect(amountsOf(found, 'excess')).toEqual(['16.31', '0.00', '0.00']);
  expect(amountsOf(found, 'reactive')).toEqual(['6.27', '0.00']);
  expect(found.subtotalEur).toBe('558.97');
});

it('leaves the bono social out, or out of the base of the IEE', () => {
  expect(bill({ ...v2, socialBonus: 'none' }).totalEur).toBe('96.29');
  expect(bill({ ...v4, socialBonus: 'none' }).totalEur).toBe('711.76');
  const untaxed = bill({ ...v4, socialBonus: 'untaxed' });
  expect(untaxed.subtotalEur).toBe('558.97');
  // 5,11269632 % of 558.43 and not of 558.97
  expect(amountsOf(untaxed, 'electricityTax')).toEqual(['28.55']);
  expect(untaxed.taxableBaseEur).toBe('588.77');
});

it('V5: the public research example, rounded by lines', () => {
  const input: BillInput = {
    ...v1,
    readings: { from: '2026-01-01', to: '2026-01-31' },
    accruedOn: '2026-02-05',
    energyKwh: ['250', '0', '0'],
    energyPrice: { eurPerKwh: ['0.15', '0.15', '0.15'], includesAtr: true },
  };
  expect(bill(input).totalEur).toBe('64.55');
});

it('says what a wrong power price and a doubled excess would have cost', () => {
  const prices2025 = ['19.658495', '10.251651', '4.262536', '3.681551', '2.328167', '1.356394'];
  const powerPrice = { kind: 'own', eurPerKwYear: prices2025 } as const;
  expect(amountsOf(bill({ ...v4, powerPrice }), 'power')[0]).toBe('30.16');

  const doubled = parameters.rows.map(
    (row): RegulatedParameter =>
      row.kind === 'excessDaily' && row.state === 'confirmed' && row.tariff === '3.0TD'
        ? { ...row, value: exact(row.value).times(2).toFixed() }
        : row,
  );
  expect(amountsOf(computeBill(v4, parameterTable(doubled)), 'excess')[0]).toBe('32.63');
});

it('shows a line as a person would check it', () => {
  const power = lineOf(bill(v1), 'power');
  expect(power).toMatchObject({
    concept: 'power',
    period: 1,
    label: 'Potencia P1',
    amountEur: '11.65',
    formula: 'potencia × precio × días / días del año',
    calculation: '4,6 kW × 30,817413 €/kW·año × 30 / 365',
    norm: 'Circular CNMC 3/2020, art. 9',
  });
  expect(power?.terms).toMatchObject([
    { firstDay: '2026-06-01', lastDay: '2026-06-30', days: 30, quantity: '4.6', unit: 'kW' },
  ]);
  expect(power?.parameters.map(({ kind, value }) => [kind, value])).toEqual([
    ['powerToll', '23.324952'],
    ['powerCharge', '4.379461'],
    ['pvpcMargin', '3.113'],
  ]);
  expect(lineOf(bill(v4), 'energy')?.calculation).toBe('1.240 kWh × 0,173352 €/kWh');
  expect(lineOf(bill(v4), 'excess')?.calculation).toBe(
    '(23,4 − 20) kW × 0,171373 €/kW·día × 28 días',
  );
  expect(lineOf(bill(v4), 'reactive')?.calculation).toBe(
    'cos φ 0,91: 150,8 kVArh × 0,041554 €/kVArh',
  );
  expect(lineOf(bill(v4), 'tax')).toMatchObject({
    label: 'IVA 21 %',
    calculation: '21 % × 588,80 €',
  });
});

it('has its lines in the order of an invoice', () => {
  const services = [{ name: 'Mantenimiento', amountEur: '4.995' }];
  const concepts = bill({ ...v4, services }).lines.map(({ concept }) => concept);
  expect([...new Set(concepts)]).toEqual([
    'power',
    'energy',
    'excess',
    'reactive',
    'socialBonus',
    'electricityTax',
    'meter',
    'service',
    'tax',
  ]);
});

it('a service is outside the base of the IEE and inside that of the VAT', () => {
  const services = [
    { name: 'Mantenimiento', amountEur: '4.995' },
    { name: 'Descuento', amountEur: '-1' },
  ];
  const found = bill({ ...v4, services });
  expect(amountsOf(found, 'service')).toEqual(['5.00', '-1.00']);
  expect(amountsOf(found, 'electricityTax')).toEqual(['28.58']);
  expect(found.taxableBaseEur).toBe('592.80');
});

it('adds the margin of a supplier to the regulated power', () => {
  const powerPrice = { kind: 'regulated', marginEurPerKwYear: ['1', '0.5'] } as const;
  expect(lineOf(bill({ ...v2, powerPrice }), 'power')?.calculation).toBe(
    '5,75 kW × 28,704413 €/kW·año × 28 / 365',
  );
  expect(amountsOf(bill({ ...v2, powerPrice }), 'power')).toEqual(['12.66', '0.54']);
});

it('the day of the initial reading is not billed and that of the final one is', () => {
  const days = (from: string, to: string) =>
    lineOf(bill({ ...v2, readings: { from, to } }), 'power')?.terms[0];
  expect(days('2026-01-31', '2026-02-01')).toMatchObject({ firstDay: '2026-02-01', days: 1 });
  expect(days('2026-01-31', '2026-02-28')).toMatchObject({ lastDay: '2026-02-28', days: 28 });
});

it('a year of 366 days divides by 366', () => {
  const input = { ...v2, readings: { from: '2024-01-31', to: '2024-02-29' } };
  expect(lineOf(bill(input), 'power')?.calculation).toBe('5,75 kW × 25,391661 €/kW·año × 29 / 366');
});

it('warns of values that come from one source', () => {
  const found = bill({ ...v1, territory: 'ceuta' });
  const note = lineOf(found, 'tax')?.parameters[0]?.note;
  expect(note).toContain('una sola fuente');
  expect(found.cautions).toEqual([{ code: 'parameterNote', message: note }]);
});

it('spreads the meter over 365 days in a leap year too, and the power over 366', () => {
  const found = bill({
    ...v2,
    readings: { from: '2024-01-31', to: '2024-02-29' },
    accruedOn: '2024-03-05',
    meterEurPerMonth: '1.36',
  });
  expect(amountsOf(found, 'meter')).toEqual(['1.30']);
  // 5.75 × 25.391661 × 29 / 366
  expect(amountsOf(found, 'power')[0]).toBe('11.57');
});

it('takes nothing for what is not there', () => {
  const input = { ...v1, services: null, meterEurPerMonth: null, maximetersKw: null };
  expect(bill(input as unknown as BillInput).totalEur).toBe('59.80');
});
