import { type ExactNumber, eurText, exact, sum, zero } from '../../exact/decimal';
import type { ClaimableAmount, VerifiedLine } from '../verification';
import { type Amounts, baseOf, printedSum } from './amounts';
import { highestSums, isBeforeTaxes } from './rightSums';
import type { SumFacts, TaxesFound } from './sumFacts';
import { billedTotal } from './sumLines';

export const noClaim: ClaimableAmount = {
  linesEur: '0.00',
  measuredEur: '0.00',
  setOffEur: '0.00',
  electricityTaxEur: '0.00',
  taxEur: '0.00',
  sumsEur: '0.00',
  rebillEur: '0.00',
  totalEur: '0.00',
};

/** The amount billed above the most that could be right: negative, below it. */
export const aboveHighest = ({ billedEur, highestEur }: VerifiedLine): ExactNumber =>
  exact(billedEur).minus(highestEur);

/**
 * The amount that lines were billed below the most that could be right, negative: it reduces what other
 * lines are claimed for.
 */
const setOffOf = (lines: readonly VerifiedLine[]): ExactNumber =>
  sum(lines.map(aboveHighest).filter((amount) => amount.lt(0)));

const untaxed = (amounts: Amounts): ExactNumber => baseOf({ ...amounts, electricityTax: zero });

/** The claim for a bill without detail: what its tax and its total ask for beyond the sums above them. */
export function claimableOfSums(lines: readonly VerifiedLine[]): ClaimableAmount {
  const offIn = (concept: VerifiedLine['concept']) =>
    sum(
      lines
        .filter((line) => line.concept === concept && line.adding?.closes === false)
        .map(({ billedEur, adding }) => exact(billedEur).minus(adding?.dueEur ?? billedEur)),
    );
  const [tax, sums] = [offIn('tax'), offIn('total')];
  const total = tax.plus(sums);
  if (total.lte(0)) return noClaim;
  const eur = { taxEur: eurText(tax), sumsEur: eurText(sums), totalEur: eurText(total) };
  return { ...noClaim, ...eur };
}

/**
 * The client's overpayment: what was billed less the most that could be right, lines, taxes and sums. What
 * was billed too low is set off, because a supplier may bill it again within a year. Source: RD 88/2026
 * arts. 44.4.b and 45.2 (BOE-A-2026-3212).
 *
 * @param measured what was billed above what was measured, before taxes; not negative
 */
export function claimableAmount(
  facts: SumFacts,
  found: TaxesFound,
  { lines, measured }: { readonly lines: readonly VerifiedLine[]; readonly measured: ExactNumber },
): ClaimableAmount {
  const { bill, amounts } = facts;
  if (measured.lte(0) && !lines.some(({ state }) => state === 'claimable')) return noClaim;
  const highest = highestSums(facts, found, lines, measured);
  const billedTax = printedSum(bill, (concept) => concept === 'tax');
  const before = untaxed(amounts);
  const parts = {
    lines: before.minus(highest.beforeTaxes),
    electricityTax: amounts.electricityTax.minus(highest.electricityTax),
    tax: billedTax.minus(highest.tax),
    sums: billedTotal(bill, amounts).minus(sum([before, amounts.electricityTax, billedTax])),
  };
  const total = sum(Object.values(parts));
  if (total.lte(0)) return noClaim;
  return {
    linesEur: eurText(parts.lines),
    measuredEur: eurText(measured),
    setOffEur: eurText(setOffOf(lines.filter(isBeforeTaxes))),
    electricityTaxEur: eurText(parts.electricityTax),
    taxEur: eurText(parts.tax),
    sumsEur: eurText(parts.sums),
    rebillEur: '0.00',
    totalEur: eurText(total),
  };
}
