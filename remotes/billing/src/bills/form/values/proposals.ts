import { scaled, shareOf, sumOf, unscaled } from '@vatio/contracts/billing/scaled';

/** What follows from what was typed: it stands until somebody types something else. */

/** The sum of the lines. @param amountsEur exact decimals; null counts for nothing */
export const baseOf = (amountsEur: readonly (string | null)[]): string =>
  unscaled(sumOf(amountsEur.map((eur) => scaled(eur ?? '0', 2))), 2);

/** The tax of a base, to the cent. */
export const taxOf = (baseEur: string, ratePercent: string): string =>
  unscaled(shareOf(scaled(baseEur, 2), ratePercent), 2);

/** What was typed; without it, the sum of the parts; null without any. kWh with three decimals. */
export function firstOrSum(typed: string | null, parts: readonly (string | null)[]): string | null {
  if (typed !== null || parts.every((part) => part === null)) return typed;
  return unscaled(sumOf(parts.map((part) => scaled(part ?? '0', 3))), 3);
}
