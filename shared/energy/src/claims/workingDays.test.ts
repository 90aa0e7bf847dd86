import { addWorkingDays, holidayName } from './workingDays';

it('counts neither weekends nor national holidays, nor the first day', () => {
  // Wednesday; 6 December is a Sunday, Tuesday the 8th a holiday, Monday the 7th is not.
  expect(addWorkingDays('2026-11-25', 1)).toBe('2026-11-26');
  expect(addWorkingDays('2026-11-27', 1)).toBe('2026-11-30');
  expect(addWorkingDays('2026-12-04', 2)).toBe('2026-12-09');
  expect(addWorkingDays('2026-12-04', 2, ['2026-12-07'])).toBe('2026-12-10');
});

// The Good Fridays of the BOE's calendars, and the earliest and latest that Easter allows.
it.each([
  '2024-03-29',
  '2025-04-18',
  '2026-04-03',
  '2027-03-26',
  '2028-04-14',
  '2030-04-19',
  '2038-04-23',
  '2285-03-20',
])('Good Friday %s is a holiday, the Thursday before is not everywhere', (friday) => {
  const before = (days: number) =>
    new Date(Date.parse(friday) - days * 86_400_000).toISOString().slice(0, 10);
  const monday = new Date(Date.parse(friday) + 3 * 86_400_000).toISOString().slice(0, 10);
  expect(addWorkingDays(before(2), 1)).toBe(before(1));
  expect(addWorkingDays(before(1), 1)).toBe(monday);
});

it('names the national holidays, on whatever weekday they are', () => {
  const names = ['2026-11-01', '2026-04-03', '2026-08-15', '2026-04-02', '2026-11-28'];
  expect(names.map(holidayName)).toEqual([
    'Todos los Santos',
    'Viernes Santo',
    'Asunción de la Virgen',
    null,
    null,
  ]);
});
