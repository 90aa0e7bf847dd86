import {
  costsOf2026,
  leastCost,
  quartersOf2026,
  realCost,
  typeOf,
  type YearCosts,
} from '../../../test/byTheLaw/powersOfYear';
import { type Random, randomFrom } from '../../../test/random';
import { snapshotOf } from '../../../test/snapshots';
import { succeeded } from '../../../test/studies';
import { startOfDay } from '../../calendar/localTime';
import { defaultParameters } from '../../parameters/index';
import { powerStudyOf, type StudySnapshot } from '../../study';
import type { Tariff } from '../../tariff/tariffs';
import { optimisePowers, type PowerOptimum } from '../optimise';

const table = defaultParameters();
const startMs = startOfDay('2026-01-01', 'peninsula');
const flat = (kw: number) => Array.from({ length: 6 }, () => kw);

/** A base, a day's swing, and now and then a peak; whole tenths of a kW. */
function yearOf(random: Random, mostKw: number): Float64Array {
  const base = mostKw * (0.1 + 0.3 * random.next());
  const peaks = random.next() ** 6 * 0.02;
  return Float64Array.from({ length: quartersOf2026 }, (_, i) => {
    const swing = base * (1 + Math.sin((i / 96) * 2 * Math.PI) / 2);
    const peak = random.is(peaks) ? (mostKw - swing) * random.next() : 0;
    return Math.round(Math.min(mostKw, swing + peak) * 10) / 10;
  });
}

const window = { firstDay: '2026-01-01', lastDay: '2026-12-31' };
const grid = (stepKw: number, count: number) =>
  Array.from({ length: count }, (_, i) => (i + 1) * stepKw);

interface Case {
  readonly tariff: Tariff;
  readonly pointType: StudySnapshot['pointType'];
  readonly powersKw: readonly number[];
  readonly kw: Float64Array;
  readonly stepKw: number;
  readonly powerControl?: StudySnapshot['powerControl'];
}

const studyOf = ({ tariff, pointType, powersKw, kw, stepKw, powerControl }: Case) =>
  powerStudyOf(
    snapshotOf({
      window,
      tariff,
      pointType,
      powersKw: powersKw.map(String),
      readings: [],
      curve: { startMs, kw, minutes: 15 },
      ...(powerControl && { powerControl }),
    }),
    { stepKw },
  );

const optimumOf = (facts: Case): PowerOptimum => succeeded(optimisePowers(studyOf(facts), table));
const numbers = (powersKw: readonly string[]) => powersKw.map(Number);

/** Each figure of the engine is rounded to cents. */
const expectCents = (eur: string, expected: number) =>
  expect(Math.abs(Number(eur) - expected)).toBeLessThan(0.0101);

/** The winner, the best on this side and the saving are what they really cost. */
function expectBest(
  facts: Case,
  optimum: PowerOptimum,
  costs: YearCosts,
  powers: readonly number[],
) {
  const type = typeOf(facts.powersKw);
  // 3.0TD asks for more than 15 kW in some period.
  const isOfTariff = (highest: number) => facts.tariff !== '3.0TD' || highest > 15;
  const least = leastCost(costs, powers, isOfTariff);
  const leastHere = leastCost(
    costs,
    powers,
    (highest) => isOfTariff(highest) && typeOf([highest]) === type,
  );
  expectCents(optimum.cost.totalEur, least);
  expectCents(optimum.cost.totalEur, realCost(costs, numbers(optimum.powersKw)));
  expect(optimum.regime.pointType).toBe(typeOf(numbers(optimum.powersKw)));
  expectCents(optimum.savingEur, realCost(costs, facts.powersKw) - least);
  if (optimum.regime.pointType === type) {
    expect(optimum.bestOnThisSide).toBeNull();
    expectCents(optimum.cost.totalEur, leastHere);
  } else {
    expectCents(optimum.bestOnThisSide?.cost.totalEur ?? '0', leastHere);
  }
  return optimum.regime.pointType;
}

describe.each([
  ['down over 50 kW', { pointType: 3, powersKw: flat(60), stepKw: 10 }, 80, 9],
  ['up over 50 kW', { pointType: 4, powersKw: flat(50), stepKw: 10 }, 80, 9],
  ['down over 450 kW', { pointType: 2, powersKw: flat(500), stepKw: 50 }, 600, 14],
  ['up over 450 kW', { pointType: 3, powersKw: flat(450), stepKw: 50 }, 600, 14],
] as const)('%s', (_, facts, mostKw, count) => {
  it.each(['3.0TD', '6.1TD'] as const)('%s: no powers of either side cost less', (tariff) => {
    const random = randomFrom(mostKw + facts.pointType);
    const types = new Set<number>();
    for (let i = 0; i < 8; i++) {
      const kw = yearOf(random, mostKw * (0.2 + 0.8 * random.next()));
      const one = { ...facts, tariff, kw };
      types.add(
        expectBest(one, optimumOf(one), costsOf2026(tariff, kw), grid(facts.stepKw, count)),
      );
    }
    expect(types.size).toBeGreaterThan(1);
  });
});

