import { curveStatistics } from '@vatio/energy/curve';
import { curveOf as answerOf, coverageMonthOf } from '../testing/curves';
import { coverageInWords, monthsOfYear, yearsOf } from './coverage/coverage';
import { curveDaysOf, curveOf, readingAt, readingsBetween } from './curve';
import { instantInDigits, instantsOf, slotInWords } from './instants';
import { periodBands, periodsOf } from './periods';
import { readingText } from './readingText';
import { qualityInWords, sumsByDay, sumsByMonth } from './sums';

const quarterMs = 900_000;
const contract = (tariff: '2.0TD' | '3.0TD', from: string, to: string | null) => ({
  tariff,
  from,
  to,
});
const always = [contract('3.0TD', '2020-01-01', null)];

/** The quarter of its number of the day, in tenths of a watt-hour. */
const counting = (from: string, to: string) =>
  answerOf({ from, to, tenthsWh: (_day, quarter) => quarter * 10_000 });
const known = (answer: ReturnType<typeof answerOf>) => {
  const days = curveDaysOf(answer);
  const curve = curveOf(days, answer.territory);
  if (!curve) throw new Error('no days');
  return { days, curve };
};

describe('a curve', () => {
  it('is one row of slots, with nothing known on the days that are left out', () => {
    const answer = counting('2026-03-28', '2026-03-30');
    const { curve } = known({
      ...answer,
      days: answer.days.filter(({ day }) => day !== '2026-03-29'),
    });
    // 23 hours on the day that clocks go forward.
    expect(curve.kw).toHaveLength(96 + 92 + 96);
    expect([...curve.kwh.slice(94, 98)]).toEqual([94, 95, Number.NaN, Number.NaN]);
    expect([...curve.kwh.slice(96 + 92, 96 + 92 + 2)]).toEqual([0, 1]);
    expect(curve.kw[95]).toBe(380);
  });

  it('is nothing without days', () => {
    expect(curveOf([], 'peninsula')).toBeUndefined();
    expect(curveDaysOf({ minutes: null, territory: 'peninsula', days: [] })).toEqual([]);
  });

  it('has as many slots in a day as its clock has quarters', () => {
    const { curve } = known(counting('2026-10-24', '2026-10-26'));
    const { fromMs, toMs } = instantsOf({ from: '2026-10-25', to: '2026-10-25' }, 'peninsula');
    const readings = readingsBetween(curve, fromMs, toMs);
    expect(readings).toHaveLength(100);
    expect(readings.map(({ kwh }) => kwh)).toEqual(Array.from({ length: 100 }, (_, i) => i));
  });
});

describe('the local clock', () => {
  const at = (iso: string) => Date.parse(iso);

  it('tells the repeated hour apart', () => {
    const words = (iso: string) => slotInWords(at(iso), at(iso) + quarterMs, 'peninsula');
    expect(words('2026-10-25T00:15Z')).toBe('02:15–02:30 (1.ª vez)');
    expect(words('2026-10-25T01:15Z')).toBe('02:15–02:30 (2.ª vez)');
    expect(words('2026-10-25T02:00Z')).toBe('03:00–03:15');
    expect(words('2026-03-29T00:45Z')).toBe('01:45–03:00');
  });

  it('of the Canaries is used there', () => {
    expect(instantInDigits(at('2026-07-01T10:00Z'), 'canarias')).toBe('01/07/2026 11:00');
    expect(instantInDigits(at('2026-07-01T10:00Z'), 'peninsula')).toBe('01/07/2026 12:00');
  });
});

describe('periods', () => {
  it('follow the contract in force, and there are none before it', () => {
    const periodOf = periodsOf(
      [contract('3.0TD', '2026-06-02', null), contract('2.0TD', '2026-05-04', '2026-06-01')],
      'peninsula',
    );
    const noon = (day: string) => Date.parse(`${day}T10:00:00Z`);
    expect(['2026-05-01', '2026-06-01', '2026-06-02'].map((day) => periodOf(noon(day)))).toEqual([
      undefined,
      1,
      3,
    ]);
  });

  it('are bands that follow one another without a gap', () => {
    const { fromMs, toMs } = instantsOf({ from: '2026-10-23', to: '2026-10-26' }, 'peninsula');
    const bands = periodBands(periodsOf(always, 'peninsula'), fromMs, toMs);
    expect(bands[0]).toEqual({ fromMs, toMs: fromMs + 8 * 4 * quarterMs, label: 'P6', colour: 5 });
    for (const [index, band] of bands.entries()) {
      expect(band.fromMs).toBe(bands[index - 1]?.toMs ?? fromMs);
      expect(band.colour).not.toBe(bands[index - 1]?.colour);
    }
    expect(bands.at(-1)?.toMs).toBe(toMs);
  });
});

