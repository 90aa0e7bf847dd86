import { daysCovered, elapsedInClock, idsFor } from './elapsed';

const at = (iso: string) => Date.parse(iso);

it('tells the time since the start, also after a sleep of days', () => {
  expect(elapsedInClock('2026-11-23T08:00:00Z', at('2026-11-23T09:05:09Z'))).toBe('1:05:09');
  expect(elapsedInClock('2026-11-23T08:00:00Z', at('2026-11-25T08:00:00Z'))).toBe('48:00:00');
});

it('is never negative where the clock is behind', () => {
  expect(elapsedInClock('2026-11-23T08:00:00Z', at('2026-11-23T07:59:58Z'))).toBe('0:00:00');
});

it.each([
  ['within a day', '2026-11-23T08:00:00Z', '2026-11-23T09:00:00Z', 2],
  ['over midnight in Madrid', '2026-11-23T22:30:00Z', '2026-11-23T23:30:00Z', 3],
  ['over the night in which clocks go back', '2026-10-24T20:00:00Z', '2026-10-25T20:00:00Z', 3],
])('has an id for each local day and one more: %s', (_, start, now, days) => {
  expect(daysCovered(start, at(now))).toBe(days);
  expect(new Set(idsFor(days)).size).toBe(days);
});
