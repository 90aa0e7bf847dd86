import type { StudyInputs, StudySnapshotAnswer } from '@vatio/contracts/energyAnalysis/studies';
import { type PowerPricer, powerPricer, type StudyRefusal } from '@vatio/energy/optimise';
import { powerStudyOf } from '@vatio/energy/study';
import { type ParameterTable, parameterTable, regulatedOf } from '@vatio/energy/tariff';
import { frozenCurve } from '../studies/frozenCurve';

/** What a page computes with: the same engine, table and curve as the API's calculation. */
export interface Pricing {
  readonly table: ParameterTable;
  /** Prices any powers; or why there are no prices. */
  readonly price: PowerPricer | StudyRefusal;
}

/** Slow once (some milliseconds), so that each step of a slider is quick. */
export function pricingOf(
  snapshot: StudySnapshotAnswer,
  { parameters, tenthsW }: StudyInputs,
): Pricing {
  const table = parameterTable(parameters.map(regulatedOf));
  const study = powerStudyOf(
    { ...snapshot, curve: frozenCurve(snapshot, tenthsW) },
    // The calculation was made: whether its months stand for a year was decided there.
    { annualise: true },
  );
  return { table, price: powerPricer(study, table) };
}
