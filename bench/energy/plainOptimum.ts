import { plainPeriod } from './plainPeriods';

const periodCount = 6;

/** The cheapest ordered powers, given what each period costs at each step of a grid. */
function cheapest(costs: readonly (readonly number[])[]): number {
  let totals = [...(costs[0] ?? [])];
  for (const row of costs.slice(1)) {
    let lowest = Number.POSITIVE_INFINITY;
    totals = row.map((cost, i) => {
      lowest = Math.min(lowest, totals[i] ?? 0);
      return cost + lowest;
    });
  }
  return Math.min(...totals);
}

/** Twelve months of maximeters at 0.1 kW, by the formula and in binary floats. */
export function plainOptimum(
  months: readonly { readonly days: number; readonly maximaKw: readonly number[] }[],
  prices: readonly number[],
  excessPrices: readonly number[],
): number {
  const costs = prices.map((price, period) =>
    Array.from({ length: 450 }, (_, step) => {
      const kw = (step + 1) / 10;
      const excess = months.reduce((total, { days, maximaKw }) => {
        const over = Math.max(0, (maximaKw[period] ?? 0) - kw);
        return total + (excessPrices[period] ?? 0) * over * days;
      }, 0);
      return kw * price + excess;
    }),
  );
  return cheapest(costs);
}

/** A year of quarters, each power of the grid tried by itself: in steps of 5 kW, or it takes minutes. */
export function plainOptimumOfQuarters(
  { startMs, kw }: { readonly startMs: number; readonly kw: Float64Array },
  prices: readonly number[],
  excessPrices: readonly number[],
): number {
  const groups = Array.from({ length: 12 * periodCount }, (): number[] => []);
  kw.forEach((power, i) => {
    const instantMs = startMs + i * 900_000;
    const month = new Date(instantMs + 3_600_000).getUTCMonth();
    groups[month * periodCount + plainPeriod(instantMs) - 1]?.push(power);
  });
  const costs = prices.map((price, period) =>
    Array.from({ length: 60 }, (_, step) => {
      const contracted = (step + 1) * 5;
      let total = contracted * price;
      for (let month = 0; month < 12; month++) {
        const squares = (groups[month * periodCount + period] ?? []).reduce(
          (sum, power) => sum + Math.max(0, power - contracted) ** 2,
          0,
        );
        total += (excessPrices[period] ?? 0) * Math.sqrt(squares);
      }
      return total;
    }),
  );
  return cheapest(costs);
}
