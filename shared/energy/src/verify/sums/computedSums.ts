import type { BillLine } from '../../bill/bill';
import { type ExactNumber, exact, sum } from '../../exact/decimal';
import type { VerifiedLine } from '../verification';
import { type Amounts, baseOf, isConsumption } from './amounts';
import { electricityTaxOf } from './electricityTax';
import { indirectTaxesOf } from './indirectTax';
import type { SumFacts, TaxesFound } from './sumLines';

export interface ComputedSums {
  readonly base: ExactNumber;
  readonly total: ExactNumber;
  /** The IEE and the indirect tax. */
  readonly taxes: readonly BillLine[];
}

/**
 * The sums of the bill as it should be, in the ways that close best with it; services as they are
 * billed, unless they should not.
 *
 * @returns null when a line before taxes, or a rate, is not verifiable
 */
export function computedSums(
  { input, amounts }: SumFacts,
  { electricityTax, indirectTax }: TaxesFound,
  lines: readonly VerifiedLine[],
): ComputedSums | null {
  const before = lines.filter(({ concept }) => !/^(electricityTax|base|tax|total)$/.test(concept));
  if (!input || !electricityTax?.way || !indirectTax?.way) return null;
  if (before.some(({ computedEur }) => computedEur === null)) return null;
  const of = (isOf: (concept: VerifiedLine['concept']) => boolean) =>
    sum(
      before
        .filter(({ concept }) => isOf(concept))
        .map(({ computedEur }) => exact(computedEur ?? 0)),
    );
  const services = before.filter(({ concept }) => concept === 'service');
  const untaxed: Amounts = {
    consumption: of(isConsumption),
    socialBonus: of((concept) => concept === 'socialBonus'),
    meter: of((concept) => concept === 'meter'),
    services: services.map(({ computedEur }, i) => ({
      amount: exact(computedEur ?? 0),
      isTaxed: amounts.services[i]?.isTaxed ?? null,
    })),
    electricityTax: exact(0),
  };
  const tax = electricityTaxOf(input, electricityTax.way, untaxed);
  const due = { ...untaxed, electricityTax: exact(tax.amountEur ?? 0) };
  const taxes = indirectTaxesOf(indirectTax.way, due, null);
  const base = baseOf(due);
  const all = [tax, ...taxes];
  return {
    base,
    taxes: all,
    total: sum([base, ...taxes.map(({ amountEur }) => exact(amountEur ?? 0))]),
  };
}
