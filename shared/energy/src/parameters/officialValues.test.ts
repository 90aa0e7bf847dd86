import { type OfficialValue, officialValues } from '../../test/officialValues';
import { addDays } from '../calendar/dates';
import { type ParameterKey, parameterUnits } from '../tariff/parameterRows';
import { periodsOf } from '../tariff/tariffs';
import { defaultParameters } from './index';

const table = defaultParameters();

/** The keys of a row, each with its value: one, or one for each period. */
function keysOf({ kind, tariff, variant, value }: OfficialValue) {
  const values = value?.split(' ') ?? [null];
  if (!tariff) return [{ key: { kind, ...(variant && { variant }) }, value: values[0] ?? null }];
  return periodsOf(tariff, 'power').map((period, i) => ({
    key: { kind, tariff, period },
    value: values[i] ?? null,
  }));
}

const nameOf = ({ kind, tariff, variant, from }: OfficialValue) =>
  [kind, tariff, variant, 'from', from].filter(Boolean).join(' ');
const rows = officialValues.map((row) => [nameOf(row), row] as const);
const rowOn = (key: ParameterKey, day: string) => table.row(key, day);

it('has every row of the official texts once', () => {
  expect(new Set(rows.map(([name]) => name)).size).toBe(rows.length);
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.every(([, { kind }]) => kind in parameterUnits)).toBe(true);
});

it.each(rows)('%s: value and days', (_name, row) => {
  for (const { key, value } of keysOf(row)) {
    for (const day of [row.from, row.to ?? '2030-12-31']) {
      const found = rowOn(key, day);
      if (value === null) expect(found?.state).toBe('pending');
      else expect([found?.state, Number(found?.value)]).toEqual(['confirmed', Number(value)]);
    }
  }
});

it.each(rows)('%s: norm, condition and what is not sure', (_name, row) => {
  for (const { key } of keysOf(row)) {
    const found = rowOn(key, row.from);
    expect(found?.norm).toContain(row.norm);
    const alternative = found?.state === 'confirmed' ? found.condition?.alternative : undefined;
    expect(alternative).toBe(row.alternative);
  }
});

it('begins and ends each row on its own days', () => {
  for (const [, row] of rows.filter(([, { value, from }]) => value && from > '2024-01-01')) {
    for (const { key } of keysOf(row)) {
      const outside = [addDays(row.from, -1), ...(row.to ? [addDays(row.to, 1)] : [])];
      const inside = rowOn(key, row.from);
      for (const day of outside) expect(rowOn(key, day)).not.toBe(inside);
    }
  }
});
