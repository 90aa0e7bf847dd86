import { type ExactNumber, eurText, exact, sum, zero } from '../../exact/decimal';
import type { CostParts } from '../cost';

const cent = exact('0.01');

/**
 * Amounts in cents that add up to a total. What the rounding of each has left over, a few cents, goes
 * to the largest ones, a cent each, where it weighs least.
 */
export function addingUp(
  amounts: readonly ExactNumber[],
  total: ExactNumber,
): readonly ExactNumber[] {
  const found = [...amounts];
  const left = total.minus(sum(found));
  const step = left.gt(0) ? cent : cent.times(-1);
  const largestFirst = found
    .map((amount, index) => ({ amount, index }))
    .sort((one, other) => other.amount.cmp(one.amount));
  if (largestFirst.length === 0) return found;
  for (let cents = left.div(step).toNumber(), turn = 0; cents > 0; cents--, turn++) {
    const index = largestFirst[turn % largestFirst.length]?.index ?? 0;
    found[index] = (found[index] ?? zero).plus(step);
  }
  return found;
}

const partsOf = (fixed: ExactNumber, excess: ExactNumber): CostParts => ({
  fixedEur: eurText(fixed),
  excessEur: eurText(excess),
  totalEur: eurText(fixed.plus(excess)),
});

const total = (parts: readonly CostParts[]): CostParts =>
  partsOf(
    sum(parts.map(({ fixedEur }) => exact(fixedEur))),
    sum(parts.map(({ excessEur }) => exact(excessEur))),
  );

/** A `PowerCost`, also as it was stored. */
interface CostToAddUp extends CostParts {
  readonly powersKw: readonly string[];
  readonly periods: readonly CostParts[];
  readonly months: readonly (CostParts & { readonly periods: readonly CostParts[] })[];
}

/**
 * The same cost for paper, where somebody will add it up: the total stays, and months, periods and
 * terms add up to it to the cent, in every direction. No figure moves by more than some cents.
 */
export function costThatAddsUp<Cost extends CostToAddUp>(cost: Cost): Cost {
  const all = exact(cost.totalEur);
  const [fixed = zero, excess = zero] = addingUp(
    [exact(cost.fixedEur), exact(cost.excessEur)],
    all,
  );
  const cells = cost.months.flatMap(({ periods }) => periods);
  const fixedCells = addingUp(
    cells.map(({ fixedEur }) => exact(fixedEur)),
    fixed,
  );
  const excessCells = addingUp(
    cells.map(({ excessEur }) => exact(excessEur)),
    excess,
  );
  const count = cost.powersKw.length;
  const months = cost.months.map((month, row) => {
    const periods = month.periods.map((_, i) => {
      const at = row * count + i;
      return partsOf(fixedCells[at] ?? zero, excessCells[at] ?? zero);
    });
    return { ...month, ...total(periods), periods };
  });
  return {
    ...cost,
    ...partsOf(fixed, excess),
    months,
    periods: cost.powersKw.map((_, i) => total(months.flatMap(({ periods }) => periods[i] ?? []))),
  };
}
