import { curveOf as answerOf, coverageMonthOf } from '../testing/curves';
import { coverageInWords, monthsOfYear, yearsOf } from './coverage/coverage';
import { curveDaysOf } from './curve';
import { contractedPowers, periodsOf } from './periods';

const contract = (tariff: '2.0TD' | '3.0TD', from: string, to: string | null) => ({
  tariff,
  from,
  to,
});

it('an answer is days of slots, with what is not known and what is estimated', () => {
  const answer = answerOf({
    from: '2026-03-29',
    to: '2026-03-30',
    estimated: (day) => (day === '2026-03-30' ? [1] : []),
    tenthsWh: (_day, quarter) => (quarter === 2 ? null : quarter * 10_000),
  });
  const days = curveDaysOf(answer);
  expect(days.map(({ date, kwh }) => [date, kwh.length])).toEqual([
    ['2026-03-29', 92],
    ['2026-03-30', 96],
  ]);
  expect([...(days[1]?.kwh.slice(0, 4) ?? [])]).toEqual([0, 1, Number.NaN, 3]);
  expect([...(days[1]?.isEstimated.slice(0, 3) ?? [])]).toEqual([0, 1, 0]);
  expect(days[0]?.startMs).toBe(Date.parse('2026-03-28T23:00Z'));
  expect(curveDaysOf({ minutes: null, territory: 'peninsula', days: [] })).toEqual([]);
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
});

it('the contracted power is of the period, and of the contract and its changes in force', () => {
  const powers = (powersKw: string[]) => ({ powersKw, powerChanges: [] });
  const six = (kw: string, last: string) => [kw, kw, kw, kw, kw, last];
  const contractedOf = contractedPowers(
    [
      {
        ...contract('3.0TD', '2026-06-02', null),
        powersKw: six('20', '30.5'),
        powerChanges: [{ from: '2026-09-01', powersKw: six('25', '35') }],
      },
      { ...contract('2.0TD', '2026-05-04', '2026-06-01'), ...powers(['4.6', '6']) },
    ],
    'peninsula',
  );
  const at = (time: string) => contractedOf(Date.parse(`${time}:00Z`));
  // Before any contract; in 2.0TD a flat hour, and the night; in 3.0TD a working day, and the night, before and after
  // the change.
  expect(
    [
      '2026-05-01T10:00',
      '2026-05-05T08:00',
      '2026-05-05T01:00',
      '2026-06-02T10:00',
      '2026-06-02T01:00',
      '2026-09-01T10:00',
      '2026-09-01T01:00',
    ].map(at),
  ).toEqual([undefined, 4.6, 6, 20, 30.5, 25, 35]);
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
