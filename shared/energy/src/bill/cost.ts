import type { DayRange } from '../calendar/dates';
import { type ExactNumber, eurText, sum, toText } from '../exact/decimal';
import type { NotVerifiable } from '../tariff/notVerifiable';
import type { ConfirmedParameter } from '../tariff/parameterRows';
import type { BillLine, BillTerm, TermUnit } from './bill';

export interface CostTerm extends DayRange {
  readonly days: number;
  readonly quantity: ExactNumber;
  readonly unit: TermUnit;
  readonly price: ExactNumber;
  readonly priceUnit: string;
  readonly amount: ExactNumber;
  readonly calculation: string;
  readonly sharedBy?: BillTerm['sharedBy'];
  readonly parameters: readonly ConfirmedParameter[];
}

/** A cost, unrounded; or what is missing, and then no term counts. */
export interface Cost {
  readonly terms: readonly CostTerm[];
  readonly missing: readonly NotVerifiable[];
}

export const noCost: Cost = { terms: [], missing: [] };

/** The part of a line that does not depend on its cost. */
export type LineHead = Pick<BillLine, 'concept' | 'period' | 'label' | 'formula' | 'norm'>;

/**
 * @returns the sum of the terms, without the last two of a division's 20 decimals: otherwise three
 *   thirds of half a cent would be less than it, and be rounded down
 */
export const amountOf = ({ terms }: Cost): ExactNumber =>
  sum(terms.map(({ amount }) => amount)).round(18);

/** @returns each once, by its message */
export const distinct = <T>(values: readonly T[], textOf: (value: T) => string): T[] =>
  values.length < 2
    ? [...values]
    : [...new Map(values.map((value) => [textOf(value), value])).values()];

export const distinctMissing = (missing: readonly NotVerifiable[]): NotVerifiable[] =>
  distinct(missing, ({ message }) => message);

const termOf = (term: CostTerm): BillTerm => ({
  firstDay: term.firstDay,
  lastDay: term.lastDay,
  days: term.days,
  quantity: toText(term.quantity),
  unit: term.unit,
  price: toText(term.price),
  priceUnit: term.priceUnit,
  amountEur: toText(term.amount),
  ...(term.sharedBy && { sharedBy: term.sharedBy }),
});

/**
 * Makes a line from a cost: rounded once, for any number of terms.
 *
 * @param calculation the text in place of the terms, for example why there are none
 */
export function lineOf(head: LineHead, cost: Cost, calculation?: string): BillLine {
  const { terms } = cost;
  const missing = distinctMissing(cost.missing);
  if (missing.length > 0) {
    return { ...head, amountEur: null, calculation: '', terms: [], parameters: [], missing };
  }
  return {
    ...head,
    amountEur: eurText(amountOf(cost)),
    calculation: calculation ?? terms.map((term) => term.calculation).join(' + '),
    terms: terms.map(termOf),
    parameters: [...new Set(terms.flatMap(({ parameters }) => parameters))],
    missing,
  };
}
