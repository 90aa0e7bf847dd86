import type { BillConcept, BillLine } from '../../bill/bill';
import { type ExactNumber, exact, sum, toText } from '../../exact/decimal';
import type { IssuedBill, IssuedConcept } from '../issued';

/** The cost of a service, and whether it is in the base of the IEE; null: unknown. */
interface ServiceAmount {
  readonly amount: ExactNumber;
  readonly isTaxed: boolean | null;
}

/** The amounts of a bill that its taxes are computed from. */
export interface Amounts {
  /** Power, energy, excess, reactive and their discounts. */
  readonly consumption: ExactNumber;
  readonly socialBonus: ExactNumber;
  readonly meter: ExactNumber;
  readonly services: readonly ServiceAmount[];
  readonly electricityTax: ExactNumber;
}

/** A tax that closes is right but for a few cents of rounding. */
const roundings = '0.05';

/** @returns the way of billing a tax that closes with what was billed; if none does, the dearest */
export function closest<Way>(
  billed: ExactNumber,
  ways: readonly Way[],
  amountOf: (way: Way) => ExactNumber,
): Way | undefined {
  const off = (way: Way) => billed.minus(amountOf(way)).abs();
  const [near] = ways.toSorted((one, other) => off(one).cmp(off(other)));
  if (near && off(near).lte(roundings)) return near;
  return ways.toSorted((one, other) => amountOf(other).cmp(amountOf(one)))[0];
}

const consumption: readonly IssuedConcept[] = [
  'power',
  'energy',
  'excess',
  'tollDiscount',
  'reactive',
  'socialDiscount',
];

export const isConsumption = (concept: IssuedConcept): boolean => consumption.includes(concept);

/** The sum of the printed lines of some concepts. */
export const printedSum = (
  { lines }: IssuedBill,
  isOf: (concept: IssuedConcept) => boolean,
): ExactNumber =>
  sum(lines.filter(({ concept }) => isOf(concept)).map(({ amountEur }) => exact(amountEur)));

export const printedAmounts = (bill: IssuedBill): Amounts => ({
  consumption: printedSum(bill, isConsumption),
  socialBonus: printedSum(bill, (concept) => concept === 'socialBonus'),
  meter: printedSum(bill, (concept) => concept === 'meter'),
  services: bill.lines
    .filter(({ concept }) => concept === 'service')
    .map(({ amountEur, isInElectricityTax }) => ({
      amount: exact(amountEur),
      isTaxed: isInElectricityTax ?? null,
    })),
  electricityTax: printedSum(bill, (concept) => concept === 'electricityTax'),
});

export const servicesOf = ({ services }: Amounts): ExactNumber =>
  sum(services.map(({ amount }) => amount));

/** The base of the indirect tax. */
export const baseOf = (amounts: Amounts): ExactNumber =>
  sum([
    amounts.consumption,
    amounts.socialBonus,
    amounts.electricityTax,
    amounts.meter,
    servicesOf(amounts),
  ]);

export const amountOf = (lines: readonly BillLine[]): ExactNumber =>
  sum(lines.map(({ amountEur }) => exact(amountEur ?? 0)));

/** A printed amount as the engine's taxes take it. */
export const asLine = (concept: BillConcept, amount: ExactNumber): BillLine => ({
  concept,
  period: null,
  label: '',
  amountEur: toText(amount),
  formula: '',
  calculation: '',
  terms: [],
  parameters: [],
  norm: '',
  missing: [],
});
