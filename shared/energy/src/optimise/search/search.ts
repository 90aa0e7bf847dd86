import type { PowerBounds } from './bounds';

/**
 * Costs that differ by a smaller part are equal: the doubles of the search may be off by this part when the
 * same cost is added up in two ways.
 */
const tie = 1e-12;

const add = (costs: Float64Array, others: Float64Array) =>
  costs.map((cost, i) => cost + (others[i] ?? 0));

function prefixMinima(costs: Float64Array): Float64Array {
  let lowest = Number.POSITIVE_INFINITY;
  return costs.map((cost) => {
    if (cost < lowest) lowest = cost;
    return lowest;
  });
}

/** The first of the cheapest places up to `last`. */
function cheapestPlace(costs: Float64Array, last: number): number {
  const candidates = costs.subarray(0, last + 1);
  const lowest = candidates.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  return candidates.findIndex((cost) => cost <= lowest * (1 + tie));
}

/**
 * The cheapest places of a list of powers. One period's cost does not depend on the others, so with the
 * order P1 ≤ … ≤ P6 the best of the first n periods up to a power is a running minimum. Among equal choices
 * it takes the lowest of the last period, then of the one before, and so on; because costs are convex, no
 * other choice has any lower power.
 *
 * @param costsEur of each period, P1 first, at each power of the list; Infinity where it is forbidden
 * @returns the place in the list of each period's power
 */
function cheapestPlaces(costsEur: readonly Float64Array[], isOrdered: boolean): number[] {
  if (!isOrdered) return costsEur.map((costs) => cheapestPlace(costs, costs.length - 1));
  const totals: Float64Array[] = [];
  for (const costs of costsEur) {
    const before = totals.at(-1);
    totals.push(before ? add(costs, prefixMinima(before)) : costs);
  }
  const places: number[] = [];
  for (const total of totals.reverse()) {
    places.unshift(cheapestPlace(total, places[0] ?? total.length - 1));
  }
  return places;
}

/** A period of a search. */
export interface SearchedPeriod extends PowerBounds {
  /** Convex. Of a power in steps. */
  readonly costEur: (step: number) => number;
}

/** The multiples of a stride between both ends, and these. */
function stepsIn({ minStep, maxStep }: PowerBounds, stride: number): number[] {
  const first = Math.ceil(minStep / stride);
  const count = Math.max(0, Math.floor(maxStep / stride) - first + 1);
  return [minStep, ...Array.from({ length: count }, (_, i) => (first + i) * stride), maxStep];
}

/** The best of some powers of each period. */
function cheapestAmong(
  periods: readonly SearchedPeriod[],
  { windows, stride }: { readonly windows: readonly PowerBounds[]; readonly stride: number },
  isOrdered: boolean,
): number[] {
  const own = windows.map((window) => new Set(stepsIn(window, stride)));
  const steps = [...new Set(own.flatMap((some) => [...some]))].sort((one, other) => one - other);
  const costs = periods.map(({ costEur }, i) =>
    Float64Array.from(steps, (step) =>
      own[i]?.has(step) ? costEur(step) : Number.POSITIVE_INFINITY,
    ),
  );
  return cheapestPlaces(costs, isOrdered).map((place) => steps[place] ?? 0);
}

/** The number of powers of a period that the first pass tries. */
const fewSteps = 64;
/**
 * The optimum of half the stride is at most as many of its steps away as there are periods, because
 * the costs are convex, and so is their sum with the order: the L-proximity theorem (Murota, Discrete
 * Convex Analysis, 2003). This is more than twice as many.
 */
const reach = 8;

/**
 * The cheapest powers, exactly, from coarse to fine.
 *
 * @param lastStep above it each step only costs
 * @param isOrdered whether no power may be less than the one before
 * @returns steps, P1 first
 */
export function cheapestSteps(
  periods: readonly SearchedPeriod[],
  lastStep: number,
  isOrdered: boolean,
): number[] {
  const bounds = periods.map(({ minStep, maxStep }) => ({
    minStep,
    maxStep: Math.max(minStep, Math.min(maxStep, lastStep)),
  }));
  const widest = Math.max(...bounds.map(({ minStep, maxStep }) => maxStep - minStep));
  let stride = 2 ** Math.max(0, Math.ceil(Math.log2(widest / fewSteps)));
  let windows: readonly PowerBounds[] = bounds;
  for (;;) {
    const steps = cheapestAmong(periods, { windows, stride }, isOrdered);
    if (stride === 1) return steps;
    windows = bounds.map(({ minStep, maxStep }, i) => ({
      minStep: Math.max(minStep, (steps[i] ?? 0) - reach * stride),
      maxStep: Math.min(maxStep, (steps[i] ?? 0) + reach * stride),
    }));
    stride /= 2;
  }
}
