import type { BillInput } from '../../src/bill';
import { eurText, exact } from '../../src/exact/decimal';
import type { IssuedBill, VerificationContext } from '../../src/verify';
import type { Random } from '../random';
import type { Charge } from './print';
import type { RightBill } from './rightBill';

/** A supplier's bill instead of the right bill. */
export interface FaultyBill {
  readonly bill: IssuedBill;
  /** The amount that the client should pay; undefined: the right bill's total. */
  readonly dueEur?: string;
  /** The context when less is known than everything, or more is measured. */
  readonly context?: VerificationContext;
}

/** A kind of fault. */
export interface Fault {
  readonly name: string;
  /**
   * amount: it can be computed to the cent · range: it cannot, so that «no verificable» with its euros is
   * the right answer.
   */
  readonly finds: 'amount' | 'range';
  /** @returns null: this bill cannot have it */
  readonly make: (random: Random, right: RightBill) => FaultyBill | null;
}

/** A fault of the lines before taxes, which others may join. @returns null: they cannot have it */
export type LineFault = (
  random: Random,
  of: { readonly input: BillInput; readonly lines: readonly Charge[] },
) => readonly Charge[] | null;

export const multiplied = (line: Charge, factor: number): Charge => ({
  ...line,
  amount: eurText(exact(line.amount).times(factor.toFixed(4))),
});

/** The lines with another one in the place of one of them. */
export const withLine = (
  lines: readonly Charge[],
  line: Charge,
  other: readonly Charge[],
): readonly Charge[] => lines.flatMap((one) => (one === line ? other : [one]));

const costOf = (lines: readonly Charge[]) =>
  lines.reduce((sum, { amount }) => sum + Number(amount), 0);

/** Returns whether lines differ by more than the tolerances of several lines allow. */
export const isWorth = (lines: readonly Charge[], others: readonly Charge[]): boolean =>
  Math.abs(costOf(lines) - costOf(others)) > 0.5;

/** One of the lines of a concept that costs something; null: there is none. */
export function pick(random: Random, lines: readonly Charge[], concept: string): Charge | null {
  const found = lines.filter((line) => line.concept === concept && Number(line.amount) > 0);
  return found.length > 0 ? random.of(found) : null;
}

/** The lines with those of some concepts from elsewhere. */
export const withConcepts = (
  lines: readonly Charge[],
  others: readonly Charge[],
  concepts: readonly string[],
): readonly Charge[] => [
  ...others.filter(({ concept }) => concepts.includes(concept)),
  ...lines.filter(({ concept }) => !concepts.includes(concept)),
];
