import { addDays, type DayRange } from '../../calendar/dates';
import { quarterMs, startOfDay } from '../../calendar/localTime';
import { type PeriodRule, periodLookUp } from '../../calendar/periods';
import type { QuarterDemand } from '../../curve/demand';

export interface OverQuarters {
  quarters: number;
  /** The number of quarters with a known power. */
  known: number;
  /** The number of quarters over the contracted power. */
  over: number;
  /** The sum of the squared excesses, kW². */
  sumOfSquares: number;
}

/** Walks once through the quarters. @param powersKw contracted, P1 first, as is the result */
export function quartersOver(
  of: {
    readonly powersKw: readonly number[];
    readonly rule: PeriodRule;
    readonly demand: QuarterDemand | null;
  },
  { firstDay, lastDay }: DayRange,
): readonly OverQuarters[] {
  const { powersKw, rule, demand } = of;
  const periodOf = periodLookUp(rule);
  const byPeriod = powersKw.map(
    (): OverQuarters => ({ quarters: 0, known: 0, over: 0, sumOfSquares: 0 }),
  );
  const end = startOfDay(addDays(lastDay, 1), rule.territory);
  for (let at = startOfDay(firstDay, rule.territory); at < end; at += quarterMs) {
    const index = periodOf(at) - 1;
    const found = byPeriod[index];
    if (!found) continue;
    found.quarters++;
    const kw = demand?.kw[(at - demand.startMs) / quarterMs] ?? Number.NaN;
    if (Number.isNaN(kw)) continue;
    found.known++;
    const excessKw = kw - (powersKw[index] ?? 0);
    if (excessKw <= 0) continue;
    found.over++;
    found.sumOfSquares += excessKw ** 2;
  }
  return byPeriod;
}
