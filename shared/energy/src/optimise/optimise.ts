import { type Decimal, eurText, exact, fixedText } from '../exact/decimal';
import type { ParameterTable } from '../tariff/parameters';
import type { ByPeriod } from '../tariff/tariffs';
import type { Caution } from './cautions/caution';
import { cautionsOf } from './cautions/cautions';
import { costOf, type PowerCost } from './cost';
import { priceStudy } from './pricedStudy';
import { isStudyRefusal, type StudyRefusal } from './refusal';
import type { Regime } from './regimes/regime';
import { cheapestRegime } from './regimes/winner';
import { maximaOf, searchable } from './search/cheapest';
import type { CostCurves } from './search/curves';
import { finestStepKw, type PowerStudy } from './study';

/** The saving of some powers in comparison with the current powers. */
interface Saving {
  /** Negative only when the current powers are not allowed. */
  readonly savingEur: Decimal;
  /** The saving in % of the current cost, with two decimals. */
  readonly savingPercent: Decimal;
}

/** The cheapest powers that change neither the type of the point nor its tariff. */
export interface BestOnThisSide extends Saving {
  readonly cost: PowerCost;
}

/** The cheapest contracted powers, beside the current powers. */
export interface PowerOptimum extends Saving {
  readonly powersKw: ByPeriod<Decimal>;
  readonly cost: PowerCost;
  /** The regime that prices them: another one than the study's where they change tariff, type or control. */
  readonly regime: Regime;
  /** Only where the optimum changes the type or the tariff, and some powers do not. */
  readonly bestOnThisSide: BestOnThisSide | null;
  readonly current: PowerCost;
  /** The powers that the demand never exceeds: the rule of thumb to compare with. */
  readonly maxima: PowerCost;
  readonly cautions: readonly Caution[];
  readonly curves: CostCurves;
}

/** Computes the saving from the shown totals, so that a person who subtracts them gets the same. */
function savingOf(cost: PowerCost, current: PowerCost): Saving {
  const before = exact(current.totalEur);
  const saving = before.minus(cost.totalEur);
  return {
    savingEur: eurText(saving),
    savingPercent: fixedText(before.eq(0) ? before : saving.div(before).times(100), 2),
  };
}

/**
 * The contracted powers with the least fixed and excess cost over a window of months: exactly, among all
 * multiples of the step that the tariff allows; a period without any measure keeps its current power. Of
 * equal powers, the lowest. Powers that change the type of the point or the tariff are priced as those of
 * there, and where no price is known a caution says so. Formulas and norms: see `powerCost`; order and
 * limits: Circular CNMC 3/2020 arts. 6 and 9.
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
  const from = searchable(priced, exact(study.stepKw ?? finestStepKw));
  if (isStudyRefusal(from)) return from;
  const best = cheapestRegime(from, parameters);
  if (isStudyRefusal(best)) return best;
  const { cost, regime, onThisSide } = best;
  const current = costOf(priced, study.currentPowersKw.map(exact));
  const saving = savingOf(cost, current);
  return {
    powersKw: cost.powersKw,
    cost,
    regime,
    bestOnThisSide: onThisSide && { cost: onThisSide, ...savingOf(onThisSide, current) },
    current,
    maxima: maximaOf(from),
    ...saving,
    cautions: cautionsOf({ priced, best, current, saving: exact(saving.savingEur), parameters }),
    // Half of the work, which most callers do not need.
    get curves() {
      return best.curves();
    },
  };
}
