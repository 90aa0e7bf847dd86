import fc from 'fast-check';
import { readColumn } from '../columns/columns';
import { splitRow } from '../text/splitRow';
import { readDate, readTime } from './labels';
import { type DecimalMark, findDecimalMark, readNumber } from './numbers';
import { isEstimatedBy, seasonOf } from './quality';

it('a number is read as the nearest double, with either mark', () => {
  const digits = fc.stringMatching(/^\d{1,12}$/);
  fc.assert(
    fc.property(digits, digits, fc.constantFrom(',', '.'), (whole, decimals, mark) => {
      const text = `${whole}${mark}${decimals}`;
      expect(readNumber(text, mark as DecimalMark)).toBe(Number(`${whole}.${decimals}`));
      expect(readNumber(whole, mark as DecimalMark)).toBe(Number(whole));
    }),
  );
});

it.each([
  ['0.5', ',', 0.5],
  [',5', ',', 0.5],
  ['1.234,5', ',', 1234.5],
  ['1,234.5', ',', 1234.5],
  ['1.234.567', ',', 1_234_567],
  ['0.200', ',', 0.2],
  ['1234.567', ',', 1234.567],
  ['1.234', ',', 'ambiguous-number'],
  ['1.234', '.', 1.234],
  ['1.234', null, 'ambiguous-number'],
  ['12.34,5', ',', 'not-a-number'],
  ['5,', ',', 'not-a-number'],
  [',', ',', 'not-a-number'],
  ['1e309', '.', 'exponent'],
  ['-1', ',', 'negative'],
  ['--1', ',', 'not-a-number'],
  ['=1', ',', 'formula'],
  ['', ',', 'empty-value'],
  ['٣', ',', 'not-a-number'],
] as const)('«%s» in a file with «%s» is %s', (text, mark, value) => {
  expect(readNumber(text, mark)).toBe(value);
});

it.each([
  [['1,234', '0,5'], ','],
  [['1,234', '0.5'], '.'],
  [['1.234', '1.234.567'], ','],
  [['1,234.5'], '.'],
  [['0,5', '0.5'], null],
  [['37.500'], '.'],
  [['5.250', '', 'x', '12'], ','],
] as const)('numbers %j show the mark %s', (texts, mark) => {
  expect(findDecimalMark(texts, 10_000, ',')).toBe(mark);
});

it('every day that is written in an order of ours is that day', () => {
  const day = fc.integer({ min: Date.UTC(2000, 0) / 864e5, max: Date.UTC(2100, 11, 31) / 864e5 });
  fc.assert(
    fc.property(day, (number) => {
      const [year, month, date] = new Date(number * 864e5).toISOString().slice(0, 10).split('-');
      for (const text of [`${date}/${month}/${year}`, `${year}/${month}/${date}`]) {
        expect(readDate(text)).toBe(number);
      }
      expect(readDate(`${Number(date)}-${Number(month)}-${year}`)).toBe(number);
    }),
  );
});

it.each([
  ['1', 60],
  ['07', 420],
  ['25', 1500],
  ['0', 0],
  ['24:00', 1440],
  ['00:15:00', 15],
  ['7:30', 450],
  ['25:00', 1500],
  ['25:15', 'bad-hour'],
  ['7:3', 'bad-hour'],
  ['7:300', 'bad-hour'],
  ['1a', 'bad-hour'],
  ['001', 'bad-hour'],
  ['01:00 PM', 'bad-hour'],
  ['', 'bad-hour'],
  ['01:01', 'minute-off-quarter'],
] as const)('the label «%s» is %s', (text, minutes) => {
  expect(readTime(text)).toBe(minutes);
});

it.each([
  ['Consumo_kWh', 'consumed', 'kWh'],
  ['CONSUMO Wh', 'consumed', 'Wh'],
  ['EHCR (kWh)', 'consumed', 'kWh'],
  ['Energía activa (kWh)', 'consumed', 'kWh'],
  ['Consumo_MWh', null, 'MWh'],
  ['Consumo kW', null, 'kW'],
  ['AS_KWh', 'exported', 'kWh'],
  ['AE_AUTOCONS_kWh', null, 'kWh'],
  ['FECHA-HORA', 'dateTime', null],
  ['Método de obtención', 'method', null],
  ['REAL/ESTIMADO', 'method', null],
  ['INV / VER', 'season', null],
  ['', null, null],
])('the header «%s» is %s in %s', (title, role, unit) => {
  expect(readColumn(title)).toMatchObject({ title, role, unit });
});

it('cells that were quoted are split as they were', () => {
  const cell = fc.string({ maxLength: 12 }).map((value) => value.replace(/[\r\n]/g, '').trim());
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 6 }), (cells) => {
      const line = cells.map((value) => `"${value.replaceAll('"', '""')}"`).join(';');
      expect(splitRow(line, ';')).toEqual(cells);
    }),
  );
});

it.each(['"a;b', 'a;"b', '"a"b;c', '"""'])('the quotes of %s are broken', (line) => {
  expect(splitRow(line, ';')).toBe('broken-quotes');
});

it('knows methods and seasons by word and by code', () => {
  expect(['1', '3', '4', 'r', 'Real', ''].map(isEstimatedBy)).not.toContain(true);
  expect(['5', '6', 'e', 'Estimada'].map(isEstimatedBy)).toEqual([true, true, true, true]);
  expect(isEstimatedBy('x')).toBeNull();
  expect(['1', 'V', 'verano', '0', 'INV', '?', ''].map(seasonOf)).toEqual([
    'summer',
    'summer',
    'summer',
    'winter',
    'winter',
    null,
    null,
  ]);
});
