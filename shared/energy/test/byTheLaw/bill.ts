import type { BillInput } from '../../src/bill';
import { type Cycle, cycleOf, type PlainLine } from './cycle';
import { energyTerm } from './energyTerm';
import { excessByCurve } from './excessByCurve';
import { excessByMaximeter } from './excessByMaximeter';
import { cents } from './fraction';
import { equipment, reactiveTerm, socialBonusTerm, socialDiscount } from './otherTerms';
import { powerTerm, regularisation } from './powerTerm';
import { electricityTax, indirectTaxes, sumOf } from './taxes';
import { isConditional } from './taxRates';
import { tollDiscount } from './tollDiscount';

export interface PlainBill {
  readonly lines: readonly PlainLine[];
  readonly totals: PlainTotals;
  /** The totals with the reduced taxes of November and December 2026. */
  readonly held: PlainTotals | null;
}

export interface PlainTotals {
  readonly subtotal: string | null;
  readonly base: string | null;
  readonly electricityTax: string | null;
  readonly tax: string | null;
  readonly total: string | null;
}

const textOf = (lines: readonly PlainLine[]): string | null => {
  const sum = sumOf(lines);
  return sum && cents(sum);
};

function excess(cycle: Cycle): PlainLine[] {
  const { powerControl, pointType } = cycle.input;
  if (powerControl === 'icp') return [];
  return pointType >= 4 ? excessByMaximeter(cycle) : excessByCurve(cycle);
}

/** A bill as the official texts say, day by day in whole fractions; it shares only data with the engine. */
export function plainBillOf(input: BillInput): PlainBill {
  const cycle = cycleOf(input);
  const consumption = [
    ...powerTerm(cycle),
    ...regularisation(cycle),
    ...energyTerm(cycle),
    ...tollDiscount(cycle),
    ...excess(cycle),
    ...reactiveTerm(cycle),
    ...socialDiscount(cycle),
  ];
  const bonus = socialBonusTerm(cycle);
  const beforeTax = [...consumption, ...bonus];
  const rest = equipment(cycle);
  const taxed = input.socialBonus === 'taxed' ? beforeTax : consumption;
  const withTaxes = (held: boolean) => {
    const tax = electricityTax(cycle, taxed, held);
    const supply = [...beforeTax, tax];
    const indirect = indirectTaxes(cycle, supply, rest, held);
    const lines = [...supply, ...rest, ...indirect];
    const totals: PlainTotals = {
      subtotal: textOf(beforeTax),
      base: textOf([...supply, ...rest]),
      electricityTax: tax.amount,
      tax: textOf(indirect),
      total: textOf(lines),
    };
    return { lines, totals };
  };
  const isOpen = isConditional(input.accruedOn);
  return { ...withTaxes(false), held: isOpen ? withTaxes(true).totals : null };
}