describe('a point of type 3 with 60 kW', () => {
  it.each(['3.0TD', '6.1TD'] as const)('%s: saves what was promised, twelve times', (tariff) => {
    const random = randomFrom(60);
    const crossed = Array.from({ length: 12 }, () => {
      const kw = yearOf(random, 20 + 60 * random.next());
      const costs = costsOf2026(tariff, kw);
      const facts = { tariff, pointType: 3, powersKw: flat(60), kw, stepKw: 1 } as const;
      const optimum = optimumOf(facts);
      const real = realCost(costs, facts.powersKw) - realCost(costs, numbers(optimum.powersKw));
      expectCents(optimum.savingEur, real);
      expect(Number(optimum.savingEur)).toBeGreaterThanOrEqual(0);
      return optimum.regime.pointType !== 3;
    });
    expect(new Set(crossed).size).toBe(2);
  });

  it('is not promised 267.48 € where it would pay 422.50 € more (6.1TD, 200 peaks)', () => {
    // A steady 30 kW, and 200 quarters of 60 kW.
    const kw = Float64Array.from({ length: quartersOf2026 }, (_, i) => (i % 175 === 40 ? 60 : 30));
    const facts = { tariff: '6.1TD', pointType: 3, powersKw: flat(60), kw, stepKw: 0.1 } as const;
    const costs = costsOf2026('6.1TD', kw);
    const optimum = optimumOf(facts);
    const real = realCost(costs, facts.powersKw) - realCost(costs, numbers(optimum.powersKw));
    expectCents(optimum.savingEur, real);
    expect(real).toBeGreaterThanOrEqual(0);
  });
});

describe('15 kW', () => {
  it('6.1TD: below it the meter cuts, so that no power is less than its demand', () => {
    const random = randomFrom(14);
    const types = new Set<number>();
    for (let i = 0; i < 8; i++) {
      // Every other one has no peaks.
      const most = i % 2 ? 20 : 5;
      const kw = yearOf(random, 4 + 16 * random.next()).map((power) => Math.min(power, most));
      const facts = { tariff: '6.1TD', pointType: 4, powersKw: flat(20), kw, stepKw: 1 } as const;
      const optimum = optimumOf(facts);
      const type = expectBest(facts, optimum, costsOf2026('6.1TD', kw), grid(1, 54));
      types.add(type);
      if (type === 5) expect(optimum.regime.powerControl).toBe('icp');
    }
    expect(types).toContain(5);
    expect(types.size).toBeGreaterThan(1);
  });

  it('3.0TD that fits 2.0TD: the cheaper of both, with toll and charge of the energy', () => {
    const random = randomFrom(15);
    const tariffs = new Set<string>();
    for (let i = 0; i < 8; i++) {
      const kw = yearOf(random, 15 * random.next() ** 5);
      const [six, two] = [costsOf2026('3.0TD', kw), costsOf2026('2.0TD', kw)];
      const facts = { tariff: '3.0TD', pointType: 4, powersKw: flat(20), kw, stepKw: 1 } as const;
      const optimum = optimumOf(facts);
      const powersKw = [...grid(1, 20), 51, 52, 53];
      const leastSix = leastCost(six, powersKw, (highest) => highest > 15);
      const leastHere = leastCost(six, powersKw, (highest) => typeOf([highest]) === 4);
      // The meter of 2.0TD cuts, so that it has the highest demand.
      const powers = [1, 2].map((period) => Math.max(0.1, two.highestKw(period)));
      const leastTwo = realCost(two, powers) + two.energy() - six.energy();
      expectCents(optimum.cost.totalEur, Math.min(leastSix, leastTwo));
      tariffs.add(optimum.regime.tariff);
      if (optimum.regime.tariff === '3.0TD') continue;
      expect(optimum.regime).toEqual({ tariff: '2.0TD', pointType: 5, powerControl: 'icp' });
      expect(numbers(optimum.powersKw)).toEqual(powers);
      expectCents(optimum.bestOnThisSide?.cost.totalEur ?? '0', leastHere);
    }
    expect(tariffs.size).toBe(2);
  });

  it('2.0TD: the cheaper of both, too', () => {
    const random = randomFrom(16);
    const tariffs = new Set<string>();
    for (let i = 0; i < 6; i++) {
      const kw = yearOf(random, 14.9 * random.next() ** 2);
      const [six, two] = [costsOf2026('3.0TD', kw), costsOf2026('2.0TD', kw)];
      const facts = {
        tariff: '2.0TD',
        pointType: 5,
        powerControl: 'icp',
        powersKw: [14, 14],
        kw,
        stepKw: 0.1,
      } as const;
      const optimum = optimumOf(facts);
      const powers = [1, 2].map((period) => Math.max(0.1, two.highestKw(period)));
      const tenths = Array.from({ length: 152 }, (_, at) => (at + 1) / 10);
      const leastSix = leastCost(six, tenths, (highest) => highest > 15);
      const least = Math.min(realCost(two, powers), leastSix + six.energy() - two.energy());
      expectCents(optimum.cost.totalEur, least);
      tariffs.add(optimum.regime.tariff);
      if (optimum.regime.tariff === '3.0TD') {
        expect(optimum.regime).toMatchObject({ pointType: 4, powerControl: 'maximeter' });
      }
    }
    expect(tariffs.size).toBe(2);
  });
});
