import { addingUp } from '../../exact/addingUp';
import { type ExactNumber, eurText, exact, sum, zero } from '../../exact/decimal';
import type { CostParts } from '../cost';

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
  readonly regulatedEnergyEur?: string | undefined;
  readonly powersKw: readonly string[];
  readonly periods: readonly CostParts[];
  readonly months: readonly (CostParts & { readonly periods: readonly CostParts[] })[];
}

type Term = 'fixedEur' | 'excessEur';

/**
 * A term of each period and month: the periods come to the term as the lines of a bill do, and the
 * months of each to its period.
 */
function cellsOf(cost: CostToAddUp, term: Term, termTotal: ExactNumber) {
  const ofPeriods = addingUp(
    cost.periods.map((period) => exact(period[term])),
    termTotal,
  );
  return ofPeriods.map((ofPeriod, i) =>
    addingUp(
      cost.months.map(({ periods }) => exact(periods[i]?.[term] ?? 0)),
      ofPeriod,
    ),
  );
}

/**
 * The same cost for paper, where a reader will add it up: the total and the fixed term stay, as the lines
 * of a contract have it, and months, periods and terms add up to them to the cent, in every direction; the
 * energy of another tariff has no month and no period. No figure moves by more than some cents.
 */
export function costThatAddsUp<Cost extends CostToAddUp>(cost: Cost): Cost {
  const fixed = exact(cost.fixedEur);
  const energy = exact(cost.regulatedEnergyEur ?? 0);
  const excess = exact(cost.totalEur).minus(fixed).minus(energy);
  const fixedCells = cellsOf(cost, 'fixedEur', fixed);
  const excessCells = cellsOf(cost, 'excessEur', excess);
  const months = cost.months.map((month, row) => {
    const periods = month.periods.map((_, i) =>
      partsOf(fixedCells[i]?.[row] ?? zero, excessCells[i]?.[row] ?? zero),
    );
    return { ...month, ...total(periods), periods };
  });
  return {
    ...cost,
    ...partsOf(fixed, excess),
    totalEur: cost.totalEur,
    months,
    periods: cost.periods.map((_, i) => total(months.flatMap(({ periods }) => periods[i] ?? []))),
  };
}
