import fc from 'fast-check';
import {
  cautionCodes,
  expectedSamples,
  monthsFrom,
  plainTable,
  sampleQuartersKw,
  succeeded,
  vOpt1,
} from '../../test/studies';
import { startOfDay } from '../calendar/localTime';
import { defaultParameters } from '../parameters/index';
import { powerCost } from './cost';
import { optimisePowers } from './optimise';

const table = defaultParameters();

describe('the worked example V-OPT-1', () => {
  const optimum = succeeded(optimisePowers(vOpt1, table));

  it('finds 27 kW in all six periods', () => {
    expect(optimum.powersKw).toEqual(['27', '27', '27', '27', '27', '27']);
    expect(optimum.cost).toMatchObject({
      fixedEur: '1169.60',
      excessEur: '293.15',
      totalEur: '1462.75',
    });
    expect(optimum.cost.periods.map(({ excessEur }) => excessEur)).toEqual([
      '181.83',
      '91.13',
      '12.95',
      '7.25',
      '0.00',
      '0.00',
    ]);
  });

  it('compares it with the powers of now', () => {
    expect(optimum.current).toMatchObject({
      fixedEur: '1739.95',
      excessEur: '5.31',
      totalEur: '1745.27',
    });
    expect([optimum.savingEur, optimum.savingPercent]).toEqual(['282.52', '16.19']);
  });

  it('compares it with the rule of the maxima', () => {
    expect(optimum.maxima.powersKw).toEqual(['41', '41', '41', '41', '41', '41']);
    expect(optimum.maxima).toMatchObject({ excessEur: '0.00', totalEur: '1776.06' });
  });

  it('says in which months excesses are paid', () => {
    const excesses = optimum.cost.months.map(({ excessEur }) => excessEur);
    // July: (41 − 27) × 0,171373 × 31 + (40 − 27) × 0,090584 × 31.
    expect(excesses[6]).toBe('110.88');
    expect(optimum.cost.months[6]?.periods[0]?.excessEur).toBe('74.38');
    expect(excesses[3]).toBe('0.00');
    expect(excesses.filter((excess) => excess !== '0.00')).toHaveLength(9);
  });

  it('is the same in steps of 1 kW, and beats contracting the highest maximum', () => {
    expect(succeeded(optimisePowers({ ...vOpt1, stepKw: 1 }, table)).cost.totalEur).toBe('1462.75');
    expect(succeeded(powerCost(vOpt1, [41, 41, 41, 41, 41, 41], table)).totalEur).toBe('1776.06');
  });

  it('does not depend on the order in which the months come', () => {
    const months = [...vOpt1.months].reverse();
    expect(optimisePowers({ ...vOpt1, months }, table)).toEqual(optimum);
  });

  it('has the optimum among the points of each curve, and no cheaper shift', () => {
    const { periods, together } = optimum.curves;
    periods.forEach((curve, i) => {
      expect(curve.find(({ powerKw }) => powerKw === '27')).toEqual({
        powerKw: '27',
        ...optimum.cost.periods[i],
      });
      expect(curve.length).toBeGreaterThan(50);
      expect(curve.length).toBeLessThanOrEqual(200);
    });
    expect(together.find(({ shiftKw }) => shiftKw === '0')?.totalEur).toBe('1462.75');
    expect(Math.min(...together.map(({ totalEur }) => Number(totalEur)))).toBe(1462.75);
  });

  it('draws curves that say what the what-if says', () => {
    const [curve = []] = optimum.curves.periods;
    for (const { powerKw, excessEur, fixedEur } of [curve[0], curve[20], curve.at(-1)].flatMap(
      (point) => point ?? [],
    )) {
      const cost = succeeded(powerCost(vOpt1, [powerKw, 41, 41, 41, 41, 41], table));
      expect(cost.periods[0]).toMatchObject({ fixedEur, excessEur });
    }
  });
});

describe('with ICP', () => {
  const study = {
    ...vOpt1,
    tariff: '2.0TD',
    pointType: 5,
    powerControl: 'icp',
    currentPowersKw: ['9.2', '4.6'],
    months: monthsFrom('2026-01', 12).map(({ range }, i) => ({
      range,
      maximetersKw: [i === 3 ? '7.81' : 2, i === 9 ? '5.75' : 1],
    })),
  } as const;

  it('contracts the highest demand of each period, once or not, and pays no excess', () => {
    const optimum = succeeded(optimisePowers(study, table));
    expect(optimum.powersKw).toEqual(['7.9', '5.8']);
    expect(optimum.cost.excessEur).toBe('0.00');
    expect(optimum.cost.trippingPeriods).toEqual([]);
    expect(cautionCodes(optimum)).toContain('icpTrips');
  });

  it('says where the supply would have tripped', () => {
    const { trippingPeriods, excessEur } = succeeded(powerCost(study, ['7.8', '4.6'], table));
    expect(trippingPeriods).toEqual([1, 2]);
    expect(excessEur).toBe('0.00');
  });

  it('needs no price of an excess', () => {
    const months = monthsFrom('2025-01', 12).map(({ range }) => ({ range, maximetersKw: [2, 1] }));
    expect(succeeded(optimisePowers({ ...study, months }, table)).powersKw).toEqual(['2', '1']);
  });
});

