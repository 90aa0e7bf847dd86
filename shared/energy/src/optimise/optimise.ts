import { type Decimal, type ExactNumber, eurText, exact, fixedText, sum } from '../exact/decimal';
import type { ParameterTable } from '../tariff/parameters';
import { type ByPeriod, powersAreOrdered } from '../tariff/tariffs';
import type { Caution } from './cautions/caution';
import { cautionsOf } from './cautions/cautions';
import { costOf, type PowerCost } from './cost';
import { addExcess } from './excess';
import { type PricedStudy, priceStudy } from './pricedStudy';
import { isStudyRefusal, type RefusalReason, refusal, type StudyRefusal } from './refusal';
import { boundsOf, type PowerBounds } from './search/bounds';
import { type CostCurves, costCurves } from './search/curves';
import { type Grid, stepsUp } from './search/grid';
import { currentWhereUnmeasured, withCurrentKept } from './search/kept';
import { ruleOfMaxima } from './search/maxima';
import { cheapestPlaces } from './search/search';
import { kwText } from './spanish';
import { finestStepKw, type PowerStudy } from './study';

/** The cheapest contracted powers, and the current ones beside them. */
export interface PowerOptimum {
  readonly powersKw: ByPeriod<Decimal>;
  readonly cost: PowerCost;
  readonly current: PowerCost;
  /** The powers that the demand never exceeds: the rule of thumb to compare with. */
  readonly maxima: PowerCost;
  /** Negative only when the current powers are outside the allowed ones. */
  readonly savingEur: Decimal;
  /** Of the current cost, with two decimals. */
  readonly savingPercent: Decimal;
  readonly cautions: readonly Caution[];
  readonly curves: CostCurves;
}

/** 200 MW in steps of 0.1 kW: a power in watts must not take the machine's memory. */
const mostSteps = 2_000_000;

/** From the lowest bound to a power that nothing exceeds: each kW above it only costs. */
function gridOf(
  { highestKw }: PricedStudy,
  bounds: readonly PowerBounds[],
  stepKw: ExactNumber,
): Grid {
  const minima = bounds.map(({ minStep }) => minStep);
  const demands = highestKw.map((power) => (power ? stepsUp(power, stepKw) : 0));
  const firstStep = Math.min(...minima);
  return { stepKw, firstStep, size: Math.max(...minima, ...demands) - firstStep + 1 };
}

/** The cost of a period in the window, except for the contracted power. */
function periodCosts({ months }: PricedStudy, i: number, grid: Grid) {
  const excessEur = new Float64Array(grid.size);
  const periods = months.flatMap((month) => month.periods[i] ?? []);
  for (const term of periods.flatMap(({ excess }) => excess)) addExcess(excessEur, term, grid);
  return { excessEur, fixedEurPerKw: sum(periods.map((period) => period.fixedEurPerKw)) };
}

function totalCosts(
  { excessEur, fixedEurPerKw }: ReturnType<typeof periodCosts>,
  { minStep, maxStep }: PowerBounds,
  { firstStep, stepKw }: Grid,
): Float64Array {
  const eurPerStep = fixedEurPerKw.times(stepKw).toNumber();
  return excessEur.map((excess, i) => {
    const step = firstStep + i;
    const isAllowed = step >= minStep && step <= maxStep;
    return isAllowed ? eurPerStep * step + excess : Number.POSITIVE_INFINITY;
  });
}

function tooManySteps({ stepKw, size }: Grid): RefusalReason {
  const message = `La demanda llega a unos ${kwText(stepKw.times(size))}: comprueba que está en kW o elige un paso mayor que ${kwText(stepKw)}.`;
  return { code: 'tooManySteps', message };
}

/**
 * The contracted powers with the least fixed and excess cost over a window of months: exactly,
 * among all multiples of the step that the tariff allows; a period without any measure keeps its
 * current power. Of equal ones, the lowest. Formulas and norms: see `powerCost`; order and limits: Circular CNMC 3/2020 arts. 6 and 9.
 *
 * @returns the optimum with its cautions, or every reason why there is none
 * @throws RangeError when a date is no day
 */
export function optimisePowers(
  study: PowerStudy,
  parameters: ParameterTable,
): PowerOptimum | StudyRefusal {
  const priced = priceStudy(study, parameters);
  if (isStudyRefusal(priced)) return priced;
  const stepKw = exact(study.stepKw ?? finestStepKw);
  const { highestKw } = priced;
  const known = { study, highestKw, stepKw };
  const allowed = boundsOf(study, highestKw, stepKw);
  if ('reasons' in allowed) return refusal(...allowed.reasons);
  const bounds = withCurrentKept(allowed, known);
  const grid = gridOf(priced, bounds, stepKw);
  if (grid.size > mostSteps) return refusal(tooManySteps(grid));

  const searched = bounds.map((bound, i) => ({ ...bound, ...periodCosts(priced, i, grid) }));
  const places = cheapestPlaces(
    searched.map((period) => totalCosts(period, period, grid)),
    powersAreOrdered(study.tariff),
  );
  const steps = places.map((place) => grid.firstStep + place);
  const optimum = steps.map((step) => stepKw.times(step));
  const best = costOf(priced, currentWhereUnmeasured(optimum, known));
  const current = costOf(priced, study.currentPowersKw.map(exact));
  const usual = ruleOfMaxima({ tariff: study.tariff, highestKw, bounds, stepKw });
  const maxima = costOf(priced, currentWhereUnmeasured(usual, known));
  // From the shown totals, so that a person who subtracts them gets the same.
  const before = exact(current.totalEur);
  const saving = before.minus(best.totalEur);
  return {
    powersKw: best.powersKw,
    cost: best,
    current,
    maxima,
    savingEur: eurText(saving),
    savingPercent: fixedText(before.eq(0) ? before : saving.div(before).times(100), 2),
    cautions: cautionsOf({ priced, cost: best, current, saving, parameters }),
    curves: costCurves(
      searched.map((period, i) => ({ ...period, step: steps[i] ?? grid.firstStep })),
      grid,
    ),
  };
}
