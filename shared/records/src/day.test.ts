import { isDay, numericDay, writtenDay } from './day';

it.each([
  ['2026-11-05', true],
  ['1990-01-01', true],
  ['2100-12-31', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['1989-12-31', false],
  ['2101-01-01', false],
  ['0026-11-05', false],
  ['20/11/2026', false],
  ['2026-11-05T00:00', false],
  ['', false],
  [null, false],
])('%s is a day of a supply: %s', (text, expected) => expect(isDay(text)).toBe(expected));

it.each([
  ['05/11/2026', '2026-11-05'],
  ['5/11/26', '2026-11-05'],
  ['5-11-2026', '2026-11-05'],
  ['5.11.2026', '2026-11-05'],
  ['5 11 2026', '2026-11-05'],
  [' 05/11/2026 ', '2026-11-05'],
  ['05/11/2026 0:00', '2026-11-05'],
  ['2026-11-05', '2026-11-05'],
  ['2026-11-05T23:30:00Z', '2026-11-05'],
  ['29/2/2024', '2024-02-29'],
  ['29/2/2026', undefined],
  ['11/25/2026', undefined],
  ['5/11', undefined],
  ['5/11/202', undefined],
  ['05112026', undefined],
  ['mañana', undefined],
  ['', undefined],
])('«%s» is written for %s', (text, day) => expect(writtenDay(text)).toBe(day));

it('writes a day as Spaniards do', () => expect(numericDay('2026-11-05')).toBe('05/11/2026'));
