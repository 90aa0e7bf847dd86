import { brushedRange, type LocalClock, minSpanMs, panned, wholeDays, zoomed } from './timeRange';
import { timeTicks } from './timeTicks';

const hour = 3_600_000;
const day = 24 * hour;
const year = { fromMs: 0, toMs: 365 * day };

/** Madrid in 2026: clocks change on 29 March and 25 October. */
const offsetAt = (atMs: number) =>
  (atMs >= Date.UTC(2026, 2, 29, 1) && atMs < Date.UTC(2026, 9, 25, 1) ? 2 : 1) * hour;
const madrid: LocalClock = {
  startOfDay(date) {
    const guess = Date.parse(date) - hour;
    return Date.parse(date) - offsetAt(guess);
  },
  localTimeOf(atMs) {
    const local = new Date(atMs + offsetAt(atMs));
    const [date = ''] = local.toISOString().split('T');
    return { date, hour: local.getUTCHours(), minute: local.getUTCMinutes() };
  },
};
const daysOf = (from: string, to: string) => ({
  fromMs: madrid.startOfDay(from),
  toMs: madrid.startOfDay(to),
});
const labels = (from: string, to: string, most: number) =>
  timeTicks(daysOf(from, to), madrid, most).map(({ label }) => label);

describe('zooming', () => {
  it('keeps what is under the pointer where it is', () => {
    expect(zoomed({ fromMs: 100 * day, toMs: 200 * day }, 0.5, 120 * day, year)).toEqual({
      fromMs: 110 * day,
      toMs: 160 * day,
    });
  });

  it('shows no less than a day and no more than there is', () => {
    const near = zoomed({ fromMs: 10 * day, toMs: 11 * day }, 0.1, 10 * day, year);
    expect(near.toMs - near.fromMs).toBe(minSpanMs);
    expect(zoomed({ fromMs: 10 * day, toMs: 300 * day }, 9, 50 * day, year)).toEqual(year);
  });

  it('stops at the edges, with its length kept', () => {
    const shown = { fromMs: 360 * day, toMs: 364 * day };
    expect(panned(shown, 0.5, year)).toEqual({ fromMs: 361 * day, toMs: 365 * day });
    expect(panned(shown, -900, year)).toEqual({ fromMs: 0, toMs: 4 * day });
  });

  it('takes a brush in either direction', () => {
    expect(brushedRange(30 * day, 20 * day, year)).toEqual({ fromMs: 20 * day, toMs: 30 * day });
  });
});

describe('whole days', () => {
  it.each([
    ['the nearest', '2026-03-09T22:00Z', '2026-03-16T00:30Z', '2026-03-10', '2026-03-16'],
    ['at least one', '2026-03-10T08:00Z', '2026-03-10T09:00Z', '2026-03-10', '2026-03-11'],
    ['one of 23 hours', '2026-03-28T23:10Z', '2026-03-29T21:50Z', '2026-03-29', '2026-03-30'],
    ['one of 25 hours', '2026-10-24T22:10Z', '2026-10-25T22:50Z', '2026-10-25', '2026-10-26'],
  ])('%s', (_name, from, to, first, after) => {
    const range = { fromMs: Date.parse(from), toMs: Date.parse(to) };
    expect(wholeDays(range, madrid)).toEqual(daysOf(first, after));
  });
});

describe('the labels of the time axis', () => {
  it('are months of a year, which begins with its number', () => {
    expect(labels('2026-01-01', '2027-01-01', 12).join(' ')).toBe(
      '2026 feb mar abr may jun jul ago sept oct nov dic',
    );
  });

  it('are days of a week', () => {
    expect(labels('2026-03-09', '2026-03-12', 4)).toEqual(['9 mar', '10 mar', '11 mar']);
  });

  it('leave out the hour that does not exist, and tell the repeated one twice', () => {
    expect(labels('2026-03-29', '2026-03-30', 24).slice(0, 4).join(' ')).toBe(
      '29 mar 01:00 03:00 04:00',
    );
    expect(labels('2026-10-25', '2026-10-26', 25).slice(0, 5).join(' ')).toBe(
      '25 oct 01:00 02:00 02:00 03:00',
    );
  });

  it('are no more than there is room for', () => {
    for (const most of [2, 5, 12, 20]) {
      for (const to of ['2026-01-02', '2026-01-15', '2026-04-01', '2027-01-01']) {
        expect(labels('2026-01-01', to, most).length).toBeLessThanOrEqual(most + 1);
      }
    }
  });
});
