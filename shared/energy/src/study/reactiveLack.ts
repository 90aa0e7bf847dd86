import { splitByMonth } from '../calendar/dates';
import { faltan, monthsOf } from './monthWords';
import type { StudySnapshot } from './snapshot';
import { stretchesOf } from './stretches';

export interface ReactiveLack {
  /** The natural months with days whose reactive energy no reading has, «2026-03», in order. */
  readonly months: readonly string[];
  /** True when no reading of the window has it: then there is no data to analyse. */
  readonly isWhole: boolean;
  /** Spanish, a whole sentence. */
  readonly message: string;
}

/**
 * The missing reactive energy of a window: only meters count it, and no curve has it.
 *
 * @param said months that are missing altogether, and said to be: they are not repeated
 * @returns null when every other day is known, or the tariff does not pay it (Circular CNMC 3/2020 art.
 *   9.5)
 */
export function reactiveLack(
  snapshot: Omit<StudySnapshot, 'curve'>,
  said: readonly string[] = [],
): ReactiveLack | null {
  if (snapshot.tariff === '2.0TD') return null;
  const stretches = stretchesOf({ ...snapshot, curve: null });
  const without = monthsOf(stretches.filter(({ reading }) => !reading?.reactiveKvarh));
  const months = without.filter((month) => !said.includes(month));
  if (months.length === 0) return null;
  const isWhole = without.length === splitByMonth(snapshot.window).length;
  const message = isWhole
    ? 'Energía reactiva: ninguna lectura de estos meses la tiene, así que no se puede analizar.'
    : `Energía reactiva: ${faltan(months)}, así que su coste no es el de todos los meses.`;
  return { months, isWhole, message };
}
