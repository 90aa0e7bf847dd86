import fc from 'fast-check';
import { monthsFrom, succeeded, vOpt1 } from '../../test/studies';
import { daysIn } from '../calendar/dates';
import { quarterMs, startOfDay } from '../calendar/localTime';
import { periodAt } from '../calendar/periods';
import { defaultParameters } from '../parameters/index';
import { breakEvenDays, breakEvenQuarters } from './breakEven';
import { powerCost } from './cost';

const table = defaultParameters();
const flat = (powerKw: number) => Array.from({ length: 6 }, () => powerKw);
const everyMonth = (first: string, kw: number, count = 12) =>
  monthsFrom(first, count).map(({ range }) => ({ range, maximetersKw: flat(kw) }));

/** Toll and charge of P1 in 3.0TD, €/kW·año. */
const p1 = { 2024: 11.99783 + 3.715217, 2025: 19.658495, 2026: 20.376927 };

describe('the prices of each day', () => {
  it('gives each part of a window over two years the prices of its year', () => {
    const study = { ...vOpt1, months: everyMonth('2025-07', 21) };
    const { periods, months } = succeeded(powerCost(study, flat(20), table));
    expect(Number(periods[0]?.fixedEur)).toBeCloseTo(
      (20 * p1[2025] * 184) / 365 + (20 * p1[2026] * 181) / 365,
      2,
    );
    expect(months[0]?.periods[0]?.excessEur).toBe((0.168944 * 31).toFixed(2));
    expect(months[6]?.periods[0]?.excessEur).toBe((0.171373 * 31).toFixed(2));
    // June has no P1.
    expect(months[11]?.periods[0]?.excessEur).toBe('0.00');
  });

  it('divides by 366 in a leap year, whose excesses count twice the daily t_ep', () => {
    const study = { ...vOpt1, months: everyMonth('2024-01', 21) };
    const [cost] = succeeded(powerCost(study, flat(20), table)).periods;
    expect(Number(cost?.fixedEur)).toBeCloseTo(20 * p1[2024], 2);
    expect(Number(cost?.excessEur)).toBeCloseTo(2 * 0.111643 * (31 + 29 + 31 + 31), 2);
  });

  it('takes the prices of one day for all when asked, with the days of each month', () => {
    const study = { ...vOpt1, months: everyMonth('2024-01', 21), pricesOn: '2026-05-01' };
    const { periods, months } = succeeded(powerCost(study, flat(20), table));
    expect(Number(periods[0]?.fixedEur)).toBeCloseTo(20 * p1[2026], 2);
    expect(months[1]?.periods[0]?.excessEur).toBe((0.171373 * 29).toFixed(2));
  });

  it('needs no price of the window then', () => {
    const study = { ...vOpt1, months: everyMonth('2025-01', 21), pricesOn: '2026-05-01' };
    const sameIn2026 = { ...vOpt1, months: everyMonth('2026-01', 21) };
    expect(succeeded(powerCost(study, flat(20), table)).totalEur).toBe(
      succeeded(powerCost(sameIn2026, flat(20), table)).totalEur,
    );
  });

  it('meets all the prices of a bill that goes from one year into another', () => {
    const months = [
      {
        range: { firstDay: '2025-12-17', lastDay: '2026-01-15' },
        maximetersKw: [21, null, null, null, null, null],
      },
    ];
    const cost = powerCost({ ...vOpt1, months, annualise: true }, flat(20), table);
    const { periods } = succeeded(cost);
    const days = 15 * 0.168944 + 15 * 0.171373;
    expect(Number(periods[0]?.excessEur)).toBeCloseTo((days * 365) / 30, 2);
  });
});

it('charges the days of the seasons that have the period, as a bill does (vectors X1 and X6)', () => {
  /** The study counts its days as a year of them. */
  const excessOf = (firstDay: string, lastDay: string, third: number) => {
    const range = { firstDay, lastDay };
    const months = [{ range, maximetersKw: [30, 26, third, null, null, null] }];
    const study = { ...vOpt1, months, annualise: true };
    return succeeded(powerCost(study, flat(20), table)).months[0]?.periods.map(({ excessEur }) =>
      ((Number(excessEur) * daysIn(range)) / 365).toFixed(2),
    );
  };
  const nothing = ['0.00', '0.00', '0.00'];
  expect(excessOf('2026-02-26', '2026-03-27', 24)).toEqual(['5.14', '16.31', '3.10', ...nothing]);
  expect(excessOf('2026-07-01', '2026-07-31', 30)).toEqual(['53.13', '16.85', '0.00', ...nothing]);
});

