import { type Cycle, line, type PlainLine } from './cycle';
import { type Day, dayOf, daysOfYear, isWithinMonths } from './days';
import { decimal, type Fraction, nothing, over, percent, plus, times, whole } from './fraction';
import { accessOn, priceOn, pvpcMarginOn } from './prices';

/** Surcharges on the power toll, for contracts under a year (Circular 3/2020 art. 10). */
const surcharges = [
  [3, 135],
  [4, 90],
  [5, 63],
  [6, 45],
] as const;

/** €/kW·year of a period on a day. */
function priceOf({ input }: Cycle, period: number, day: Day): Fraction | null {
  const { tariff, powerPrice, shortContract } = input;
  if (powerPrice.kind === 'own') return decimal(powerPrice.eurPerKwYear[period - 1] ?? 0);
  const access = accessOn('power', tariff, period, day);
  const toll = priceOn('powerToll', tariff, period, day);
  if (!access || !toll) return null;
  const billed = shortContract ? plus(access, times(toll, percent(135))) : access;
  if (powerPrice.kind === 'regulated') {
    return plus(billed, decimal(powerPrice.marginEurPerKwYear?.[period - 1] ?? 0));
  }
  const margin = period === 1 ? pvpcMarginOn(day) : nothing;
  return margin && plus(billed, margin);
}

/** kW × €/kW·year, day by day, each a part of its year; null when the price of one is unknown. */
export function overDays(
  { powersOn }: Pick<Cycle, 'powersOn'>,
  days: readonly Day[],
  period: number,
  priceOn: (day: Day) => Fraction | null,
): Fraction | null {
  let sum: Fraction = nothing;
  for (const day of days) {
    const price = priceOn(day);
    if (!price) return null;
    const kw = powersOn(day)[period - 1] ?? nothing;
    sum = plus(sum, over(times(kw, price), whole(daysOfYear(day))));
  }
  return sum;
}

/** Circular 3/2020 arts. 9.1 and 9.2: each price and each set of powers for its days. */
export const powerTerm = (cycle: Cycle): PlainLine[] =>
  cycle.powerPeriods.map((period) =>
    line(
      'power',
      period,
      overDays(cycle, cycle.days, period, (day) => priceOf(cycle, period, day)),
    ),
  );

/** The last bill corrects the 135 % of all its days to the duration that the contract had. */
export function regularisation(cycle: Cycle): PlainLine[] {
  const { tariff, shortContract, powerPrice } = cycle.input;
  if (!shortContract?.isLastBill || powerPrice.kind === 'own') return [];
  const first = dayOf(shortContract.firstDay);
  const last = cycle.days.at(-1) ?? first;
  const due = surcharges.find(([months]) => isWithinMonths(first, last, months))?.[1] ?? 32;
  const days = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  if (due === 135) return [];
  return cycle.powerPeriods.map((period) => {
    const toll = overDays(cycle, days, period, (day) => priceOn('powerToll', tariff, period, day));
    return line('power', period, toll && times(toll, percent(due - 135)));
  });
}
