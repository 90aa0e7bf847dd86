import type { DayRange } from '../../calendar/dates';
import type { Decimal } from '../../exact/decimal';
import type { ConfirmedParameter } from '../../tariff/parameterRows';
import type { Period } from '../../tariff/tariffs';

/** quantity × price × days ÷ perDays */
export interface WorkingTerm {
  /** kW: contracted, over the contracted power, or the root of the sum of squares. */
  readonly quantity: Decimal;
  /** The price with its factor, if it has one (2 or K_p). */
  readonly price: Decimal;
  readonly days: number;
  /** Days of the year of a yearly price, or of the cycle; 1 for a price a day. */
  readonly perDays: number;
  readonly parameters: readonly ConfirmedParameter[];
}

/** The workings of an amount: the fixed term or the excess of a period in a month. */
export interface WorkingLine {
  readonly range: DayRange;
  readonly period: Period;
  readonly concept: 'fixed' | 'excess';
  /** Their sum, times `PowerWorkings.scale`, is the amount. Empty: the line is free. */
  readonly terms: readonly WorkingTerm[];
  /** Not rounded. */
  readonly amountEur: Decimal;
  /** «27 kW × 20,376927 €/kW·año × 31 ÷ 365»; Spanish. */
  readonly calculation: string;
}

export interface PowerWorkings {
  /** Lines by month, then by period, the fixed term first. With ICP there are no excesses. */
  readonly lines: readonly WorkingLine[];
  /** The scale from fewer months to a year: 365 ÷ days; else null. */
  readonly scale: { readonly days: number; readonly yearDays: number } | null;
}
