import { addDays, type DayRange } from '../calendar/dates';
import { quarterMs, startOfDay } from '../calendar/localTime';
import { periodLookUp } from '../calendar/periods';
import { type ByPeriod, periodsOf } from '../tariff/tariffs';
import type { StudySnapshot } from './snapshot';

/** The facts that a curve gives for some days. */
export interface CurveFacts {
  /** Known and missing quarters. */
  readonly known: number;
  readonly missing: number;
  /** kWh of each period of the energy, P1 first. */
  readonly energyKwh: ByPeriod<number>;
  /** The highest mean power of each period of the power, kW; null where the period does not occur. */
  readonly highestKw: ByPeriod<number | null>;
}

const quartersPerHour = 4;

/** @returns the facts of days of a snapshot's curve; null where it knows none of them */
export function curveFactsOf({
  curve,
  tariff,
  territory,
}: StudySnapshot): (range: DayRange) => CurveFacts | null {
  if (!curve) return () => null;
  const { startMs, kw } = curve;
  const energyPeriod = periodLookUp({ tariff, territory, term: 'energy' });
  const powerPeriod = periodLookUp({ tariff, territory, term: 'power' });
  const indexOf = (instantMs: number) => (instantMs - startMs) / quarterMs;

  return ({ firstDay, lastDay }) => {
    const energyKwh = periodsOf(tariff, 'energy').map(() => 0);
    const highestKw = periodsOf(tariff, 'power').map((): number | null => null);
    const from = indexOf(startOfDay(firstDay, territory));
    const to = indexOf(startOfDay(addDays(lastDay, 1), territory));
    let known = 0;
    for (let i = Math.max(from, 0); i < Math.min(to, kw.length); i++) {
      const power = kw[i] ?? Number.NaN;
      if (Number.isNaN(power)) continue;
      const instantMs = startMs + i * quarterMs;
      const energyAt = energyPeriod(instantMs) - 1;
      const powerAt = powerPeriod(instantMs) - 1;
      energyKwh[energyAt] = (energyKwh[energyAt] ?? 0) + power / quartersPerHour;
      highestKw[powerAt] = Math.max(highestKw[powerAt] ?? 0, power);
      known += 1;
    }
    return known === 0 ? null : { known, missing: to - from - known, energyKwh, highestKw };
  };
}
