import type { StudyInputs, StudySnapshotAnswer } from '@vatio/contracts/energyAnalysis/studies';
import { startOfDay } from '@vatio/energy/calendar';
import {
  type PowerPricer,
  type PowerStudy,
  powerPricer,
  type StudyRefusal,
} from '@vatio/energy/optimise';
import { powerStudyOf, type SnapshotCurve } from '@vatio/energy/study';
import { type ParameterTable, parameterTable, regulatedOf } from '@vatio/energy/tariff';

const tenthsWAKw = 10_000;

/** What a page computes with: the same engine, table and curve as the API's calculation. */
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

/** What was calculated, for the engine. */
export const studyOfSnapshot = (
  snapshot: StudySnapshotAnswer,
  { tenthsW }: StudyInputs,
): PowerStudy =>
  powerStudyOf(
    { ...snapshot, curve: curveOf(snapshot, tenthsW) },
    // The calculation was made: whether its months stand for a year was decided there.
    { annualise: true },
  );

/** The curve of a snapshot as the page gets it; null: it has none. */
export function curveOf(
  { curve, window, territory }: StudySnapshotAnswer,
  tenthsW: StudyInputs['tenthsW'],
): SnapshotCurve | null {
  if (!curve || !tenthsW) return null;
  return {
    minutes: curve.minutes,
    startMs: startOfDay(window.firstDay, territory),
    kw: Float64Array.from(tenthsW, (tenths) => (tenths < 0 ? Number.NaN : tenths / tenthsWAKw)),
  };
}
