import type { BillLine } from '../../bill/bill';
import { excess } from '../../bill/excess/excess';
import { type ExactNumber, exact } from '../../exact/decimal';
import type { ParameterTable } from '../../tariff/parameters';
import { type PremiseDoubt, premiseDoubt } from '../../tariff/premise';
import type { Part } from './parts';

/** An excess whose formula is in doubt: the contracted powers say another one than the point's data. */
export interface DoubtfulExcess extends PremiseDoubt {
  /** The amount by the other formula; null: what it needs is not known. */
  readonly amount: ExactNumber | null;
}

/**
 * Excesses by the type and the control that the contracted powers say. Source: RD 1110/2007 art. 7
 * (BOE-A-2007-16478).
 *
 * @returns of a computed excess, the other one; null where there is no doubt
 */
export function excessByPowers(
  { input, piece }: Part,
  table: ParameterTable,
): (line: BillLine) => DoubtfulExcess | null {
  const doubt = premiseDoubt(input, piece.lastDay);
  if (!doubt) return () => null;
  const { lines } = excess({ ...input, ...doubt.premise }, table, piece);
  return ({ concept, period }) => {
    if (concept !== 'excess') return null;
    const found = lines.find((line) => line.period === period);
    // A period that the cycle does not have is in one formula and not in the other.
    const isKnown = lines.every(({ amountEur }) => amountEur !== null);
    const amount = found ? found.amountEur : isKnown ? '0' : null;
    return { ...doubt, amount: amount === null ? null : exact(amount) };
  };
}