it.each([0.1, 0.07, 0.171373, 0.3, 0.000717])(
  'takes the lowest of powers that cost the same, whatever doubles say (%f €/kW)',
  (excessEur) => {
    // A kW costs in a year as much as its excess in three months: from 5.1 to 9.3 kW all are equal.
    const tollEur = Number(((31 + 28 + 31) * excessEur).toFixed(6));
    const months = monthsFrom('2026-01', 12).map(({ range }, i) => ({
      range,
      maximetersKw: Array(6).fill(i < 3 ? 9.3 : 5.1),
    }));
    // A small point that has a maximeter already.
    const small = { pointType: 5, currentPowersKw: Array(6).fill(12) } as const;
    const study = { ...vOpt1, ...small, tariff: '6.1TD', months } as const;
    const equal = plainTable('6.1TD', Array(6).fill({ tollEur, excessEur }));
    expect(succeeded(optimisePowers(study, equal)).powersKw).toEqual(Array(6).fill('5.1'));
  },
);

describe('when demand moves', () => {
  const demand = fc.array(
    fc.array(fc.integer({ min: 300, max: 600 }), { minLength: 6, maxLength: 6 }),
    { minLength: 12, maxLength: 12 },
  );
  const powersFor = (tenths: readonly (readonly number[])[]) => {
    const months = monthsFrom('2026-01', 12).map(({ range }, i) => ({
      range,
      maximetersKw: tenths[i]?.map((value) => value / 10) ?? [],
    }));
    const { powersKw } = succeeded(optimisePowers({ ...vOpt1, months }, table));
    return powersKw.map(Number);
  };

  it('never lowers a power because a maximum is higher', () => {
    fc.assert(
      fc.property(
        demand,
        fc.nat({ max: 11 }),
        fc.nat({ max: 5 }),
        fc.integer({ min: 1, max: 200 }),
        (tenths, month, period, more) => {
          const raised = tenths.map((row, m) =>
            row.map((value, p) => (m === month && p === period ? value + more : value)),
          );
          const before = powersFor(tenths);
          powersFor(raised).forEach((power, i) => {
            expect(power).toBeGreaterThanOrEqual(before[i] ?? Number.NaN);
          });
        },
      ),
      { numRuns: 60 },
    );
  }, 60_000);

  it('moves every power as far as all maxima are moved together, up to 50 kW', () => {
    fc.assert(
      fc.property(demand, fc.integer({ min: 1, max: 200 }), (all, more) => {
        const tenths = all.map((row) => row.map((value) => value / 2));
        const moved = powersFor(tenths.map((row) => row.map((value) => value + more)));
        powersFor(tenths).forEach((power, i) => {
          expect(moved[i]).toBeCloseTo(power + more / 10, 6);
        });
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});

describe('a curve of quarters', () => {
  const july = {
    ...vOpt1,
    pointType: 3,
    months: monthsFrom('2026-07', 1),
    currentPowersKw: expectedSamples.cuartohoraria_2026_07.Pc,
    quarterDemand: { startMs: startOfDay('2026-07-01', 'peninsula'), kw: sampleQuartersKw() },
    annualise: true,
  } as const;
  const { P1, P2, P6 } = expectedSamples.cuartohoraria_2026_07.max_kW;

  it('is exceeded just below the maxima of the sample, in that period alone', () => {
    const excesses = (powers: readonly number[]) =>
      succeeded(powerCost(july, powers, table)).periods.map(
        ({ excessEur }) => Number(excessEur) > 0,
      );
    const at = [P1, P2, 1, 1, 1, P6];
    expect(excesses(at)).toEqual([false, false, false, false, false, false]);
    expect(excesses([P1 - 0.1, ...at.slice(1)])).toEqual([true, false, false, false, false, false]);
    expect(excesses([P1, P2 - 0.1, ...at.slice(2)])).toEqual([
      false,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(excesses([...at.slice(0, 5), P6 - 0.1])).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
    ]);
  });

  it('counts an excess of an hour twice that of a quarter (the root of four squares)', () => {
    const startMs = startOfDay('2026-07-01', 'peninsula');
    const kwWith = (quarters: number) =>
      Array.from({ length: 2976 }, (_, i) => (i >= 40 && i < 40 + quarters ? 61 : 10));
    const excess = (quarters: number) => {
      const study = { ...july, quarterDemand: { startMs, kw: kwWith(quarters) }, annualise: true };
      return Number(succeeded(powerCost(study, [51, 51, 51, 51, 51, 51], table)).excessEur);
    };
    // 10 kW over at 10:00 of a working day of July (P1); one month counts as 365/31 of it.
    expect(excess(1)).toBeCloseTo((10 * 3.325715 * 365) / 31, 2);
    expect(excess(4)).toBeCloseTo((20 * 3.325715 * 365) / 31, 2);
  });

  it('leaves alone what the sample says nothing of, and says so', () => {
    const optimum = succeeded(optimisePowers(july, table));
    expect(cautionCodes(optimum)).toEqual(
      expect.arrayContaining(['annualised', 'periodsWithoutDemand', 'parameterNote']),
    );
    expect(optimum.cautions.find(({ code }) => code === 'periodsWithoutDemand')).toMatchObject({
      periods: [3, 4, 5],
    });
    expect(cautionCodes(optimum)).not.toContain('unknownQuarters');
    // The order alone raises them over the 200 kW of now.
    expect(new Set(optimum.powersKw.slice(1, 5))).toEqual(new Set([optimum.powersKw[1]]));
    expect(Number(optimum.powersKw[1])).toBeGreaterThan(200);
  });
});
