import { timerDays } from './days';

const between = (from: string, to: string) => timerDays(new Date(from), new Date(to));

it('counts each minute that has begun', () => {
  expect(between('2026-01-15T10:00:00Z', '2026-01-15T10:20:01Z')).toEqual([
    { date: '2026-01-15', minutes: 21 },
  ]);
  // Stopped at once, or by a clock that is behind.
  for (const stop of ['2026-01-15T10:00:00Z', '2026-01-15T09:59:50Z']) {
    expect(between('2026-01-15T10:00:00Z', stop)).toEqual([{ date: '2026-01-15', minutes: 1 }]);
  }
});

it('parts at midnight where the company works', () => {
  expect(between('2026-01-15T22:30:00Z', '2026-01-17T00:10:00Z')).toEqual([
    { date: '2026-01-15', minutes: 30 },
    { date: '2026-01-16', minutes: 1440 },
    { date: '2026-01-17', minutes: 70 },
  ]);
  // Stopped at midnight: the next day gets no minutes.
  expect(between('2026-01-15T22:30:00Z', '2026-01-15T23:00:00Z')).toEqual([
    { date: '2026-01-15', minutes: 30 },
  ]);
});

it('counts real minutes when clocks change, and never more than 24 h a day', () => {
  // The clock goes from 1:30 to 3:30: one hour was left out, or repeated.
  expect(between('2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z')).toEqual([
    { date: '2026-03-29', minutes: 60 },
  ]);
  expect(between('2026-10-24T23:30:00Z', '2026-10-25T02:30:00Z')).toEqual([
    { date: '2026-10-25', minutes: 180 },
  ]);
  expect(between('2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z')).toEqual([
    { date: '2026-10-25', minutes: 1440 },
  ]);
  expect(between('2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z')).toEqual([
    { date: '2026-03-29', minutes: 1380 },
  ]);
});
