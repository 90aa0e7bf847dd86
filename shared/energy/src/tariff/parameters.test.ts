import type { RegulatedParameter } from './parameterRows';
import { parameterTable } from './parameters';

const vat = (from: string, to: string | null, value: string | null): RegulatedParameter => ({
  kind: 'vat',
  variant: 'general',
  from,
  to,
  norm: 'Ley 37/1992',
  ...(value === null ? { state: 'pending', value } : { state: 'confirmed', value }),
});
const key = { kind: 'vat', variant: 'general' } as const;

it('finds the value of the day, first and last day included', () => {
  const table = parameterTable([
    vat('2026-07-01', null, '10'),
    vat('2026-01-01', '2026-06-30', '21'),
  ]);
  expect(table.find(key, '2026-01-01')).toMatchObject({ value: '21' });
  expect(table.find(key, '2026-06-30')).toMatchObject({ value: '21' });
  expect(table.find(key, '2026-07-01')).toMatchObject({ value: '10' });
  expect(table.find(key, '2036-07-01')).toMatchObject({ value: '10' });
});

it('never takes another year, and names what is missing or pending', () => {
  const table = parameterTable([
    vat('2026-01-01', '2026-10-31', '21'),
    vat('2026-11-01', '2026-12-31', null),
  ]);
  expect(table.find(key, '2027-01-01')).toEqual({
    state: 'notVerifiable',
    reason: 'missing',
    parameter: key,
    date: '2027-01-01',
    message: 'No verificable: falta el tipo de IVA para el 01/01/2027.',
  });
  expect(table.find(key, '2026-11-01')).toMatchObject({
    reason: 'pending',
    message: 'No verificable: el tipo de IVA para el 01/11/2026 está pendiente de dato oficial.',
  });
  expect(table.find({ kind: 'powerToll', tariff: '3.0TD', period: 2 }, '2027-01-01')).toMatchObject(
    { message: 'No verificable: falta el peaje de potencia de P2 (3.0TD) para el 01/01/2027.' },
  );
  expect(table.row(key, '2026-11-01')).toMatchObject({ state: 'pending', value: null });
  expect(table.row(key, '2027-11-01')).toBeUndefined();
});

it('cuts a range where the value changes, gaps too', () => {
  const table = parameterTable([
    vat('2026-01-01', '2026-01-31', '21'),
    vat('2026-02-10', null, '10'),
  ]);
  const spans = table.spans(key, { firstDay: '2026-01-15', lastDay: '2026-02-28' });
  expect(spans.map(({ firstDay, lastDay, days }) => [firstDay, lastDay, days])).toEqual([
    ['2026-01-15', '2026-01-31', 17],
    ['2026-02-01', '2026-02-09', 9],
    ['2026-02-10', '2026-02-28', 19],
  ]);
  expect(spans.map(({ parameter }) => parameter.state)).toEqual([
    'confirmed',
    'notVerifiable',
    'confirmed',
  ]);
});

it('refuses two values for one day', () => {
  const first = vat('2026-01-01', '2026-06-30', '21');
  expect(() => parameterTable([first, vat('2026-06-30', null, '10')])).toThrow('two values');
  expect(() => parameterTable([vat('2025-01-01', null, '10'), first])).toThrow('two values');
  expect(() => parameterTable([vat('2026-06-30', '2026-01-01', '10')])).toThrow('ends');
});
