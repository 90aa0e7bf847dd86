import type { BillLine } from '../../bill/bill';
import { type ExactNumber, eurText, exact, sum, zero } from '../../exact/decimal';
import type { ClaimableAmount, VerifiedLine } from '../verification';
import { type Amounts, baseOf, isConsumption } from './amounts';
import { baseOfWay, electricityTaxOf } from './electricityTax';
import { indirectTaxesOf } from './indirectTax';
import { billedElectricityRate, billedTaxRate } from './rates';
import type { SumFacts, TaxesFound } from './sumLines';
import { printedBase } from './taxGroups';

export const noClaim: ClaimableAmount = {
  linesEur: '0.00',
  electricityTaxEur: '0.00',
  taxEur: '0.00',
  sumsEur: '0.00',
  rebillEur: '0.00',
  totalEur: '0.00',
};

const positive = (amount: ExactNumber): ExactNumber => (amount.gt(0) ? amount : zero);

const errorOf = ({ differenceEur }: VerifiedLine): ExactNumber => exact(differenceEur ?? 0);

const amountOf = (lines: readonly BillLine[]): ExactNumber =>
  sum(lines.map(({ amountEur }) => exact(amountEur ?? 0)));

/** What is too much in lines of some concepts. */
const overIn = (
  lines: readonly VerifiedLine[],
  isOf: (concept: VerifiedLine['concept']) => boolean,
): ExactNumber =>
  sum(lines.filter(({ state, concept }) => state === 'claimable' && isOf(concept)).map(errorOf));

/** What a sum asks for beyond its lines, or short of them. */
const offIn = (lines: readonly VerifiedLine[], concept: VerifiedLine['concept']): ExactNumber =>
  sum(lines.filter((line) => line.concept === concept && line.state !== 'correct').map(errorOf));

/** The part of a tax that an amount of its base has paid, where its right rate is not known or was not asked for. */
const shareOf = (tax: ExactNumber, part: ExactNumber, base: ExactNumber): ExactNumber =>
  base.eq(0) ? zero : tax.times(part).div(base);

interface Over {
  readonly consumption: ExactNumber;
  readonly bonus: ExactNumber;
  readonly meter: ExactNumber;
  /** In the order of the bill. */
  readonly services: readonly ExactNumber[];
}

function corrected(amounts: Amounts, over: Over): Amounts {
  return {
    consumption: amounts.consumption.minus(over.consumption),
    socialBonus: amounts.socialBonus.minus(over.bonus),
    meter: amounts.meter.minus(over.meter),
    services: amounts.services.map((service, i) => ({
      ...service,
      amount: service.amount.minus(over.services[i] ?? zero),
    })),
    electricityTax: amounts.electricityTax,
  };
}

function overElectricityTax(
  facts: SumFacts,
  { electricityTax }: TaxesFound,
  of: { readonly right: Amounts; readonly lines: readonly VerifiedLine[] },
): ExactNumber {
  const { bill, input, amounts } = facts;
  const own = overIn(of.lines, (concept) => concept === 'electricityTax');
  const { way = null } = electricityTax ?? {};
  const baseIn = (one: Amounts) =>
    way ? baseOfWay(way, one) : sum([one.consumption, one.socialBonus]);
  const taxed = baseIn(amounts).minus(baseIn(of.right));
  if (taxed.eq(0)) return own;
  if (!way || !input || billedElectricityRate(bill, electricityTax, amounts)) {
    return own.plus(shareOf(amounts.electricityTax.minus(own), taxed, baseIn(amounts)));
  }
  const due = exact(electricityTaxOf(input, way, of.right).amountEur ?? 0);
  return positive(amounts.electricityTax.minus(due));
}

function overTax(
  facts: SumFacts,
  { indirectTax }: TaxesFound,
  of: {
    readonly right: Amounts;
    readonly over: ExactNumber;
    readonly lines: readonly VerifiedLine[];
  },
): ExactNumber {
  const { bill, input, amounts } = facts;
  const own = overIn(of.lines, (concept) => concept === 'tax');
  if (of.over.eq(0)) return own;
  const billed = sum(
    bill.lines.filter(({ concept }) => concept === 'tax').map(({ amountEur }) => exact(amountEur)),
  );
  const base = (input && printedBase(bill, input)) ?? baseOf(amounts);
  const { way = null } = indirectTax ?? {};
  const isOther = indirectTax && billedTaxRate(bill, indirectTax);
  if (!way || (isOther && own.eq(0))) return shareOf(billed, of.over, base);
  return positive(billed.minus(amountOf(indirectTaxesOf(way, of.right, base.minus(of.over)))));
}

/**
 * What the client paid too much: the errors of the lines, the taxes of these, and what sums ask for
 * beyond their lines. What was billed too low is never set off. Source: RD 88/2026 arts. 44.4.b and
 * 45.2 (BOE-A-2026-3212): all that is undue.
 */
export function claimableAmount(
  facts: SumFacts,
  found: TaxesFound,
  lines: readonly VerifiedLine[],
): ClaimableAmount {
  if (!lines.some(({ state }) => state === 'claimable')) return noClaim;
  const { amounts } = facts;
  const over: Over = {
    consumption: overIn(lines, isConsumption),
    bonus: overIn(lines, (concept) => concept === 'socialBonus'),
    meter: overIn(lines, (concept) => concept === 'meter'),
    services: lines
      .filter(({ concept }) => concept === 'service')
      .map((line) => overIn([line], () => true)),
  };
  const right = corrected(amounts, over);
  const electricityTax = overElectricityTax(facts, found, { right, lines });
  const offBase = offIn(lines, 'base');
  const ofLines = sum([over.consumption, over.bonus, over.meter, ...over.services]);
  const base = sum([ofLines, electricityTax, offBase]);
  const rightTax = { ...right, electricityTax: amounts.electricityTax.minus(electricityTax) };
  const tax = overTax(facts, found, { right: rightTax, over: base, lines });
  const offTotal = offIn(lines, 'total');
  const sums = offBase.plus(offTotal);
  return {
    linesEur: eurText(ofLines),
    electricityTaxEur: eurText(electricityTax),
    taxEur: eurText(tax),
    sumsEur: eurText(sums),
    rebillEur: '0.00',
    totalEur: eurText(positive(sum([base, tax, offTotal]))),
  };
}
