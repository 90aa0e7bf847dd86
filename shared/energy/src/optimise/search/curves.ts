import { type Decimal, type ExactNumber, exact, sum, toText } from '../../exact/decimal';
import type { ByPeriod } from '../../tariff/tariffs';
import { type CostParts, costParts } from '../cost';
import type { PowerBounds } from './bounds';

/** The cost of one period alone, by its power. */
export interface CurvePoint extends CostParts {
  readonly powerKw: Decimal;
}

/** The cost of all periods, each shifted by the same kW from the optimum. */
export interface ShiftPoint extends CostParts {
  readonly shiftKw: Decimal;
}

/** The cost around the optimum, which is one of the points. */
export interface CostCurves {
  /** Each period by itself, within its own bounds; the others stay. */
  readonly periods: ByPeriod<readonly CurvePoint[]>;
  /** All periods moved together, within the bounds of each. */
  readonly together: readonly ShiftPoint[];
}

interface PeriodCosts extends PowerBounds {
  readonly fixedEurPerKw: ExactNumber;
  /** The excess at a power in steps. */
  readonly excessEur: (step: number) => number;
  /** The optimum, in steps. */
  readonly step: number;
}

/** A curve shows this part of the power to both sides… */
const spread = 0.3;
/** …and of a small power at least this many steps… */
const fewestSteps = 10;
/** …with at most this many points to each side. */
const mostPoints = 50;

/** Steps from the optimum, 0 among them, that all these periods can take. */
function shiftsOf(periods: readonly PeriodCosts[]): number[] {
  const least = Math.max(...periods.map(({ minStep, step }) => minStep - step));
  const most = Math.min(...periods.map(({ maxStep, step }) => maxStep - step));
  const highest = Math.max(...periods.map(({ step }) => step));
  const reach = Math.max(Math.ceil(highest * spread), fewestSteps);
  const stride = Math.ceil(reach / mostPoints);
  const count = Math.floor(reach / stride);
  return Array.from({ length: 2 * count + 1 }, (_, i) => (i - count) * stride).filter(
    (shift) => shift >= least && shift <= most,
  );
}

function moved(periods: readonly PeriodCosts[], stepKw: ExactNumber) {
  const slopes = periods.map(({ fixedEurPerKw }) => fixedEurPerKw.times(stepKw));
  const slope = sum(slopes);
  const atOptimum = sum(slopes.map((eurPerStep, i) => eurPerStep.times(periods[i]?.step ?? 0)));
  return shiftsOf(periods).map((shift) => {
    const excess = periods.reduce(
      (total, { excessEur, step }) => total + excessEur(step + shift),
      0,
    );
    const fixed = atOptimum.plus(slope.times(shift));
    return { shift, parts: costParts({ fixed, excess: exact(excess) }) };
  });
}

/** @returns the curves around the optimum */
export function costCurves(all: readonly PeriodCosts[], stepKw: ExactNumber): CostCurves {
  const kwOf = (steps: number) => toText(stepKw.times(steps));
  return {
    periods: all.map((period) =>
      moved([period], stepKw).map(({ shift, parts }) => ({
        powerKw: kwOf(period.step + shift),
        ...parts,
      })),
    ),
    together: moved(all, stepKw).map(({ shift, parts }) => ({ shiftKw: kwOf(shift), ...parts })),
  };
}
