import { daysOf, longDay, mondayAsked, mondayOf, shortDay, weekInWords } from './weekDays';

it.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-25', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
  ['2026-10-25', '2026-10-19'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

it('a week in which clocks change has seven days', () => {
  expect(daysOf('2026-10-19').at(-1)).toBe('2026-10-25');
  expect(daysOf('2026-03-23').at(-1)).toBe('2026-03-29');
});

it('takes any day from the URL, and this week instead of nonsense', () => {
  expect(mondayAsked('2026-11-25')).toBe('2026-11-23');
  for (const nonsense of [null, '', 'ayer', '2026-13-45', '0001-01-01']) {
    expect(mondayAsked(nonsense)).toBe(mondayAsked(null));
  }
});

it('names days and weeks', () => {
  expect(shortDay('2026-11-23')).toBe('lun 23');
  expect(longDay('2026-11-23')).toBe('lunes, 23 de noviembre');
  expect(weekInWords('2026-11-23')).toBe('23 nov – 29 nov 2026');
});
