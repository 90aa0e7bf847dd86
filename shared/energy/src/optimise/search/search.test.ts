import { type Random, randomFrom } from '../../../test/random';
import { cheapestSteps, type SearchedPeriod } from './search';

/** 50 MW in steps of 1 kW. */
const lastStep = 50_000;
const count = 6;

/** The power term, and the root of the squares of what is over the power in each of twelve months. */
function randomPeriod(random: Random): SearchedPeriod {
  const eurPerStep = 1 + 40 * random.next();
  const eurOverStep = eurPerStep * (0.05 + random.next());
  const level = lastStep * (0.1 + 0.9 * random.next());
  const months = Array.from({ length: 12 }, () =>
    Array.from({ length: random.whole(1, 12) }, () => level * (0.3 + 0.7 * random.next())),
  );
  const minStep = random.is(0.3) ? random.whole(1, 9_000) : 1;
  const costEur = (step: number) =>
    months.reduce((total, demands) => {
      const squares = demands.reduce((sum, kw) => sum + Math.max(0, kw - step) ** 2, 0);
      return total + eurOverStep * Math.sqrt(squares);
    }, eurPerStep * step);
  const maxStep = random.is(0.3) ? random.whole(10_000, lastStep) : Number.POSITIVE_INFINITY;
  return { minStep, maxStep, costEur };
}

/** Each power of the grid is tried, and in order the best of those before it is kept. */
function leastCost(periods: readonly SearchedPeriod[], isOrdered: boolean): number {
  const all = periods.map(({ minStep, maxStep, costEur }) =>
    Float64Array.from({ length: lastStep + 1 }, (_, step) =>
      step >= minStep && step <= maxStep ? costEur(step) : Number.POSITIVE_INFINITY,
    ),
  );
  const least = (costs: Float64Array) => costs.reduce((a, b) => Math.min(a, b));
  if (!isOrdered) return all.reduce((total, costs) => total + least(costs), 0);
  const [first = new Float64Array(), ...others] = all;
  return least(
    others.reduce((before, costs) => {
      let lowest = Number.POSITIVE_INFINITY;
      return costs.map((cost, step) => {
        lowest = Math.min(lowest, before[step] ?? 0);
        return cost + lowest;
      });
    }, first),
  );
}

it.each([
  ['in order', true],
  ['in no order', false],
])('of ten large supplies %s none costs less at any power of the grid', (_, isOrdered) => {
  const random = randomFrom(isOrdered ? 1 : 2);
  for (let i = 0; i < 10; i++) {
    const periods = Array.from({ length: count }, () => randomPeriod(random));
    const steps = cheapestSteps(periods, lastStep, isOrdered);
    const cost = steps.reduce((sum, step, at) => sum + (periods[at]?.costEur(step) ?? 0), 0);
    const least = leastCost(periods, isOrdered);
    expect(cost - least).toBeLessThan(0.005);
    expect(steps.every((step, at) => step >= (periods[at]?.minStep ?? 0))).toBe(true);
    if (isOrdered) expect([...steps].sort((a, b) => a - b)).toEqual(steps);
  }
});

it('tries a few hundred powers of a period, not each', () => {
  let tried = 0;
  const periods = Array.from({ length: count }, () => randomPeriod(randomFrom(3))).map((one) => ({
    ...one,
    costEur: (step: number) => {
      tried += 1;
      return one.costEur(step);
    },
  }));
  cheapestSteps(periods, lastStep, true);
  expect(tried / count).toBeLessThan(lastStep * 0.02);
});
