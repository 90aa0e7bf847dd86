import fc from 'fast-check';
import { territories } from '../tariff/tariffs';
import {
  addDays,
  addYears,
  clockChangeOf,
  daysIn,
  daysInYear,
  epochDay,
  isLocalDate,
  localDate,
  localTimeOf,
  monthDays,
  overlapOf,
  quartersOfDay,
  splitByMonth,
  splitByYear,
  startOfDay,
} from './index';

it('knows which days there are', () => {
  expect(epochDay('1970-01-02')).toBe(1);
  expect(isLocalDate('2024-02-29')).toBe(true);
  for (const text of [
    '2026-02-29',
    '2026-2-1',
    '2026-13-01',
    '01/02/2026',
    '',
    '2026-01-01T00:00',
  ]) {
    expect(isLocalDate(text)).toBe(false);
    expect(() => epochDay(text)).toThrow(`«${text}» is not a day`);
  }
});

it('counts both ends of a range', () => {
  expect(daysIn({ firstDay: '2026-02-01', lastDay: '2026-02-28' })).toBe(28);
  expect(daysIn({ firstDay: '2026-02-01', lastDay: '2026-02-01' })).toBe(1);
  expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
  expect([1, -4].map((years) => addYears('2024-02-29', years))).toEqual([
    '2025-02-28',
    '2020-02-29',
  ]);
  expect([2024, 2026, 2100, 2000].map(daysInYear)).toEqual([366, 365, 365, 366]);
  expect(monthDays('2024-02')).toEqual({ firstDay: '2024-02-01', lastDay: '2024-02-29' });
});

it('the months and the years of a range are the range, cut', () => {
  const day = fc.integer({ min: epochDay('2020-01-01'), max: epochDay('2030-01-01') });
  fc.assert(
    fc.property(day, fc.nat(800), (first, length) => {
      const range = { firstDay: localDate(first), lastDay: localDate(first + length) };
      for (const split of [splitByMonth, splitByYear]) {
        const pieces = split(range);
        expect(pieces[0]?.firstDay).toBe(range.firstDay);
        expect(pieces.at(-1)?.lastDay).toBe(range.lastDay);
        expect(pieces.reduce((sum, piece) => sum + daysIn(piece), 0)).toBe(length + 1);
        pieces.slice(1).forEach(({ firstDay }, i) => {
          expect(firstDay).toBe(addDays(pieces[i]?.lastDay ?? '', 1));
        });
      }
    }),
  );
});

it('a local day has 96 quarters, but for 92 and 100 when clocks change', () => {
  for (const territory of territories) {
    expect(quartersOfDay('2026-03-29', territory)).toBe(92);
    expect(quartersOfDay('2026-10-25', territory)).toBe(100);
    expect(quartersOfDay('2026-10-24', territory)).toBe(96);
  }
});

it('clocks change at one instant, which is another local hour in the Canaries', () => {
  expect(clockChangeOf('2026-03-29', 'peninsula')).toEqual({ atMinute: 120, byMinutes: 60 });
  expect(clockChangeOf('2026-03-29', 'canarias')).toEqual({ atMinute: 60, byMinutes: 60 });
  expect(clockChangeOf('2026-10-25', 'peninsula')).toEqual({ atMinute: 180, byMinutes: -60 });
  expect(clockChangeOf('2026-10-25', 'canarias')).toEqual({ atMinute: 120, byMinutes: -60 });
  expect(clockChangeOf('2026-10-26', 'peninsula')).toBeNull();
});

it('the start of a day is midnight there', () => {
  const day = fc.integer({ min: epochDay('2015-01-01'), max: epochDay('2040-01-01') });
  fc.assert(
    fc.property(day, fc.constantFrom(...territories), (at, territory) => {
      const date = localDate(at);
      const start = startOfDay(date, territory);
      expect(localTimeOf(start, territory)).toEqual({ date, hour: 0, minute: 0 });
      expect(localTimeOf(start - 1, territory).date).toBe(addDays(date, -1));
    }),
  );
});

it('knows what two ranges have in common', () => {
  const winter = { firstDay: '2025-12-16', lastDay: '2026-01-31' };
  const january = { firstDay: '2026-01-01', lastDay: '2026-01-31' };
  expect(overlapOf(winter, january)).toEqual(january);
  expect(daysIn(overlapOf(january, monthDays('2026-02')))).toBe(0);
});
