import { type Decimal, type ExactNumber, eurText, exact, fixedText, sum } from '../exact/decimal';
import type { ParameterTable } from '../tariff/parameters';
import { type ByPeriod, powersAreOrdered } from '../tariff/tariffs';
import type { Caution } from './cautions/caution';
import { cautionsOf } from './cautions/cautions';
import { costOf, type PowerCost } from './cost';
import { excessBySteps } from './excess';
import { type PricedStudy, priceStudy } from './pricedStudy';
import { isStudyRefusal, type RefusalReason, refusal, type StudyRefusal } from './refusal';
import { boundsOf, type PowerBounds } from './search/bounds';
import { type CostCurves, costCurves } from './search/curves';
import { stepsUp } from './search/grid';
import { currentWhereUnmeasured, withCurrentKept } from './search/kept';
import { ruleOfMaxima } from './search/maxima';
import { cheapestSteps } from './search/search';
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

/** 200 MW in steps of 0.1 kW: more is a power in watts. */
const mostSteps = 2_000_000;

/** The power that nothing exceeds, in steps: each one above it only costs. */
function lastStepOf(
  { highestKw }: PricedStudy,
  bounds: readonly PowerBounds[],
  stepKw: ExactNumber,
): number {
  const demands = highestKw.map((power) => (power ? stepsUp(power, stepKw) : 0));
  return Math.max(...bounds.map(({ minStep }) => minStep), ...demands);
}

/** The cost of a period in the window by its power in steps. */
function periodCosts({ months }: PricedStudy, i: number, stepKw: ExactNumber) {
  const periods = months.flatMap((month) => month.periods[i] ?? []);
  const fixedEurPerKw = sum(periods.map((period) => period.fixedEurPerKw));
  const eurPerStep = fixedEurPerKw.times(stepKw).toNumber();
  const excessEur = excessBySteps(
    periods.flatMap(({ excess }) => excess),
    stepKw,
  );
  return {
    fixedEurPerKw,
    excessEur,
    costEur: (step: number) => eurPerStep * step + excessEur(step),
  };
}

function tooManySteps(lastStep: number, stepKw: ExactNumber): RefusalReason {
  const message = `La demanda llega a unos ${kwText(stepKw.times(lastStep))}: comprueba que está en kW o elige un paso mayor que ${kwText(stepKw)}.`;
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
  const lastStep = lastStepOf(priced, bounds, stepKw);
  if (lastStep > mostSteps) return refusal(tooManySteps(lastStep, stepKw));

  const searched = bounds.map((bound, i) => ({ ...bound, ...periodCosts(priced, i, stepKw) }));
  const steps = cheapestSteps(searched, lastStep, powersAreOrdered(study.tariff));
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
      searched.map((period, i) => ({ ...period, step: steps[i] ?? period.minStep })),
      stepKw,
    ),
  };
}
