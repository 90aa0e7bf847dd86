import { addDays, daysBetween } from './days';
import { expiryInWords, urgencyOf } from './expiry';

it('counts days over changes of the clock and of the year', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
});

it('says how soon a contract ends', () => {
  expect(expiryInWords('2026-11-22', '2026-11-22')).toBe('vence hoy');
  expect(expiryInWords('2026-11-23', '2026-11-22')).toBe('vence en 1 día');
  expect(expiryInWords('2026-11-20', '2026-11-22')).toBe('venció hace 2 días');
  expect(
    ['2026-12-22', '2026-12-23', '2027-02-20', '2027-02-21'].map((day) =>
      urgencyOf(day, '2026-11-22'),
    ),
  ).toEqual(['within30', 'within60', 'within90', 'later']);
});
