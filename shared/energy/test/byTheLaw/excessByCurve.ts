import { powerPeriod } from './clock';
import { type Cycle, line, type PlainLine, type Quarter } from './cycle';
import { type Day, dayOf } from './days';
import { type Fraction, nothing, over, plus, squareRoot, times, whole } from './fraction';
import { excessOn } from './prices';

/** Since then the price of a period has K_p inside. */
const withoutRatio = dayOf('2025-01-01');
/** A longer cycle is none of one month, and for two no text has a rule. */
const longestDays = 45;

/** t_ep, times K_p while there was one, in €/kW for a whole cycle. */
function priceOf({ input }: Cycle, period: number, day: Day): Fraction | null {
  const price = excessOn('excessMonthly', input.tariff, period, day);
  if (day >= withoutRatio) return price;
  const ratio = excessOn('excessRatio', input.tariff, period, day);
  return price && ratio && times(price, ratio);
}

/** The days of the whole cycle with one set of powers. */
function setsOf({ wholeDays, powersOn }: Cycle): Day[][] {
  const sets = new Map<string, Day[]>();
  for (const day of wholeDays) {
    const name = JSON.stringify(powersOn(day).map(({ n, d }) => `${n}/${d}`));
    sets.set(name, [...(sets.get(name) ?? []), day]);
  }
  return [...sets.values()];
}

/** √Σ (power − contracted)² of the quarters over it, kW. */
function rootOf(quarters: readonly Quarter[], contracted: Fraction): Fraction {
  const watts = (contracted.n * 1000n) / contracted.d;
  let squares = 0n;
  for (const quarter of quarters) {
    const more = BigInt(quarter.watts) - watts;
    if (more > 0n) squares += more * more;
  }
  return squareRoot({ n: squares, d: 1_000_000n });
}

/** Its root for each set of powers, by the days of each price that this bill bills. */
function costOf(cycle: Cycle, period: number, quarters: readonly Quarter[]): Fraction | null {
  const billed = new Set(cycle.days);
  let sum: Fraction = nothing;
  for (const set of setsOf(cycle)) {
    const days = new Set(set);
    const contracted = cycle.powersOn(set[0] ?? 0)[period - 1] ?? nothing;
    const root = rootOf(
      quarters.filter(({ day }) => days.has(day)),
      contracted,
    );
    const ofBill = set.filter((day) => billed.has(day));
    if (root.n === 0n || ofBill.length === 0) continue;
    if (cycle.wholeDays.length > longestDays) return null;
    const prices = ofBill.map((day) => priceOf(cycle, period, day));
    const known = prices.filter((price): price is Fraction => price !== null);
    if (known.length < prices.length) return null;
    const days_ = whole(cycle.wholeDays.length);
    sum = plus(sum, over(times(root, known.reduce(plus, nothing)), days_));
  }
  return sum;
}

/** Points of type 1 to 3 (Circular 3/2020 art. 9.4.b): one root for each billing cycle and period. */
export const excessByCurve = (cycle: Cycle): PlainLine[] =>
  cycle.powerPeriods.map((period) => {
    const hours = Array.from({ length: 24 }, (_, hour) => hour);
    const exists = cycle.wholeDays.some((day) =>
      hours.some((hour) => powerPeriod(cycle.input, day, hour) === period),
    );
    if (!exists) return line('excess', period, nothing);
    const quarters = cycle.quarters.filter((quarter) => quarter.powerPeriod === period);
    if (quarters.length === 0) return line('excess', period, null);
    return line('excess', period, costOf(cycle, period, quarters));
  });
