import type { DayRange } from '../calendar/dates';
import type { Decimal } from '../exact/decimal';
import type { NotVerifiable } from '../tariff/notVerifiable';
import type { ConfirmedParameter } from '../tariff/parameterRows';
import type { Period } from '../tariff/tariffs';

/** The subject of a line, in the order of an invoice. */
export type BillConcept =
  | 'power'
  | 'energy'
  | 'excess'
  | 'tollDiscount'
  | 'reactive'
  | 'socialDiscount'
  | 'socialBonus'
  | 'electricityTax'
  | 'meter'
  | 'service'
  | 'tax';

export type TermUnit = 'kW' | 'kWh' | 'MWh' | 'kVArh' | '€' | 'CUPS' | 'contador';

/** A part of a line: days without a change of its price. */
export interface BillTerm extends DayRange {
  readonly days: number;
  readonly quantity: Decimal;
  readonly unit: TermUnit;
  readonly price: Decimal;
  readonly priceUnit: string;
  /** Not rounded. */
  readonly amountEur: Decimal;
  /** The division of a quantity in a cycle with several prices: by a curve, or by days. */
  readonly sharedBy?: 'curve' | 'days';
}

/** One line of a bill, with everything that a person needs to check it. */
export interface BillLine {
  readonly concept: BillConcept;
  /** null: the line has no period. */
  readonly period: Period | null;
  /** Spanish: «Potencia P1». */
  readonly label: string;
  /** Rounded half-up to cents; null: not verifiable, `missing` says why. */
  readonly amountEur: Decimal | null;
  /** The formula in symbols, Spanish: «potencia × precio × días / días del año». */
  readonly formula: string;
  /**
   * The formula with its numbers: «4,6 kW × 30,817413 €/kW·año × 30 / 365». Empty when it is not
   * verifiable.
   */
  readonly calculation: string;
  readonly terms: readonly BillTerm[];
  /** The regulated values of the line, with their norms. */
  readonly parameters: readonly ConfirmedParameter[];
  /** The norm of the rule. */
  readonly norm: string;
  /** Includes what lines before this one lack, if it depends on them. */
  readonly missing: readonly NotVerifiable[];
  /**
   * The rounded amount by another reading of an unclear norm: a bill with either, or with anything between,
   * is not wrong.
   */
  readonly otherReadingEur?: Decimal;
}

/**
 * A warning to read before a claim with a bill. energyProrated: a price changed, so the energy was divided
 * by days · energyByCurve: or by the curve · maximumProrated: the same with the highest power ·
 * unknownQuarters: parts of the curve are missing (`count`) · seasonChange: it is not settled how types 1
 * to 3 are charged in a cycle of two seasons · periodNotInCycle: a reading of a period that these days do
 * not have · limiterWithSixPeriods: no such point should have a limiter · powersNotAllowed: no tariff has
 * such powers · pvpcNotAllowed: the PVPC is not for such a tariff or power · pvpcOfCompany: of companies,
 * only a microenterprise can have the PVPC · vatDoubtful: the text of those days is not clear ·
 * holderUnknown: a tax depends on who holds the contract · tariffAgainstVoltage: the point has a voltage of
 * another tariff · socialDiscountUnknown: the bono social of a vulnerable holder is not verifiable ·
 * parameterNote: a note of a regulated value.
 */
export interface BillCaution {
  readonly code:
    | 'energyProrated'
    | 'energyByCurve'
    | 'maximumProrated'
    | 'unknownQuarters'
    | 'seasonChange'
    | 'periodNotInCycle'
    | 'limiterWithSixPeriods'
    | 'powersNotAllowed'
    | 'pvpcNotAllowed'
    | 'pvpcOfCompany'
    | 'vatDoubtful'
    | 'holderUnknown'
    | 'tariffAgainstVoltage'
    | 'socialDiscountUnknown'
    | 'parameterNote';
  /** Spanish, whole sentences. */
  readonly message: string;
  readonly count?: number;
}

/** The cost of a bill if its unsettled conditions held. */
interface ConditionalTotals {
  /** Spanish, each once. */
  readonly questions: readonly string[];
  readonly electricityTaxEur: Decimal | null;
  readonly taxEur: Decimal | null;
  readonly totalEur: Decimal | null;
}

/** A bill as it should be. A total is null when it depends on something not verifiable. */
export interface Bill {
  /** Lines in the order of an invoice. */
  readonly lines: readonly BillLine[];
  /** Before the IEE: power, energy, excess, reactive, the discount and the share of the bono social. */
  readonly subtotalEur: Decimal | null;
  /** Base of the indirect tax: the subtotal, the IEE, the meter and the services. */
  readonly taxableBaseEur: Decimal | null;
  /** IVA, IGIC or IPSI. */
  readonly taxEur: Decimal | null;
  readonly totalEur: Decimal | null;
  /** Either total is accepted until the conditions are settled; null: there are none. */
  readonly ifConditionsHeld: ConditionalTotals | null;
  /** Each missing thing, once. */
  readonly notVerifiable: readonly NotVerifiable[];
  readonly cautions: readonly BillCaution[];
}
