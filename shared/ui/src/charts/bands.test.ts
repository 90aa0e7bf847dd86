import { type Band, bandsIn, dayRuns } from './bands';
import type { LocalClock } from './timeRange';

const hour = 3_600_000;
const day = 24 * hour;
const clock: LocalClock = {
  startOfDay: (date) => Date.parse(date),
  localTimeOf: (atMs) => ({
    date: new Date(atMs).toISOString().slice(0, 10),
    hour: new Date(atMs).getUTCHours(),
    minute: 0,
  }),
};
const band = (from: number, to: number, colour: number): Band => ({
  fromMs: from * hour,
  toMs: to * hour,
  label: `P${colour + 1}`,
  colour,
});

it('days that are divided alike are one run, in order', () => {
  const working = (index: number) => [
    band(index * 24, index * 24 + 8, 5),
    band(index * 24 + 8, index * 24 + 24, 0),
  ];
  const bands = [...working(0), ...working(1), band(48, 96, 5), ...working(4)];
  const divided = [
    { from: 0, to: 1 / 3, colour: 5 },
    { from: 1 / 3, to: 1, colour: 0 },
  ];
  expect(dayRuns(bands, clock)).toEqual([
    { fromMs: 0, toMs: 2 * day, parts: divided },
    { fromMs: 2 * day, toMs: 4 * day, parts: [{ from: 0, to: 1, colour: 5 }] },
    { fromMs: 4 * day, toMs: 5 * day, parts: divided },
  ]);
});

it('a day without a known reading has no parts', () => {
  expect(dayRuns([band(0, 24, 1), band(60, 72, 1)], clock)).toEqual([
    { fromMs: 0, toMs: day, parts: [{ from: 0, to: 1, colour: 1 }] },
    { fromMs: day, toMs: 2 * day, parts: [] },
    { fromMs: 2 * day, toMs: 3 * day, parts: [{ from: 0.5, to: 1, colour: 1 }] },
  ]);
  expect(dayRuns([], clock)).toEqual([]);
});

it('a day on which clocks change is as long as it is', () => {
  const changing: LocalClock = {
    ...clock,
    // The second day has 23 hours.
    startOfDay: (date) => Date.parse(date) - (date >= '1970-01-03' ? hour : 0),
  };
  const [, second] = dayRuns([band(0, 24, 0), band(24, 47, 1), band(47, 71, 0)], changing);
  expect(second).toEqual({
    fromMs: day,
    toMs: 2 * day - hour,
    parts: [{ from: 0, to: 1, colour: 1 }],
  });
});

it('a range has those that reach into it', () => {
  const bands = [band(0, 5, 0), band(5, 10, 1), band(10, 15, 2)];
  expect(bandsIn(bands, { fromMs: 5 * hour, toMs: 10 * hour })).toEqual([bands[1]]);
});
