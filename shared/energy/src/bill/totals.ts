import { type Decimal, type ExactNumber, eurText, exact, sum } from '../exact/decimal';
import type { NotVerifiable } from '../tariff/notVerifiable';
import type { BillLine } from './bill';

/** The sum of some lines; null when one of them is not verifiable, with the reasons. */
export interface Total {
  readonly amount: ExactNumber | null;
  readonly missing: readonly NotVerifiable[];
}

export function totalOf(lines: readonly BillLine[]): Total {
  const missing = lines.flatMap((line) => line.missing);
  const amounts = lines.map(({ amountEur }) => amountEur).filter((amount) => amount !== null);
  const amount = amounts.length === lines.length ? sum(amounts.map(exact)) : null;
  return { amount, missing };
}

/** @returns the sum of some totals; null when one of them is */
export function add(parts: readonly Total[]): Total {
  const amounts = parts.map(({ amount }) => amount).filter((amount) => amount !== null);
  return {
    amount: amounts.length === parts.length ? sum(amounts) : null,
    missing: parts.flatMap(({ missing }) => missing),
  };
}

/** @returns euros with two decimals, or null */
export const totalText = ({ amount }: Total): Decimal | null => amount && eurText(amount);
