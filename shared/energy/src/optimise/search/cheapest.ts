import { type ExactNumber, sum } from '../../exact/decimal';
import { powersAreOrdered } from '../../tariff/tariffs';
import { costOf, type PowerCost } from '../cost';
import { excessBySteps } from '../excess';
import type { PricedStudy } from '../pricedStudy';
import { type RefusalReason, refusal, type StudyRefusal } from '../refusal';
import { type PointTypes, stepsOfTypes } from '../regimes/regime';
import { kwText } from '../spanish';
import { boundsOf, type PowerBounds } from './bounds';
import { type CostCurves, costCurves } from './curves';
import { stepsUp } from './grid';
import { currentWhereUnmeasured, withCurrentKept } from './kept';
import { ruleOfMaxima } from './maxima';
import { cheapestSteps } from './search';

/** The limits of a search in a regime. */
export interface Searchable {
  readonly priced: PricedStudy;
  readonly stepKw: ExactNumber;
  readonly bounds: readonly PowerBounds[];
}

/** 200 MW in steps of 0.1 kW: more is a power in watts. */
const mostSteps = 2_000_000;

/** The lowest power without an excess, in steps: each higher power only costs. */
function lastStepOf({ priced, bounds, stepKw }: Searchable): number {
  const demands = priced.highestKw.map((power) => (power ? stepsUp(power, stepKw) : 0));
  return Math.max(...bounds.map(({ minStep }) => minStep), ...demands);
}

function tooManySteps(lastStep: number, stepKw: ExactNumber): RefusalReason {
  const message = `La demanda llega a unos ${kwText(stepKw.times(lastStep))}: comprueba que está en kW o elige un paso mayor que ${kwText(stepKw)}.`;
  return { code: 'tooManySteps', message };
}

/** @returns the powers that tariff, person and unmeasured periods allow; or why there are none */
export function searchable(priced: PricedStudy, stepKw: ExactNumber): Searchable | StudyRefusal {
  const { study, highestKw } = priced;
  const allowed = boundsOf(study, highestKw, stepKw);
  if ('reasons' in allowed) return refusal(...allowed.reasons);
  const found = { priced, stepKw, bounds: withCurrentKept(allowed, { study, highestKw, stepKw }) };
  const lastStep = lastStepOf(found);
  return lastStep > mostSteps ? refusal(tooManySteps(lastStep, stepKw)) : found;
}

/** The bounds that make a point of these types of it; null: no powers do. The last power is the highest. */
function boundsIn({ priced, bounds, stepKw }: Searchable, types: PointTypes) {
  const { minStep, maxStep } = stepsOfTypes(types, stepKw);
  const isOrdered = powersAreOrdered(priced.study.tariff);
  const last = bounds.length - 1;
  const within = bounds.map((bound, i) => ({
    minStep: isOrdered && i === last ? Math.max(bound.minStep, minStep) : bound.minStep,
    maxStep: Math.min(bound.maxStep, maxStep),
  }));
  const fits = within.every(({ minStep: least }, i) =>
    within.slice(i, isOrdered ? undefined : i + 1).every((later) => later.maxStep >= least),
  );
  return fits ? within : null;
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

export interface Cheapest {
  readonly cost: PowerCost;
  /** The costs around it. */
  readonly curves: () => CostCurves;
}

/** @returns the cheapest powers that make a point of these types; null: there are none */
export function cheapestOf(from: Searchable, types: PointTypes): Cheapest | null {
  const { priced, stepKw } = from;
  const { study, highestKw } = priced;
  const bounds = boundsIn(from, types);
  if (!bounds) return null;
  const lastStep = lastStepOf({ ...from, bounds });
  const searched = bounds.map((bound, i) => ({ ...bound, ...periodCosts(priced, i, stepKw) }));
  const steps = cheapestSteps(searched, lastStep, powersAreOrdered(study.tariff));
  const powersKw = steps.map((step) => stepKw.times(step));
  return {
    cost: costOf(priced, currentWhereUnmeasured(powersKw, { study, highestKw, stepKw })),
    curves: () =>
      costCurves(
        searched.map((period, i) => ({ ...period, step: steps[i] ?? period.minStep })),
        stepKw,
      ),
  };
}

/** The powers that the demand never exceeds, where the bounds allow them; what they cost no formula decides. */
export function maximaOf({ priced, stepKw, bounds }: Searchable): PowerCost {
  const { study, highestKw } = priced;
  const usual = ruleOfMaxima({ tariff: study.tariff, highestKw, bounds, stepKw });
  return costOf(priced, currentWhereUnmeasured(usual, { study, highestKw, stepKw }));
}
