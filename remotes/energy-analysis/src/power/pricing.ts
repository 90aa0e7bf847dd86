import type { StudyInputs, StudySnapshotAnswer } from '@vatio/contracts/energy-analysis/studies';
import {
  type PowerPricer,
  type PowerStudy,
  powerPricer,
  type StudyRefusal,
} from '@vatio/energy/optimise';
import { powerStudyOf } from '@vatio/energy/study';
import { type ParameterTable, parameterTable, regulatedOf } from '@vatio/energy/tariff';
import { frozenCurve } from '../studies/frozenCurve';

/** The inputs for computing on a page: the same engine, table and curve as the API's calculation. */
export interface Pricing {
  readonly table: ParameterTable;
  /** Prices any powers; or why there are no prices. */
  readonly price: PowerPricer | StudyRefusal;
}

/** Slow once (some milliseconds), so that each step of a slider is quick. */
export function pricingOf(snapshot: StudySnapshotAnswer, inputs: StudyInputs): Pricing {
  const table = parameterTable(inputs.parameters.map(regulatedOf));
  return { table, price: powerPricer(studyOfSnapshot(snapshot, inputs), table) };
}

/** The calculated study, in the engine's form. */
export const studyOfSnapshot = (
  snapshot: StudySnapshotAnswer,
  { tenthsW }: StudyInputs,
): PowerStudy =>
  powerStudyOf(
    { ...snapshot, curve: frozenCurve(snapshot, tenthsW) },
    // The calculation exists, so whether its months can represent a year was decided there.
    { annualise: true },
  );