describe('excesses by quarters', () => {
  const powers = flat(50);
  const studyOf = (firstDay: string, lastDay: string, kwAt: (quarter: number) => number) => {
    const startMs = startOfDay(firstDay, 'peninsula');
    const quarters = (startOfDay(lastDay, 'peninsula') - startMs) / 900_000 + 96;
    return {
      ...vOpt1,
      pointType: 3,
      months: [{ range: { firstDay, lastDay } }],
      quarterDemand: { startMs, kw: Array.from({ length: quarters }, (_, i) => kwAt(i)) },
      annualise: true,
    } as const;
  };

  it('are charged by billing cycle: one root for each period', () => {
    const months = [
      { range: { firstDay: '2026-06-16', lastDay: '2026-07-15' } },
      { range: { firstDay: '2026-07-16', lastDay: '2026-08-15' } },
    ];
    const study = { ...studyOf('2026-06-16', '2026-08-15', () => 60), months };
    const cost = succeeded(powerCost(study, powers, table));
    expect(cost.months.map(({ range }) => range)).toEqual([
      { firstDay: '2026-06-16', lastDay: '2026-07-15' },
      { firstDay: '2026-07-16', lastDay: '2026-08-15' },
    ]);
    // 12 working days of July with 9 hours of P1, 36 quarters each.
    const july = 3.325715 * Math.sqrt(12 * 36 * 10 ** 2);
    expect(Number(cost.months[1]?.periods[0]?.excessEur)).toBeCloseTo((july * 365) / 61, 2);
  });

  it('are charged by natural month where the window is longer, a cut month by its days', () => {
    const study = studyOf('2026-06-16', '2026-08-15', () => 60);
    const cost = succeeded(powerCost(study, powers, table));
    expect(cost.months.map(({ range }) => range)).toEqual([
      { firstDay: '2026-06-16', lastDay: '2026-06-30' },
      { firstDay: '2026-07-01', lastDay: '2026-07-31' },
      { firstDay: '2026-08-01', lastDay: '2026-08-15' },
    ]);
    const july = 3.325715 * Math.sqrt(23 * 36 * 10 ** 2);
    expect(Number(cost.months[1]?.periods[0]?.excessEur)).toBeCloseTo((july * 365) / 61, 2);
    // 10 working days of August with 9 hours of P3.
    const august = (0.557353 * Math.sqrt(10 * 36 * 10 ** 2) * 15) / 31;
    expect(Number(cost.months[2]?.periods[2]?.excessEur)).toBeCloseTo((august * 365) / 61, 2);
  });

  it('had K_p until March 2025, and a t_ep of its own by period since', () => {
    const only = (quarter: number) => (quarter === 40 ? 60 : 10);
    // 10:00 of a working day: P2 in November 2024 and in 2026.
    const before = succeeded(powerCost(studyOf('2024-11-04', '2024-11-30', only), powers, table));
    const after = succeeded(powerCost(studyOf('2026-11-02', '2026-11-30', only), powers, table));
    expect(Number(before.periods[1]?.excessEur)).toBeCloseTo(
      (10 * 3.39581 * 0.640766 * 365) / 27,
      2,
    );
    expect(Number(after.periods[1]?.excessEur)).toBeCloseTo((10 * 1.757877 * 365) / 29, 2);
  });

  it('keep the hour that the clock repeats in October', () => {
    // 25 October 2026 is a Sunday: 100 quarters of P6.
    const study = studyOf('2026-10-25', '2026-10-25', () => 60);
    const kw = Array.from({ length: 100 }, () => 60);
    const day = { ...study, quarterDemand: { ...study.quarterDemand, kw } };
    const cost = succeeded(powerCost(day, powers, table));
    // 100 quarters of 10 kW over: a root of 100 kW.
    expect(Number(cost.periods[5]?.excessEur)).toBeCloseTo(0.119179 * 100 * 365, 1);
  });
});

