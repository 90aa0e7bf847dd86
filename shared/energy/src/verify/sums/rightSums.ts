import type { BillLine } from '../../bill/bill';
import { type Decimal, type ExactNumber, exact, sum } from '../../exact/decimal';
import type { IssuedConcept } from '../issued';
import type { VerifiedLine } from '../verification';
import { type Amounts, amountOf, baseOf, isConsumption } from './amounts';
import { electricityTaxOf } from './electricityTax';
import { indirectTaxesOf } from './indirectTax';
import type { SumFacts, TaxesFound } from './sumFacts';
import { printedBase } from './taxGroups';

/** The taxes and sums of the bill as it should be; null: a line or a rate of it is not verifiable. */
export interface RightSums {
  readonly electricityTax: BillLine | null;
  readonly base: ExactNumber | null;
  /** IVA, IGIC or IPSI. */
  readonly taxes: readonly BillLine[] | null;
  readonly total: ExactNumber | null;
}

const sumConcepts: readonly IssuedConcept[] = ['electricityTax', 'base', 'tax', 'total'];

/** Neither a tax nor a sum. */
export const isBeforeTaxes = ({ concept }: Pick<VerifiedLine, 'concept'>): boolean =>
  !sumConcepts.includes(concept);

/** The amounts of lines that no tax has touched yet; services are in the order of the bill. */
function amountsOf(
  { amounts }: SumFacts,
  lines: readonly VerifiedLine[],
  eurOf: (line: VerifiedLine) => Decimal,
): Amounts {
  const of = (isOf: (concept: IssuedConcept) => boolean) =>
    lines.filter(({ concept }) => isOf(concept)).map((line) => exact(eurOf(line)));
  const services = of((concept) => concept === 'service');
  return {
    consumption: sum(of(isConsumption)),
    socialBonus: sum(of((concept) => concept === 'socialBonus')),
    meter: sum(of((concept) => concept === 'meter')),
    services: services.map((amount, i) => ({
      amount,
      isTaxed: amounts.services[i]?.isTaxed ?? null,
    })),
    electricityTax: exact(0),
  };
}

/**
 * The sums of the bill as it should be, taxed in the ways that close best with what is printed.
 *
 * @param isOpenLeft whether a rate that a condition leaves open is unknown, or taken as it closes
 */
export function rightSums(
  facts: SumFacts,
  { electricityTax, indirectTax }: TaxesFound,
  { lines, isOpenLeft }: { readonly lines: readonly VerifiedLine[]; readonly isOpenLeft: boolean },
): RightSums {
  const { input } = facts;
  const before = lines.filter(isBeforeTaxes);
  const right = amountsOf(facts, before, ({ computedEur }) => computedEur ?? '0');
  const isUnknown = (isOpen = false) => isOpen && isOpenLeft;
  const way = isUnknown(electricityTax?.accepted.isOpen) ? null : electricityTax?.way;
  const taxWay = isUnknown(indirectTax?.isConditional) ? null : indirectTax?.way;
  const lacks = (isOf: (concept: IssuedConcept) => boolean) =>
    before.some(({ concept, computedEur }) => computedEur === null && isOf(concept));
  const isTaxed = (concept: IssuedConcept) =>
    isConsumption(concept) ||
    concept === 'socialBonus' ||
    (concept === 'service' && right.services.some((one) => one.isTaxed ?? way?.hasServices));
  const tax = input && way && !lacks(isTaxed) ? electricityTaxOf(input, way, right) : null;
  const due: Amounts | null = tax && { ...right, electricityTax: exact(tax.amountEur ?? 0) };
  const base = due && !lacks(() => true) ? baseOf(due) : null;
  const taxes = base && due && taxWay ? indirectTaxesOf(taxWay, due, null) : null;
  return { electricityTax: tax, base, taxes, total: base && taxes && base.plus(amountOf(taxes)) };
}

/** A bill with the most that could be right. */
export interface HighestSums {
  readonly beforeTaxes: ExactNumber;
  readonly electricityTax: ExactNumber;
  readonly tax: ExactNumber;
}

/** A tax with an unknown rate has the part of the printed one that its base has. */
const shareOf = (tax: ExactNumber, base: ExactNumber, printed: ExactNumber): ExactNumber =>
  printed.eq(0) ? tax : tax.times(base).div(printed);

/**
 * The most that could be right of a bill, with the taxes of that.
 *
 * @param less what is not due of its consumption, though its lines are right
 */
export function highestSums(
  facts: SumFacts,
  { electricityTax, indirectTax }: TaxesFound,
  lines: readonly VerifiedLine[],
  less: ExactNumber,
): HighestSums {
  const { bill, input, amounts } = facts;
  const untaxed = amountsOf(facts, lines.filter(isBeforeTaxes), ({ highestEur }) => highestEur);
  const highest = { ...untaxed, consumption: untaxed.consumption.minus(less) };
  const way = electricityTax?.way ?? null;
  const baseIn = (one: Amounts) => sum([one.consumption, one.socialBonus]);
  const tax =
    input && way
      ? exact(electricityTaxOf(input, way, highest).amountEur ?? 0)
      : shareOf(amounts.electricityTax, baseIn(highest), baseIn(amounts));
  const due = { ...highest, electricityTax: tax };
  const billedTax = sum(
    bill.lines.filter(({ concept }) => concept === 'tax').map(({ amountEur }) => exact(amountEur)),
  );
  const printed = (input && printedBase(bill, input)) ?? baseOf(amounts);
  return {
    beforeTaxes: baseOf(highest),
    electricityTax: tax,
    tax: indirectTax?.way
      ? amountOf(indirectTaxesOf(indirectTax.way, due, null))
      : shareOf(billedTax, baseOf(due), printed),
  };
}
