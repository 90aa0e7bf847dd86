import { addDays, periodAt, startOfDay } from '../calendar/index';
import { type Tariff, type Territory, territories } from '../tariff/tariffs';
import {
  type CurveDay,
  curveDaysOf,
  curveExcesses,
  quarterDemandOf,
  seasonOf,
  typicalDays,
  worstPeaks,
} from './index';

/** Numbers without a pattern, always the same: 0 to 1. */
function noise(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** A year of tenths of kW with some unknown slots. */
function yearOf(territory: Territory, minutes: 15 | 60, seed: number): CurveDay[] {
  const next = noise(seed);
  const days: CurveDay[] = [];
  for (let date = '2025-11-01'; date <= '2026-10-31'; date = addDays(date, 1)) {
    const startMs = startOfDay(date, territory);
    const length = (startOfDay(addDays(date, 1), territory) - startMs) / (minutes * 60_000);
    const kw = () => (next() < 0.02 ? Number.NaN : Math.round(next() * 400) / 10);
    days.push({
      cups20: null,
      date,
      startMs,
      minutes,
      kwh: Float64Array.from({ length }, () => (kw() * minutes) / 60),
      exportedKwh: null,
      isEstimated: new Uint8Array(length),
    });
  }
  return days;
}

interface PlainSlot {
  readonly atMs: number;
  readonly kw: number;
  readonly minutes: number;
  readonly date: string;
  readonly hour: number;
}

const zoneOf = (territory: Territory) =>
  territory === 'canarias' ? 'Atlantic/Canary' : 'Europe/Madrid';

/** The slots one by one, by the clock of the JavaScript engine and not by ours. */
function plainSlots(days: readonly CurveDay[], territory: Territory): PlainSlot[] {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zoneOf(territory),
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return days.flatMap(({ startMs, minutes, kwh }) =>
    Array.from(kwh, (value, i) => {
      const atMs = startMs + i * minutes * 60_000;
      const [date = '', time = ''] = format.format(atMs).split(' ');
      return { atMs, kw: value * (60 / minutes), minutes, date, hour: Number(time.slice(0, 2)) };
    }),
  );
}

const cases = [
  ['3.0TD', 'peninsula', 15, [20, 21, 22, 23, 24, 30]],
  ['6.1TD', 'canarias', 60, [18, 18, 25, 25, 30, 35]],
  ['2.0TD', 'ceuta', 60, [15, 39]],
] as const satisfies readonly (readonly [Tariff, Territory, 15 | 60, readonly number[]])[];

it.each(cases)('excesses of %s in %s by slots of %i minutes, added up one by one', (...of) => {
  const [tariff, territory, minutes, powersKw] = of;
  const rule = { tariff, territory, term: 'power' } as const;
  const days = yearOf(territory, minutes, 7);
  const over = plainSlots(days, territory).flatMap((slot) => {
    const period = periodAt(slot.atMs, rule);
    const overKw = slot.kw - (powersKw[period - 1] ?? 0);
    return overKw > 0 ? [{ ...slot, period, overKw }] : [];
  });
  const sumOf = (slots: typeof over) => ({
    quarters: slots.length * (minutes / 15),
    kwh: expect.closeTo(
      slots.reduce((sum, slot) => sum + slot.overKw * (minutes / 60), 0),
      4,
    ),
    highestKw: expect.closeTo(Math.max(0, ...slots.map(({ overKw }) => overKw)), 6),
  });
  const found = curveExcesses(days, { powersKw, rule });
  expect(over.length).toBeGreaterThan(100);
  expect(found.total).toEqual(sumOf(over));
  expect(found.months).toHaveLength(12);
  found.months.forEach((month, index) => {
    const ofMonth = over.filter(({ date }) => date.startsWith(month));
    powersKw.forEach((_, i) => {
      const sum = sumOf(ofMonth.filter(({ period }) => period === i + 1));
      expect(found.byPeriod[index]?.[i]).toEqual(sum);
    });
    for (let hour = 0; hour < 24; hour++) {
      expect(found.byHour[hour]?.[index]).toEqual(
        sumOf(ofMonth.filter((slot) => slot.hour === hour)),
      );
    }
  });
});

it('a power as contracted is no excess, nor is an unknown one', () => {
  const [day] = yearOf('peninsula', 15, 1);
  if (!day) throw new Error('no day');
  const kwh = day.kwh.map((_, slot) => (slot === 3 ? Number.NaN : 10 / 4));
  const of = {
    powersKw: [10, 10, 10, 10, 10, 10],
    rule: { tariff: '3.0TD', territory: 'peninsula' },
  } as const;
  expect(curveExcesses([{ ...day, kwh }], of).total).toEqual({ quarters: 0, kwh: 0, highestKw: 0 });
});

it.each(cases)('the ten worst peaks of %s in %s, a day each', (...of) => {
  const [tariff, territory, minutes, powersKw] = of;
  const rule = { tariff, territory } as const;
  const days = yearOf(territory, minutes, 11);
  const highest = new Map<string, PlainSlot>();
  for (const slot of plainSlots(days, territory)) {
    const known = highest.get(slot.date);
    if (slot.kw > (known?.kw ?? -1)) highest.set(slot.date, slot);
  }
  const expected = [...highest.values()]
    .sort((one, other) => other.kw - one.kw || one.atMs - other.atMs)
    .slice(0, 10)
    .map(({ atMs, kw, date }) => {
      const period = periodAt(atMs, { ...rule, term: 'power' });
      const contractedKw = powersKw[period - 1] ?? 0;
      const overKw = expect.closeTo(kw - contractedKw, 6);
      return { date, startMs: atMs, kw: expect.closeTo(kw, 6), period, contractedKw, overKw };
    });
  expect(worstPeaks([...days].reverse(), { powersKw, rule })).toEqual(expected);
});

it('has no peak where nothing is known', () => {
  const [day] = yearOf('peninsula', 60, 1);
  if (!day) throw new Error('no day');
  const unknown = { ...day, kwh: day.kwh.map(() => Number.NaN) };
  const rule = { tariff: '2.0TD', territory: 'peninsula' } as const;
  expect(worstPeaks([unknown], { powersKw: [5, 5], rule })).toEqual([]);
  expect(typicalDays([unknown], rule)).toEqual([]);
});

/** The tables of Circular 3/2020 art. 7, January first: high, medium-high, medium, low. */
const seasonsByMonth: Readonly<Record<Territory, string>> = {
  peninsula: 'hhm' + 'lle' + 'hee' + 'lmh',
  baleares: 'eel' + 'lmh' + 'hhh' + 'mle',
  canarias: 'eee' + 'lll' + 'hhh' + 'hmm',
  ceuta: 'hhe' + 'lll' + 'mhh' + 'mee',
  melilla: 'hml' + 'lle' + 'hhh' + 'eem',
};
const letters = { high: 'h', mediumHigh: 'm', medium: 'e', low: 'l', year: '?' } as const;

it.each(territories)('the months of %s have the seasons of the norm', (territory) => {
  const found = Array.from(
    { length: 12 },
    (_, i) => letters[seasonOf(i + 1, { tariff: '6.1TD', territory })],
  );
  expect(found.join('')).toBe(seasonsByMonth[territory]);
  expect(seasonOf(1, { tariff: '2.0TD', territory })).toBe('year');
});

const holidays = '01-01 01-06 05-01 08-15 10-12 11-01 12-06 12-08 12-25'.split(' ');

it.each(cases)('typical days of %s in %s, averaged one by one', (...of) => {
  const [tariff, territory, minutes] = of;
  const days = yearOf(territory, minutes, 3);
  const typeOf = (date: string) => {
    const weekday = new Date(date).getUTCDay();
    if (weekday === 0 || holidays.includes(date.slice(5))) return 'sundayOrHoliday';
    return weekday === 6 ? 'saturday' : 'workingDay';
  };
  const seasonLetter = (date: string) =>
    tariff === '2.0TD' ? '?' : seasonsByMonth[territory][Number(date.slice(5, 7)) - 1];
  const slots = plainSlots(days, territory).filter(({ kw }) => !Number.isNaN(kw));
  const found = typicalDays(days, { tariff, territory });
  expect(found).toHaveLength(tariff === '2.0TD' ? 3 : 12);
  for (const { season, type, days: count, hourlyKw } of found) {
    const ofGroup = slots.filter(
      ({ date }) => typeOf(date) === type && seasonLetter(date) === letters[season],
    );
    expect(count).toBe(new Set(ofGroup.map(({ date }) => date)).size);
    hourlyKw.forEach((kw, hour) => {
      const ofHour = ofGroup.filter((slot) => slot.hour === hour);
      expect(kw).toBeCloseTo(ofHour.reduce((sum, slot) => sum + slot.kw, 0) / ofHour.length, 5);
    });
  }
  expect(found.reduce((sum, one) => sum + one.days, 0)).toBe(365);
});

it.each([15, 60] as const)('a demand of %i minutes is the days that made it', (minutes) => {
  const days = yearOf('peninsula', minutes, 5);
  const demand = quarterDemandOf(days);
  if (!demand) throw new Error('no demand');
  const window = { firstDay: '2025-11-01', lastDay: '2026-10-31' };
  const again = curveDaysOf({ ...demand, minutes }, window, 'peninsula');
  expect(again.map(({ date, startMs }) => [date, startMs])).toEqual(
    days.map(({ date, startMs }) => [date, startMs]),
  );
  again.forEach(({ kwh }, i) => {
    expect(Array.from(kwh)).toEqual(Array.from(days[i]?.kwh ?? []));
  });
  const outside = curveDaysOf(
    { ...demand, minutes },
    { firstDay: '2026-11-01', lastDay: '2026-11-01' },
    'peninsula',
  );
  expect(outside[0]?.kwh.every(Number.isNaN)).toBe(true);
});
