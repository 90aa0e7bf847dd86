import { dayAfter, type LocalClock } from '../timeRange';
import { curveOf, type ReadDay, readingAt, readingsBetween, withContracted } from './curve';
import { instantInDigits, instantsOf, slotInWords } from './instants';
import { periodBands } from './periodBands';
import { readingText } from './readingText';
import { qualityInWords, sumsByDay, sumsByMonth } from './sums';

const quarterMs = 900_000;
const hourMs = 3_600_000;

/** A European clock: an hour more from the end of March to the end of October 2026. */
function clockOf(hoursAhead: number): LocalClock {
  const isSummer = (ms: number) =>
    ms >= Date.parse('2026-03-29T01:00Z') && ms < Date.parse('2026-10-25T01:00Z');
  const offsetMs = (ms: number) => (hoursAhead + (isSummer(ms) ? 1 : 0)) * hourMs;
  return {
    startOfDay: (day) => {
      const midnight = Date.parse(day);
      return midnight - offsetMs(midnight - hourMs);
    },
    localTimeOf: (ms) => {
      const local = new Date(ms + offsetMs(ms));
      return {
        date: local.toISOString().slice(0, 10),
        hour: local.getUTCHours(),
        minute: local.getUTCMinutes(),
      };
    },
  };
}
const madrid = clockOf(1);

interface Made {
  readonly kwh?: (quarter: number, day: string) => number;
  readonly estimated?: (quarter: number, day: string) => boolean;
}

/** Quarters of some days; by default, a quarter has as many kWh as its number in the day. */
function daysOf(from: string, to: string, made: Made = {}): ReadDay[] {
  const { kwh = (quarter) => quarter, estimated = () => false } = made;
  const days: ReadDay[] = [];
  for (let date = from; date <= to; date = dayAfter(date, 1)) {
    const startMs = madrid.startOfDay(date);
    const length = (madrid.startOfDay(dayAfter(date, 1)) - startMs) / quarterMs;
    days.push({
      date,
      startMs,
      minutes: 15,
      kwh: Float64Array.from({ length }, (_, i) => kwh(i, date)),
      isEstimated: Uint8Array.from({ length }, (_, i) => Number(estimated(i, date))),
    });
  }
  return days;
}

function known(days: readonly ReadDay[]) {
  const curve = curveOf(days);
  if (!curve) throw new Error('no days');
  return curve;
}

/** P6 by night, by day P2. */
const periodOf = (instantMs: number) => (madrid.localTimeOf(instantMs).hour < 8 ? 6 : 2);

describe('a curve', () => {
  it('is one row of slots, with nothing known on the days that are left out', () => {
    const days = daysOf('2026-03-28', '2026-03-30').filter(({ date }) => date !== '2026-03-29');
    const curve = known(days);
    // 23 hours on the day that clocks go forward.
    expect(curve.kw).toHaveLength(96 + 92 + 96);
    expect([...curve.kwh.slice(94, 98)]).toEqual([94, 95, Number.NaN, Number.NaN]);
    expect([...curve.kwh.slice(96 + 92, 96 + 92 + 2)]).toEqual([0, 1]);
    expect(curve.kw[95]).toBe(380);
    expect(curveOf([])).toBeUndefined();
  });

  it('has as many slots in a day as its clock has quarters', () => {
    const { fromMs, toMs } = instantsOf({ from: '2026-10-25', to: '2026-10-25' }, madrid);
    const readings = readingsBetween(known(daysOf('2026-10-24', '2026-10-26')), fromMs, toMs);
    expect(readings.map(({ kwh }) => kwh)).toEqual(Array.from({ length: 100 }, (_, i) => i));
  });
});

describe('the local clock', () => {
  const at = (iso: string) => Date.parse(iso);

  it('tells the repeated hour apart', () => {
    const words = (iso: string) => slotInWords(at(iso), at(iso) + quarterMs, madrid);
    expect(words('2026-10-25T00:15Z')).toBe('02:15–02:30 (1.ª vez)');
    expect(words('2026-10-25T01:15Z')).toBe('02:15–02:30 (2.ª vez)');
    expect(words('2026-10-25T02:00Z')).toBe('03:00–03:15');
    expect(words('2026-03-29T00:45Z')).toBe('01:45–03:00');
  });

  it('of the place is used', () => {
    expect(instantInDigits(at('2026-07-01T10:00Z'), clockOf(0))).toBe('01/07/2026 11:00');
    expect(instantInDigits(at('2026-07-01T10:00Z'), madrid)).toBe('01/07/2026 12:00');
  });
});

