import type { StudyCalculation, StudyInputs } from '@vatio/contracts/energy-analysis/studies';
import { periodLookUp } from '@vatio/energy/calendar';
import {
  type CurveDay,
  type CurveExcesses,
  curveDaysOf,
  curveExcesses,
  type HourDayMatrix,
  hourDayMatrix,
  localClock,
  type Peak,
  type TypicalDay,
  typicalDays,
  worstPeaks,
} from '@vatio/energy/curve';
import {
  type ContractedOf,
  type Curve,
  curveOf,
  type LocalClock,
  type PeriodOf,
} from '@vatio/ui/charts';
import { frozenCurve } from '../studies/frozenCurve';

/** The analysis of a calculation's curve: plain data for the page and for a report. */
export interface CurveAnalysis {
  readonly days: readonly CurveDay[];
  readonly curve: Curve;
  readonly clock: LocalClock;
  /** The periods of the energy. */
  readonly periodOf: PeriodOf;
  /** The power of the snapshot in the period of each instant. */
  readonly contractedOf: ContractedOf;
  readonly typical: readonly TypicalDay[];
  readonly matrix: HourDayMatrix;
  readonly peaks: readonly Peak[];
  readonly excesses: CurveExcesses;
  /** Hours were measured: what happens within them is not known. */
  readonly isHourly: boolean;
}

/** @returns null: the calculation saw no curve */
export function curveAnalysisOf(
  { snapshot }: Pick<StudyCalculation, 'snapshot'>,
  { tenthsW }: Pick<StudyInputs, 'tenthsW'>,
): CurveAnalysis | null {
  const demand = frozenCurve(snapshot, tenthsW);
  if (!demand) return null;
  const { tariff, territory, window } = snapshot;
  const days = curveDaysOf(demand, window, territory);
  const curve = curveOf(days);
  if (!curve) return null;
  const rule = { tariff, territory };
  const powersKw = snapshot.powersKw.map(Number);
  const contracted = { powersKw, rule };
  const powerPeriodOf = periodLookUp({ ...rule, term: 'power' });
  return {
    days,
    curve,
    clock: localClock(territory),
    periodOf: periodLookUp(rule),
    contractedOf: (instantMs) => powersKw[powerPeriodOf(instantMs) - 1],
    typical: typicalDays(days, rule),
    matrix: hourDayMatrix(days, territory),
    peaks: worstPeaks(days, contracted),
    excesses: curveExcesses(days, contracted),
    isHourly: demand.minutes === 60,
  };
}

/** kWh of each period of the energy, P1 first, of some months. */
export const kwhByPeriodOf = (
  facts: { readonly months: readonly { readonly kwhByPeriod: readonly number[] }[] } | null,
): readonly number[] =>
  (facts?.months ?? []).reduce<readonly number[]>(
    (sums, month) => month.kwhByPeriod.map((kwh, index) => kwh + (sums[index] ?? 0)),
    [],
  );
