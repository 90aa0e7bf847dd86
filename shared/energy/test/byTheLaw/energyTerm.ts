import { type Cycle, line, type PlainLine } from './cycle';
import type { Day } from './days';
import { decimal, type Fraction, nothing, over, plus, times, whole } from './fraction';
import { accessOn } from './prices';

/** The part of a period's energy on each day, by the curve; null without a curve that says it. */
function curveParts({ quarters, hasGaps }: Cycle, period: number): Map<Day, bigint> | null {
  if (hasGaps) return null;
  const parts = new Map<Day, bigint>();
  for (const quarter of quarters) {
    if (quarter.energyPeriod !== period || quarter.watts === 0) continue;
    parts.set(quarter.day, (parts.get(quarter.day) ?? 0n) + BigInt(quarter.watts));
  }
  return parts;
}

/**
 * Energy under prices that may change: what was really used under each, and by days where no curve says it
 * (Circular 3/2020 art. 9.3).
 */
export function byPrices(
  cycle: Cycle,
  period: number,
  kwh: Fraction,
  priceOn: (day: Day) => Fraction | null,
): Fraction | null {
  const prices: Fraction[] = [];
  for (const day of cycle.days) {
    const price = priceOn(day);
    if (!price) return null;
    prices.push(price);
  }
  const [first = nothing] = prices;
  if (prices.every(({ n, d }) => n * first.d === first.n * d)) return times(kwh, first);
  const parts = curveParts(cycle, period);
  const used = cycle.days.map((day) => parts?.get(day) ?? 0n);
  const all = used.reduce((sum, one) => sum + one, 0n);
  const weights = all > 0n ? used : used.map(() => 1n);
  const weight = weights.reduce((sum, one) => sum + one, 0n);
  const sum = prices.reduce(
    (so, price, i) => plus(so, times(price, whole(weights[i] ?? 0n))),
    nothing,
  );
  return over(times(kwh, sum), whole(weight));
}

export const energyTerm = (cycle: Cycle): PlainLine[] =>
  cycle.energyPeriods.map((period) => {
    const { tariff, energyPrice, energyKwh } = cycle.input;
    const kwh = decimal(energyKwh[period - 1] ?? 0);
    if (kwh.n === 0n) return line('energy', period, nothing);
    const agreed = decimal(energyPrice.eurPerKwh[period - 1] ?? 0);
    const priceOn = (day: Day) => {
      const access = energyPrice.includesAtr ? nothing : accessOn('energy', tariff, period, day);
      return access && plus(agreed, access);
    };
    return line('energy', period, byPrices(cycle, period, kwh, priceOn));
  });
