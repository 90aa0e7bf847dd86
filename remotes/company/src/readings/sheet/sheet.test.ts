import { february, readingOf as storedReading } from '../../testing/readings';
import type { SupplyOfSheet } from './absentPeriods';
import {
  emptyRow,
  fieldsOfSheet,
  isEmpty,
  offeredAfter,
  readingOf,
  rowAfter,
  rowOf,
  rowProblems,
  rowsOfYear,
  rowsToCome,
  type SheetRow,
} from './sheet';

const row = (facts: Partial<SheetRow> = {}): SheetRow => ({
  ...emptyRow('2026-01-01', '2026-01-31'),
  energia: ['1.200,5', '2', '0', '0', '0', '3,125'],
  ...facts,
});
const supply: SupplyOfSheet = {
  territory: 'peninsula',
  contracts: [{ tariff: '3.0TD', from: '2026-01-01', to: null }],
};
const problems = (facts: Partial<SheetRow>, energies = 6) =>
  Object.fromEntries(rowProblems(row(facts), { energies, today: '2026-06-15', supply }));

describe('the rows of a year', () => {
  it('are its months that are over and have no reading', () => {
    const rows = rowsOfYear('2026', [storedReading(), february()], '2026-06-15');
    expect(rows.map(({ from, to }) => `${from} ${to}`)).toEqual([
      '2026-03-01 2026-03-31',
      '2026-04-01 2026-04-30',
      '2026-05-01 2026-05-31',
    ]);
  });

  it('are none that ends today', () => {
    const lastOf = (today: string) => rowsOfYear('2026', [], today).at(-1)?.to;
    expect([lastOf('2026-06-30'), lastOf('2026-07-01')]).toEqual(['2026-05-31', '2026-06-30']);
  });

  it('are an empty one when there is none', () => {
    expect(rowsOfYear('2027', [], '2026-06-15')).toEqual([emptyRow()]);
  });

  it('go on with the month after', () => {
    expect(rowAfter(row())).toEqual(emptyRow('2026-02-01', '2026-02-28'));
    expect(rowAfter(undefined)).toEqual(emptyRow());
  });

  it('are offered no further than to the month that ended last', () => {
    expect(offeredAfter(row(), '2026-03-01')).toEqual(emptyRow('2026-02-01', '2026-02-28'));
    expect(offeredAfter(row(), '2026-02-28')).toEqual(emptyRow());
  });
});

describe('what is typed', () => {
  it('is sent digit by digit', () => {
    const typed = row({
      potencia: ['18,4', '', '', '', '', '12,001'],
      isEstimated: true,
      reactiva: ['1', '2', '3', '4', '5', '6'],
    });
    expect(readingOf(typed, 6, 'invoice')).toEqual({
      from: '2026-01-01',
      to: '2026-01-31',
      isEstimated: true,
      source: 'invoice',
      energyKwh: ['1200.5', '2', '0', '0', '0', '3.125'],
      maxKw: ['18.4', null, null, null, null, '12.001'],
      reactiveKvarh: ['1', '2', '3', '4', '5', '6'],
    });
  });

  it('is not sent where nothing is known', () => {
    const { maxKw, reactiveKvarh, energyKwh } = readingOf(row(), 3, 'manual');
    expect([maxKw, reactiveKvarh, energyKwh]).toEqual([null, null, ['1200.5', '2', '0']]);
  });

  it('comes back as it was', () => {
    const stored = storedReading();
    const { energyKwh, maxKw, reactiveKvarh, from, to } = stored;
    expect(readingOf(rowOf(stored), 6, 'manual')).toEqual({
      from,
      to,
      energyKwh,
      maxKw,
      reactiveKvarh,
      isEstimated: false,
      source: 'manual',
    });
  });
});

describe('what is wrong', () => {
  it('is nothing in a row without numbers', () => {
    expect(rowProblems(emptyRow(), { energies: 6, today: '2026-06-15', supply }).size).toBe(0);
    expect([isEmpty(emptyRow('2026-01-01', '')), isEmpty(row())]).toEqual([true, false]);
  });

  it('is shown on the cell', () => {
    expect(problems({ energia: ['', 'mal', '1,2345', '-1', '0', '2000000000'] })).toEqual({
      'energia.0': 'Escribe un número, o 0',
      'energia.1': 'Escribe un número',
      'energia.2': 'Máximo 3 decimales',
      'energia.3': 'No puede ser negativo',
      'energia.5': 'Máximo 1.000.000.000 kWh',
    });
  });

  it('may be the days', () => {
    expect(problems({ from: '', to: '' })).toEqual({
      from: 'Escribe el primer día',
      to: 'Escribe el último día',
    });
    expect(problems({ to: '2025-12-31' })).toEqual({
      to: 'La fecha final no puede ser anterior a la inicial',
    });
  });

  it('is a day that has not come, but not today', () => {
    expect(problems({ to: '2026-06-15' })).toEqual({});
    expect(problems({ to: '2026-06-16' })).toEqual({ to: 'Todavía no ha llegado ese día' });
    const rows = [row(), row({ to: '2026-06-16' }), emptyRow('2026-07-01', '2026-07-31')];
    expect(rowsToCome(rows, '2026-06-15')).toEqual([1]);
  });

  it('may be half of the reactive energy, but never a maximeter that is not known', () => {
    expect(
      problems({ reactiva: ['1', '', '0', '0', '0', '6'], potencia: ['', '5', '', '', '', ''] }),
    ).toEqual({ 'reactiva.1': 'Escribe un número, o 0' });
  });

  it('is energy, reactive or not, or power in a period that those months do not have', () => {
    const days = 'entre el 01/01/2026 y el 31/01/2026 en Península';
    const wrong = {
      energia: ['1', '2', '3', '0', '0,0', '6'],
      potencia: ['1', '2', '3', '0', '', '6'],
      reactiva: ['1', '2', '3', '0', '0', '6'],
    };
    expect(problems(wrong)).toEqual({
      'energia.2': `P3 no existe ${days}: escribe 0`,
      'potencia.2': `P3 no existe ${days}: deja la casilla vacía`,
      'reactiva.2': `P3 no existe ${days}: escribe 0`,
    });
    // February has a P3 no more than January; March has one.
    expect(Object.keys(problems({ ...wrong, to: '2026-02-28' }))).toHaveLength(3);
    expect(problems({ ...wrong, to: '2026-03-31' })).toEqual({});
  });

  it('is no period while nobody knows the tariff of those days', () => {
    const rules = { energies: 6, today: '2026-06-15', supply: { ...supply, contracts: [] } };
    expect(rowProblems(row({ energia: ['1', '1', '1', '1', '1', '1'] }), rules).size).toBe(0);
  });

  it('is only what the tariff has', () => {
    expect(
      problems(
        { energia: ['1', '2', '3', 'x', 'x', 'x'], potencia: ['1', '2', 'x', '', '', ''] },
        3,
      ),
    ).toEqual({});
  });
});

it('puts the API’s messages on the rows that were sent', () => {
  const fields = { 'rows.1.energyKwh.2': 'a', 'rows.0.maxKw': 'b', 'rows.1.from': 'c' };
  expect(fieldsOfSheet(fields, [0, 4])).toEqual({
    'rows.4.energia.2': 'a',
    'rows.0.potencia': 'b',
    'rows.4.from': 'c',
  });
  expect(fieldsOfSheet({ to: 'd' }, [])).toEqual({ 'rows.0.to': 'd' });
});
