/**
 * Costs that differ by a smaller part are equal: the doubles of the search may be off by so much
 * when the same cost is added up in two ways.
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
 * The cheapest powers, exactly. One period's cost does not depend on the others, so with the order
 * P1 ≤ … ≤ P6 the best of the first n periods up to a power is a running minimum. Of equal ones it
 * takes the lowest of the last period, then of the one before, and so on; because costs are convex,
 * no other choice has any lower power.
 *
 * @param costsEur of each period, P1 first, at each power of one grid; Infinity where it is
 *   forbidden
 * @param isOrdered whether no power may be less than the one before
 * @returns the place in the grid of each period's power
 */
export function cheapestPlaces(costsEur: readonly Float64Array[], isOrdered: boolean): number[] {
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