it('periods are bands that follow one another without a gap', () => {
  const { fromMs, toMs } = instantsOf({ from: '2026-10-23', to: '2026-10-26' }, madrid);
  const bands = periodBands(periodOf, fromMs, toMs);
  expect(bands[0]).toEqual({ fromMs, toMs: fromMs + 8 * hourMs, label: 'P6', colour: 5 });
  for (const [index, band] of bands.entries()) {
    expect(band.fromMs).toBe(bands[index - 1]?.toMs ?? fromMs);
    expect(band.colour).not.toBe(bands[index - 1]?.colour);
  }
  expect(bands.at(-1)?.toMs).toBe(toMs);
});

it('a reading says when, how much, in which period, and what it is worth', () => {
  const curve = known(
    daysOf('2026-03-12', '2026-03-12', {
      kwh: (quarter) => (quarter === 42 ? Number.NaN : 3.075),
      estimated: (quarter) => quarter === 41,
    }),
  );
  const words = (quarter: number) =>
    readingText(readingAt(curve, curve.startMs + quarter * quarterMs), madrid, periodOf).replaceAll(
      '\u00a0',
      ' ',
    );
  expect(words(40)).toBe('jue, 12 mar 2026, 10:00–10:15 · 12,3 kW · 3,08 kWh · P2');
  expect(words(41)).toBe('jue, 12 mar 2026, 10:15–10:30 · 12,3 kW · 3,08 kWh · P2 · Estimado');
  expect(words(42)).toBe('jue, 12 mar 2026, 10:30–10:45 · P2 · Sin datos');
});

it('a reading says what is contracted, and how far it is over it', () => {
  const curve = known(daysOf('2026-03-12', '2026-03-12', { kwh: () => 3.075 }));
  const words = (contractedKw: number) =>
    readingText(
      readingAt(
        withContracted(curve, () => contractedKw),
        curve.startMs,
      ),
      madrid,
      () => undefined,
    ).replaceAll('\u00a0', ' ');
  const reading = 'jue, 12 mar 2026, 00:00–00:15 · 12,3 kW · 3,08 kWh';
  expect(words(15)).toBe(`${reading} · 15 kW contratados`);
  expect(words(10)).toBe(`${reading} · 10 kW contratados · 2,3 kW por encima`);
});

describe('sums', () => {
  const days = daysOf('2026-01-30', '2026-02-02', {
    estimated: (quarter, day) => day === '2026-01-31' && quarter < 2,
    kwh: (quarter, day) => {
      if (day === '2026-02-01') return Number.NaN;
      return day === '2026-02-02' && quarter === 50 ? 11.25 : 1;
    },
  });

  const curve = known(days);

  it('are of days', () => {
    const [first, second, third, fourth] = sumsByDay(days, curve);
    expect([first?.kwh, first && qualityInWords(first)]).toEqual([96, 'Real']);
    expect(second && qualityInWords(second)).toBe('2 estimadas');
    expect([third?.peak, third && qualityInWords(third)]).toEqual([null, 'Sin datos']);
    expect(fourth?.peak).toEqual({ kw: 45, startMs: Date.parse('2026-02-02T11:30Z') });
    expect(first?.contracted).toBeNull();
  });

  it('say what is contracted, and the most that is over it', () => {
    const isNight = (atMs: number) => new Date(atMs).getUTCHours() < 8;
    const contracted = withContracted(curve, (atMs) => (isNight(atMs) ? 50 : 40));
    expect(sumsByDay(days, contracted).map((sum) => sum.contracted)).toEqual([
      { lowestKw: 40, highestKw: 50, overKw: 0 },
      { lowestKw: 40, highestKw: 50, overKw: 0 },
      null,
      { lowestKw: 40, highestKw: 50, overKw: 5 },
    ]);
    expect(sumsByMonth(days, contracted)[1]?.contracted?.overKw).toBe(5);
  });

  it('are of months', () => {
    const months = sumsByMonth(days, curve);
    expect(months.map(({ name, kwh, missing }) => [name, kwh, missing])).toEqual([
      ['2026-01', 192, 0],
      ['2026-02', 106.25, 96],
    ]);
    expect(months[1]?.peak?.startMs).toBe(Date.parse('2026-02-02T11:30Z'));
  });
});
