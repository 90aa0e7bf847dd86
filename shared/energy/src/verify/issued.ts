import type { Readings } from '../bill/input';
import type { LocalDate } from '../calendar/dates';
import type { Decimal, DecimalInput } from '../exact/decimal';
import type { ByPeriod, Period, Tariff } from '../tariff/tariffs';

/**
 * The subject of a printed line, in the order of an invoice. service: anything else, by its name · base: of
 * the indirect tax · tax: IVA, IGIC or IPSI.
 */
export const issuedConcepts = [
  'power',
  'energy',
  'excess',
  'tollDiscount',
  'reactive',
  'socialDiscount',
  'socialBonus',
  'electricityTax',
  'meter',
  'service',
  'base',
  'tax',
  'total',
] as const;
export type IssuedConcept = (typeof issuedConcepts)[number];

/**
 * A line as the supplier printed it. Several may say together what the law computes as one (a toll
 * and a charge, two blocks of prices), and one may say what it computes as several: they are compared
 * by their sums.
 */
export interface IssuedLine {
  readonly concept: IssuedConcept;
  /** Undefined or null: of all periods that no other line of the concept names. */
  readonly period?: Period | null;
  /** The bill's segment, from 0; undefined or null: the whole bill. */
  readonly segment?: number | null;
  /** The printed name. A service is compared by it with those of the contract. */
  readonly name?: string;
  /** The printed amount: a discount is negative. */
  readonly amountEur: Decimal;
  /** The rate of the IEE, of a tax or of a base, percent; undefined or null: not printed. */
  readonly ratePercent?: Decimal | null;
  /** The base of the IEE or of a tax; undefined or null: not printed. */
  readonly baseEur?: Decimal | null;
  /** True for a service in the base of the IEE; undefined or null: both are tried. */
  readonly isInElectricityTax?: boolean | null;
}

/** The printed values of each period, P1 first; null or undefined: not printed. */
interface PrintedValues {
  /** Never negative, also in a bill that cancels another. */
  readonly energyKwh: ByPeriod<DecimalInput>;
  /** Billed, kW. */
  readonly powersKw?: ByPeriod<DecimalInput | null> | null;
  readonly energyPricesEurPerKwh?: ByPeriod<Decimal | null> | null;
  readonly powerPricesEurPerKwYear?: ByPeriod<Decimal | null> | null;
}

/** Days that a bill prints apart, because a price or a contract changes after them. */
export interface IssuedSegment extends PrintedValues {
  readonly readings: Readings;
}

/** A bill that corrects another one. */
export interface Rectification {
  /**
   * replaces: its amounts count alone · cancels: it gives back those of the other, with the opposite sign.
   */
  readonly kind: 'replaces' | 'cancels';
  /** The number of the bill that it corrects. */
  readonly number: string;
}

/** A bill as the supplier issued it. */
export interface IssuedBill extends PrintedValues {
  readonly number: string;
  readonly issuedOn: LocalDate;
  /** The day on which its taxes accrue; as a rule the day of issue. */
  readonly accruedOn: LocalDate;
  /** The day of the initial reading is not billed, and the day of the final one is. */
  readonly readings: Readings;
  /** Undefined or null: not printed. */
  readonly printedDays?: number | null;
  readonly tariff?: Tariff | null;
  readonly reactiveKvarh?: ByPeriod<DecimalInput | null> | null;
  /** The highest power of each period, kW. */
  readonly maximetersKw?: ByPeriod<DecimalInput | null> | null;
  readonly isEstimated?: boolean | null;
  /** All days of the readings, in order; undefined or empty: one price for all. */
  readonly segments?: readonly IssuedSegment[];
  readonly lines: readonly IssuedLine[];
  readonly rectifies?: Rectification | null;
}
