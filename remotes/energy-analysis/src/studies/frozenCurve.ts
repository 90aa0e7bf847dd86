import type { StudyInputs, StudySnapshotAnswer } from '@vatio/contracts/energy-analysis/studies';
import { startOfDay } from '@vatio/energy/calendar';
import type { MeasuredDemand } from '@vatio/energy/curve';

const tenthsWAKw = 10_000;

/** The curve that a calculation saw: kW of each quarter of its window; null: it saw none. */
export function frozenCurve(
  { curve, window, territory }: StudySnapshotAnswer,
  tenthsW: StudyInputs['tenthsW'],
): MeasuredDemand | null {
  if (!curve || !tenthsW) return null;
  return {
    minutes: curve.minutes,
    startMs: startOfDay(window.firstDay, territory),
    kw: Float64Array.from(tenthsW, (tenths) => (tenths < 0 ? Number.NaN : tenths / tenthsWAKw)),
  };
}
