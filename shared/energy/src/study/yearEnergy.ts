import { daysIn } from '../calendar/dates';
import { type Decimal, exact, fixedText, sum } from '../exact/decimal';
import { type ByPeriod, periodsOf } from '../tariff/tariffs';
import type { StudySnapshot } from './snapshot';
import { type Stretch, stretchesOf } from './stretches';

/** The energy of a study's window. */
export interface YearEnergy {
  /** kWh of each period, P1 first; of the whole window, when it was annualised. */
  readonly energyKwh: ByPeriod<Decimal>;
  readonly knownDays: number;
  readonly days: number;
  /** Days without a reading whose energy is the curve's. */
  readonly curveDays: number;
}

/**
 * The energy of a window: readings, and the curve where it is whole and there are none.
 *
 * @param annualise whether the known days represent all; otherwise they must be all
 * @returns null when days are unknown and may not be estimated, or all are
 */
export function yearEnergyOf(snapshot: StudySnapshot, annualise: boolean): YearEnergy | null {
  const known = stretchesOf(snapshot).flatMap((stretch) => {
    const energyKwh = energyIn(stretch);
    return energyKwh ? [{ ...stretch, energyKwh }] : [];
  });
  const days = daysIn(snapshot.window);
  const knownDays = countDays(known);
  if (knownDays === 0 || (knownDays < days && !annualise)) return null;
  const energyKwh = periodsOf(snapshot.tariff, 'energy').map((period) => {
    const all = sum(known.map((stretch) => exact(stretch.energyKwh[period - 1] ?? 0)));
    return fixedText(all.times(days).div(knownDays), 3);
  });
  const curveDays = countDays(known.filter(({ reading }) => reading === null));
  return { energyKwh, knownDays, days, curveDays };
}

const countDays = (stretches: readonly Stretch[]): number =>
  stretches.reduce((total, { range }) => total + daysIn(range), 0);

const energyIn = ({ reading, curve }: Stretch) => {
  if (reading) return reading.energyKwh;
  return curve && curve.missing === 0 ? curve.energyKwh : null;
};
