/**
 * Costs that differ by less than this part of them are ties. It is what the doubles of the search
 * may be off by: the same cost, added up along two ways.
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
 * The powers of least cost, exactly: what one period costs does not depend on the others, so with
 * the order P1 ≤ … ≤ P6 the best of the first n periods up to a power is a running minimum.
 * Of powers that cost the same, the lowest of the last period, then of the one before, and so on;
 * because costs are convex no other choice has any lower power.
 *
 * @param costsEur of each period, P1 first, at each power of one grid; Infinity where it may not be
 * @param isOrdered whether no power may be less than that of the period before
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
