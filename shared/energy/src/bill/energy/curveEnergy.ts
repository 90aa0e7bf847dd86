import { addDays, type DayRange } from '../../calendar/dates';
import { quarterMs, startOfDay } from '../../calendar/localTime';
import { type PeriodRule, periodLookUp } from '../../calendar/periods';
import type { QuarterDemand } from '../../curve/demand';
import { type ExactNumber, exact } from '../../exact/decimal';

const kwhDecimals = 6;

/** kWh of each period as a curve says, P1 first; null when the power of a quarter is unknown. */
export function curveEnergy(
  { startMs, kw }: QuarterDemand,
  rule: PeriodRule,
  { firstDay, lastDay }: DayRange,
): readonly ExactNumber[] | null {
  const periodOf = periodLookUp(rule);
  const kwh: number[] = [0, 0, 0, 0, 0, 0];
  const end = startOfDay(addDays(lastDay, 1), rule.territory);
  for (let at = startOfDay(firstDay, rule.territory); at < end; at += quarterMs) {
    const power = kw[(at - startMs) / quarterMs] ?? Number.NaN;
    if (Number.isNaN(power)) return null;
    const i = periodOf(at) - 1;
    kwh[i] = (kwh[i] ?? 0) + power / 4;
  }
  return kwh.map((energy) => exact(energy.toFixed(kwhDecimals)));
}
