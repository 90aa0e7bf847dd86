import { scaled, shareOf, sumOf, unscaled } from '@vatio/contracts/billing/scaled';

/** Values derived from what was typed: each applies until a person types another. */

/** The sum of the lines. @param amountsEur exact decimals; null counts as 0 */
export const baseOf = (amountsEur: readonly (string | null)[]): string =>
  unscaled(sumOf(amountsEur.map((eur) => scaled(eur ?? '0', 2))), 2);

/** The tax of a base, to the cent. */
export const taxOf = (baseEur: string, ratePercent: string): string =>
  unscaled(shareOf(scaled(baseEur, 2), ratePercent), 2);

/** The typed value; without it, the sum of the parts; null without any. kWh with three decimals. */
export function firstOrSum(typed: string | null, parts: readonly (string | null)[]): string | null {
  if (typed !== null || parts.every((part) => part === null)) return typed;
  return unscaled(sumOf(parts.map((part) => scaled(part ?? '0', 3))), 3);
}
