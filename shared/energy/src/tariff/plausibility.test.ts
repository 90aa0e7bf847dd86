import type { ConfirmedParameter, ParameterKind, RegulatedParameter } from './parameterRows';
import { doubtOf, type ProposedValue, valueBefore } from './plausibility';

const rowOf = (facts: Partial<ConfirmedParameter> = {}): ConfirmedParameter => ({
  kind: 'powerToll',
  tariff: '2.0TD',
  period: 1,
  from: '2026-01-01',
  to: '2026-12-31',
  norm: 'Resolución CNMC',
  state: 'confirmed',
  value: '25.35',
  ...facts,
});
const doubt = (kind: ParameterKind, was: string, is: string) =>
  doubtOf({ kind }, { value: is, from: '2027-01-01' }, rowOf({ kind, value: was }));

it.each([
  ['25.35', '25.35'],
  ['25.35', '25.350'],
  ['20', '30'],
  ['20', '10'],
  ['0', '0'],
  ['0.069372', '0.07'],
])('takes a value within half and one and a half times: %s → %s', (was, is) => {
  expect(doubt('powerToll', was, is)).toBeUndefined();
});

it.each<[ParameterKind, string, string, string]>([
  ['powerToll', '20', '30.000001', 'Es 1,5 veces el de 2026 (20). ¿Seguro?'],
  ['powerToll', '20', '9.999999', 'Es el 50 % del de 2026 (20). ¿Seguro?'],
  ['powerToll', '25.35', '2484.3', 'Es 98 veces el de 2026 (25,35). ¿Seguro?'],
  ['powerToll', '25.35', '0', 'Es cero, y el de 2026 (25,35) no lo era. ¿Seguro?'],
  ['powerToll', '0', '25.35', 'El de 2026 (0) era cero. ¿Seguro?'],
])('asks about %s %s → %s', (kind, was, is, question) => {
  expect(doubt(kind, was, is)).toBe(question);
});

it.each<[ParameterKind, string, string, string]>([
  ['energyToll', '0.069372', '69.4', 'Parece estar en €/MWh, y aquí va en €/kWh.'],
  ['energyCharge', '0.04', '4', 'Parece estar en cént. €/kWh, y aquí va en €/kWh.'],
  ['powerToll', '25.35', '0.0695', 'Parece estar en €/kW·día, y aquí va en €/kW·año.'],
  ['powerToll', '25.35', '2.11', 'Parece estar en €/kW·mes, y aquí va en €/kW·año.'],
  ['excessDaily', '0.1', '36.5', 'Parece estar en €/kW·año, y aquí va en €/kW·día.'],
  ['electricityTaxMinimum', '1', '0.001', 'Parece estar en €/kWh, y aquí va en €/MWh.'],
  ['vat', '21', '0.21', 'Parece estar en tanto por uno, y aquí va en %.'],
])('names the unit that a value seems to be in: %s %s → %s', (kind, was, is, hint) => {
  expect(doubt(kind, was, is)).toContain(hint);
});

it('compares the bono social of a day with that of a year', () => {
  const was = rowOf({ kind: 'socialBonus', value: '6.98', per: 'year' });
  const of = (value: string, per: ProposedValue['per']) =>
    doubtOf({ kind: 'socialBonus' }, { value, from: '2027-01-01', per }, was);
  expect(of('0.0191', 'day')).toBeUndefined();
  expect(of('0.0191', 'year')).toContain('¿Seguro?');
});

it('says since when a value without an end has been in force', () => {
  const was = rowOf({ kind: 'vat', from: '2012-09-01', to: null, value: '21' });
  expect(doubtOf({ kind: 'vat' }, { value: '4', from: '2027-01-01' }, was)).toBe(
    'Es el 19 % del de antes (21, desde el 01/09/2012). ¿Seguro?',
  );
});

it('asks nothing where there was no value before', () => {
  expect(doubtOf({ kind: 'vat' }, { value: '4', from: '2027-01-01' }, undefined)).toBeUndefined();
});

it('finds the last confirmed value before a day, also beyond one that is pending', () => {
  const rows: RegulatedParameter[] = [
    rowOf({ from: '2025-01-01', to: '2025-12-31', value: '2025' }),
    rowOf({ value: '2026' }),
    { ...rowOf(), from: '2027-01-01', to: '2027-12-31', state: 'pending', value: null },
    rowOf({ from: '2028-01-01', to: null, value: '2028' }),
  ];
  const before = (day: string) => valueBefore(rows, day)?.value;
  expect(before('2025-01-01')).toBeUndefined();
  expect(before('2026-01-01')).toBe('2025');
  expect(before('2026-06-01')).toBe('2026');
  expect(before('2028-01-01')).toBe('2026');
  expect(before('2029-01-01')).toBe('2028');
});

it('asks nothing about what is entered already, or waits for an answer', () => {
  const standing = rowOf({
    from: '2027-01-01',
    to: '2027-12-31',
    value: '99',
    condition: { question: '¿Subió?', alternative: '1' },
  });
  const of = (value: string) =>
    doubtOf({ kind: 'powerToll' }, { value, from: '2027-01-01' }, rowOf(), standing);
  expect([of('99.0'), of('1')]).toEqual([undefined, undefined]);
  expect(of('98')).toContain('¿Seguro?');
});
