import type { BillConcept, BillLine } from '../src/bill/bill';
import { cycleOf } from '../src/bill/cycle';
import type { BillInput } from '../src/bill/input';
import { electricityTaxLine, indirectTaxLines } from '../src/bill/taxes/taxLines';
import { indirectTaxOf } from '../src/bill/taxes/taxRates';
import { eurText, exact, sum } from '../src/exact/decimal';
import type { IssuedBill, IssuedLine } from '../src/verify';
import { parameters } from './issued';

/** The taxes and sums of a bill by its other printed lines. */

type Concept = IssuedLine['concept'];

const line = (concept: BillConcept, amountEur: string): BillLine => ({
  concept,
  period: null,
  label: '',
  amountEur,
  formula: '',
  calculation: '',
  terms: [],
  parameters: [],
  norm: '',
  missing: [],
});

const before = ['power', 'energy', 'excess', 'tollDiscount', 'reactive', 'socialDiscount'];

const printed = ({ lines }: IssuedBill, concepts: readonly string[]) =>
  sum(lines.filter(({ concept }) => concepts.includes(concept)).map((one) => exact(one.amountEur)));

function electricityTaxOf(bill: IssuedBill, input: BillInput): string {
  const bonus = input.socialBonus === 'taxed' ? ['socialBonus'] : [];
  const base = { amount: printed(bill, [...before, ...bonus]), missing: [] };
  return electricityTaxLine(input, parameters, base, cycleOf(input.readings)).amountEur ?? '';
}

const baseConcepts = [...before, 'socialBonus', 'electricityTax', 'meter', 'service'];

const taxesOf = (bill: IssuedBill, input: BillInput, base: string) => {
  const text = (concepts: readonly string[]) => eurText(printed(bill, concepts));
  const equipment = (['meter', 'service'] as const)
    .filter((concept) => bill.lines.some((one) => one.concept === concept))
    .map((concept) => line(concept, text([concept])));
  const supply = [line('energy', text([...before, 'socialBonus', 'electricityTax']))];
  const of = indirectTaxOf(input.territory).isByPart
    ? { supply, equipment }
    : { supply: [line('energy', base)], equipment: [] };
  return indirectTaxLines(input, parameters, of, cycleOf(input.readings));
};

/** @returns what a sum or a tax is by what is printed above it; null: the line is no sum */
export function dueOf(bill: IssuedBill, input: BillInput, at: number): string | null {
  const concept = bill.lines[at]?.concept;
  const isByPart = indirectTaxOf(input.territory).isByPart;
  const sumOfLines = eurText(printed(bill, baseConcepts));
  const base = isByPart ? sumOfLines : eurText(printed(bill, ['base']));
  if (concept === 'electricityTax') return electricityTaxOf(bill, input);
  if (concept === 'base') return sumOfLines;
  if (concept === 'total') return eurText(exact(base).plus(printed(bill, ['tax'])));
  if (concept !== 'tax') return null;
  const rate = exact(bill.lines[at]?.ratePercent ?? 0);
  const found = taxesOf(bill, input, base).find(({ terms }) => rate.eq(terms[0]?.price ?? -1));
  return found?.amountEur ?? null;
}

const order: readonly Concept[] = ['electricityTax', 'base', 'tax', 'total'];

/** The same bill with every sum below a changed line added up again. */
export function readded(bill: IssuedBill, input: BillInput, changed: number): IssuedBill {
  const from = order.indexOf(bill.lines[changed]?.concept ?? 'power');
  const later = (concept: Concept) => order.indexOf(concept) > from;
  let all = bill;
  for (const concept of order.filter(later)) {
    const above = all;
    const lines = above.lines.map((one, at) =>
      one.concept === concept
        ? { ...one, amountEur: dueOf(above, input, at) ?? one.amountEur }
        : one,
    );
    all = { ...above, lines };
  }
  return all;
}
