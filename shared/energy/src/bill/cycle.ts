import { addDays, type DayRange, type LocalDate } from '../calendar/dates';
import type { DecimalInput } from '../exact/decimal';
import type { ByPeriod } from '../tariff/tariffs';
import type { BillInput, Readings } from './input';

/** The day of the initial reading belongs to the bill before. Source: Circular CNMC 3/2020 art. 9.1 (BOE-A-2020-1066). */
export const cycleOf = ({ from, to }: Readings): DayRange => ({
  firstDay: addDays(from, 1),
  lastDay: to,
});

/** Days with the same contracted powers. */
export interface PowerPiece extends DayRange {
  readonly powersKw: ByPeriod<DecimalInput>;
}

/**
 * Cuts a range of days where the contracted powers change: each set counts for its own days. Source:
 * Circular CNMC 3/2020 art. 9.2 (BOE-A-2020-1066).
 */
export function powerPieces(
  { powersKw, powerChanges = [] }: Pick<BillInput, 'powersKw' | 'powerChanges'>,
  { firstDay, lastDay }: DayRange,
): readonly PowerPiece[] {
  const pieces: PowerPiece[] = [];
  let from: LocalDate = firstDay;
  let powers = powersKw;
  for (const change of powerChanges) {
    if (change.from > lastDay) break;
    if (change.from > from) {
      pieces.push({ firstDay: from, lastDay: addDays(change.from, -1), powersKw: powers });
      from = change.from;
    }
    powers = change.powersKw;
  }
  return [...pieces, { firstDay: from, lastDay, powersKw: powers }];
}