describe('a reading in words', () => {
  const periodOf = periodsOf(always, 'peninsula');
  const answer = answerOf({
    from: '2026-03-12',
    to: '2026-03-12',
    estimated: () => [41],
    tenthsWh: (_day, quarter) => (quarter === 42 ? null : 30_750),
  });
  const { curve } = known(answer);
  const words = (quarter: number) =>
    readingText(readingAt(curve, curve.startMs + quarter * quarterMs), curve, periodOf).replaceAll(
      '\u00a0',
      ' ',
    );

  it('says when, how much, in which period, and what it is worth', () => {
    expect(words(40)).toBe('jue, 12 mar 2026, 10:00–10:15 · 12,3 kW · 3,08 kWh · P2');
    expect(words(41)).toBe('jue, 12 mar 2026, 10:15–10:30 · 12,3 kW · 3,08 kWh · P2 · Estimado');
    expect(words(42)).toBe('jue, 12 mar 2026, 10:30–10:45 · P2 · Sin datos');
  });
});

describe('sums', () => {
  const { days } = known(
    answerOf({
      from: '2026-01-30',
      to: '2026-02-02',
      estimated: (day) => (day === '2026-01-31' ? [0, 1] : []),
      tenthsWh: (day, quarter) => {
        if (day === '2026-02-01') return null;
        return day === '2026-02-02' && quarter === 50 ? 112_500 : 10_000;
      },
    }),
  );

  it('are of days', () => {
    const [first, second, third, fourth] = sumsByDay(days);
    expect([first?.kwh, first && qualityInWords(first)]).toEqual([96, 'Real']);
    expect(second && qualityInWords(second)).toBe('2 estimadas');
    expect([third?.peak, third && qualityInWords(third)]).toEqual([null, 'Sin datos']);
    expect(fourth?.peak).toEqual({ kw: 45, startMs: Date.parse('2026-02-02T11:30Z') });
  });

  it('are of months, and agree with the energy engine', () => {
    const months = sumsByMonth(days);
    expect(months.map(({ name, kwh, missing }) => [name, kwh, missing])).toEqual([
      ['2026-01', 192, 0],
      ['2026-02', 106.25, 96],
    ]);
    const statistics = curveStatistics(days, { tariff: '3.0TD', territory: 'peninsula' });
    expect(months.map(({ kwh }) => kwh)).toEqual(
      statistics?.months.map(({ totalKwh }) => totalKwh),
    );
    expect(statistics?.peak.startMs).toBe(months[1]?.peak?.startMs);
  });
});

describe('coverage', () => {
  it.each([
    ['Completo', { real: 2976 }],
    ['Falta 10\u00a0%', { real: 2678 }],
    ['Falta <1\u00a0%', { real: 2975 }],
    ['Falta 99\u00a0%', { real: 1 }],
    ['Estimado 50\u00a0%', { real: 1488, estimated: 1488 }],
    ['Estimado todo', { real: 0, estimated: 2976 }],
    ['Falta 50\u00a0% · Estimado 25\u00a0%', { real: 744, estimated: 744 }],
    ['Sin datos', { real: 0 }],
  ])('«%s»', (words, facts) => {
    expect(coverageInWords(coverageMonthOf('2026-01', facts))).toBe(words);
  });

  it('has the twelve months of a year, and the newest year first', () => {
    const months = ['2025-12', '2026-01', '2026-02'].map((month) => coverageMonthOf(month));
    expect(yearsOf(months)).toEqual(['2026', '2025']);
    const strip = monthsOfYear('2026', months, '2026-03-15');
    expect(strip.map(({ month }) => month.slice(5)).join(' ')).toBe(
      '01 02 03 04 05 06 07 08 09 10 11 12',
    );
    expect(strip.filter(({ known: one }) => one)).toHaveLength(2);
    expect(strip.filter(({ isToCome }) => isToCome).map(({ month }) => month)[0]).toBe('2026-04');
  });
});
