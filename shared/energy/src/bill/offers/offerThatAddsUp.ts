import { addingUp } from '../../exact/addingUp';
import { type Decimal, eurText, exact } from '../../exact/decimal';
import type { BillConcept, BillLine } from '../bill';
import type { OfferCost } from './compareOffers';

/** The cost of an offer, and the lines behind it. */
interface OfferToAddUp {
  readonly cost: OfferCost;
  readonly lines: readonly BillLine[];
}

/** The concept of the lines of each part of the cost. */
const partOf = {
  power: 'powerEur',
  energy: 'energyEur',
  service: 'feeEur',
  electricityTax: 'electricityTaxEur',
  tax: 'taxEur',
} as const satisfies Partial<Record<BillConcept, keyof OfferCost>>;

/**
 * The same for eyes that will add it up: subtotal and total stay, and components and lines come to them
 * to the cent. The power term stays, too: a study shows it beside the offers. What is not verifiable
 * stays as it is.
 */
export function offerThatAddsUp({ cost, lines }: OfferToAddUp): OfferToAddUp {
  const { subtotalEur, totalEur } = cost;
  const { powerEur } = cost;
  const [energyEur = null, feeEur = null] = comingTo(
    [cost.energyEur, cost.feeEur],
    less(subtotalEur, powerEur),
  );
  const [electricityTaxEur = null, taxEur = null] = comingTo(
    [cost.electricityTaxEur, cost.taxEur],
    less(totalEur, subtotalEur),
  );
  const whole = { ...cost, energyEur, feeEur, electricityTaxEur, taxEur };
  const amounts = new Map<BillLine, Decimal | null>();
  for (const [concept, part] of Object.entries(partOf)) {
    const ofPart = lines.filter((line) => line.concept === concept);
    const found = comingTo(
      ofPart.map(({ amountEur }) => amountEur),
      whole[part],
    );
    ofPart.forEach((line, index) => {
      amounts.set(line, found[index] ?? null);
    });
  }
  return {
    cost: whole,
    lines: lines.map((line) => ({ ...line, amountEur: amounts.get(line) ?? line.amountEur })),
  };
}

const less = (whole: Decimal | null, part: Decimal | null): Decimal | null =>
  whole === null || part === null ? null : eurText(exact(whole).minus(exact(part)));

/** Unchanged where one of them, or the total, is not known. */
function comingTo(
  amounts: readonly (Decimal | null)[],
  total: Decimal | null,
): readonly (Decimal | null)[] {
  const known = amounts.filter((amount) => amount !== null);
  if (total === null || known.length < amounts.length) return amounts;
  return addingUp(known.map(exact), exact(total)).map(eurText);
}
