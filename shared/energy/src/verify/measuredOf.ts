import { cycleOf } from '../bill/cycle';
import { curveEnergy } from '../bill/energy/curveEnergy';
import type { Readings } from '../bill/input';
import { addDays } from '../calendar/dates';
import { quarterMs, startOfDay } from '../calendar/localTime';
import { type PeriodRule, periodLookUp } from '../calendar/periods';
import type { MeasuredDemand } from '../curve/demand';
import { toText } from '../exact/decimal';
import { periodCount } from '../tariff/tariffs';
import type { Measured } from './context';

/** The highest quarter of each period, kW; null where a quarter of it is unknown, or it has none. */
function maximaOf({ startMs, kw }: MeasuredDemand, rule: PeriodRule, readings: Readings) {
  const { firstDay, lastDay } = cycleOf(readings);
  const periodOf = periodLookUp({ ...rule, term: 'power' });
  const highest = Array.from({ length: periodCount(rule.tariff, 'power') }, () => -1);
  const end = startOfDay(addDays(lastDay, 1), rule.territory);
  for (let at = startOfDay(firstDay, rule.territory); at < end; at += quarterMs) {
    const power = kw[(at - startMs) / quarterMs] ?? Number.NaN;
    const i = periodOf(at) - 1;
    // NaN stays: the highest quarter may be the one that is unknown.
    highest[i] = Math.max(highest[i] ?? -1, power);
  }
  return highest.map((powerKw) => (powerKw >= 0 ? powerKw : null));
}

/**
 * The measures of a curve on the days of a bill: kWh by period, unless a quarter is unknown, and the
 * highest power, unless it measured whole hours, whose mean is less than their highest quarter. Source:
 * Circular CNMC 3/2020 art. 7 (BOE-A-2020-1066).
 */
export function measuredOf(curve: MeasuredDemand, rule: PeriodRule, readings: Readings): Measured {
  const energy = curveEnergy(curve, rule, cycleOf(readings));
  const count = periodCount(rule.tariff, 'energy');
  const energyKwh = energy?.slice(0, count).map(toText);
  return {
    source: 'la curva',
    ...(energyKwh && { energyKwh }),
    ...(curve.minutes === 15 && { maximetersKw: maximaOf(curve, rule, readings) }),
    quarterDemand: curve,
  };
}