it('never lets excesses rise with the power, nor the fixed cost fall', () => {
  const tenths = fc.integer({ min: 1, max: 500 });
  fc.assert(
    fc.property(tenths, tenths, (a, b) => {
      const low = succeeded(powerCost(vOpt1, flat(Math.min(a, b) / 10), table));
      const high = succeeded(powerCost(vOpt1, flat(Math.max(a, b) / 10), table));
      expect(Number(high.excessEur)).toBeLessThanOrEqual(Number(low.excessEur));
      expect(Number(high.fixedEur)).toBeGreaterThanOrEqual(Number(low.fixedEur));
    }),
    { numRuns: 50 },
  );
}, 60_000);

it('adds up to the total by month and by period, but for rounding', () => {
  const { totalEur, months, periods } = succeeded(powerCost(vOpt1, flat(30), table));
  const sumOf = (parts: readonly { totalEur: string }[]) =>
    parts.reduce((total, part) => total + Number(part.totalEur), 0);
  expect(Math.abs(sumOf(months) - Number(totalEur))).toBeLessThan(0.06);
  expect(Math.abs(sumOf(periods) - Number(totalEur))).toBeLessThan(0.03);
});

it('multiplies by 365/days what stands for a year', () => {
  const half = { ...vOpt1, months: everyMonth('2026-01', 21, 6), annualise: true };
  const { periods } = succeeded(powerCost(half, flat(20), table));
  expect(Number(periods[0]?.fixedEur)).toBeCloseTo(20 * p1[2026], 2);
  // January and February are the months of those six with P1.
  expect(Number(periods[0]?.excessEur)).toBeCloseTo((0.171373 * 59 * 365) / 181, 2);
});

it('multiplies nothing when a whole year was measured', () => {
  const asked = powerCost({ ...vOpt1, annualise: true }, flat(30), table);
  expect(asked).toEqual(powerCost(vOpt1, flat(30), table));
});

describe('the days from which contracting is cheaper', () => {
  it('are those of 3.0TD in 2026', () => {
    expect(breakEvenDays('3.0TD', '2026-05-01', table)).toEqual([
      '118.9',
      '117.2',
      '156.0',
      '177.5',
      '409.3',
      '234.8',
    ]);
  });

  it('count the factor 2 of 2024, and name a missing price', () => {
    const [first] = breakEvenDays('3.0TD', '2024-05-01', table) as string[];
    expect(first).toBe((p1[2024] / (2 * 0.111643)).toFixed(1));
    expect(breakEvenDays('3.0TD', '2025-02-01', table)).toMatchObject({
      state: 'notVerifiable',
      parameter: { kind: 'excessDaily', period: 1 },
    });
  });

  it('are quarters of one bill at points of type 1 to 3: where both cost the same', () => {
    const quarters = (breakEvenQuarters('6.1TD', '2026-05-01', table) as string[]).map(Number);
    const startMs = startOfDay('2026-01-01', 'peninsula');
    /** The cost of contracting 100 kW, where `count` quarters of January pass it by one. */
    const costs = (count: number) => {
      const study = {
        ...vOpt1,
        tariff: '6.1TD',
        pointType: 3,
        months: monthsFrom('2026-01', 12),
        // 10:00 of a working day is P1, and its days have 32 quarters of it in January.
        quarterDemand: { startMs, kw: quartersOfP1(startMs, count) },
      } as const;
      return [100, 101].map((first) =>
        Number(
          succeeded(powerCost(study, [first, 110, 110, 110, 110, 110], table)).periods[0]?.totalEur,
        ),
      );
    };
    const [first = 0] = quarters;
    expect(first).toBeGreaterThan(4);
    const [paying = 0, contracting = 0] = costs(first - 1);
    expect(paying).toBeLessThan(contracting);
    const [payingMore = 0] = costs(first + 1);
    expect(payingMore).toBeGreaterThan(contracting);
  });
});

/** A year of 90 kW, except for the first `count` quarters of P1, of 101 kW. */
function quartersOfP1(startMs: number, count: number): number[] {
  let left = count;
  return Array.from({ length: 35_040 }, (_, i) => {
    const isP1 =
      periodAt(startMs + i * quarterMs, { tariff: '6.1TD', territory: 'peninsula' }) === 1;
    if (!isP1 || left === 0) return 90;
    left -= 1;
    return 101;
  });
}
