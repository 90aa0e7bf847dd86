import { type ExactNumber, exact, sum, zero } from './decimal';

const cent = exact('0.01');

/**
 * Amounts in cents that add up to a total. The remainder of the rounding, a few cents, goes to the largest
 * amounts, a cent each, where it weighs least.
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
