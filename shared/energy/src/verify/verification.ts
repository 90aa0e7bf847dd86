import type { BillCaution, BillLine } from '../bill/bill';
import type { Decimal } from '../exact/decimal';
import type { NotVerifiable } from '../tariff/notVerifiable';
import type { ConfirmedParameter } from '../tariff/parameterRows';
import type { Period } from '../tariff/tariffs';
import type { IssuedConcept } from './issued';

/**
 * correct: «correcta» · claimable: «error reclamable» · inFavour: «a favor del cliente» ·
 * notVerifiable: «no verificable». From the best to the worst.
 */
export const verifiedStates = ['correct', 'inFavour', 'notVerifiable', 'claimable'] as const;
export type VerifiedState = (typeof verifiedStates)[number];

/** Another amount that is accepted: a norm or a datum leaves two. */
export interface AcceptedAmount {
  readonly amountEur: Decimal;
  /** Spanish: «con el bono social fuera de la base». */
  readonly why: string;
}

/** Printed lines that are compared together with computed ones: as a rule one with one. */
export interface VerifiedLine {
  readonly concept: IssuedConcept;
  readonly period: Period | null;
  readonly segment: number | null;
  /** Spanish: «Potencia P1». */
  readonly label: string;
  /** Places in the bill's `lines`; none: it should have been billed and was not. */
  readonly issued: readonly number[];
  /** The sum of the printed lines. */
  readonly billedEur: Decimal;
  /** The accepted amount that is nearest to what was billed; null: not verifiable. */
  readonly computedEur: Decimal | null;
  /** Billed minus computed: positive, the client paid too much. null: not verifiable. */
  readonly differenceEur: Decimal | null;
  /** The other amounts that would be right too. */
  readonly alternatives: readonly AcceptedAmount[];
  readonly state: VerifiedState;
  /** Spanish, whole sentences. */
  readonly why: string;
  /** In symbols, Spanish. */
  readonly formula: string;
  /** With its numbers; empty when it is not verifiable. */
  readonly calculation: string;
  readonly parameters: readonly ConfirmedParameter[];
  readonly norm: string;
  readonly missing: readonly NotVerifiable[];
  /** The engine's lines of which it is the sum. */
  readonly computed: readonly BillLine[];
}

/**
 * What was found besides the amounts of lines, or explains them. duplicateNumber · gap, overlap: days
 * that no bill or two bills have · daysDiffer: printed ones · contractUnknown: on some of its days ·
 * tariffDiffers, powersDiffer, powerPriceDiffers, energyPriceDiffers: from the contract ·
 * energyDiffers, maximumDiffers: from what was measured · estimatedReading · unknownLine: a service
 * that nobody knows of · electricityTaxRate, taxRate: wrong for date and power · electricityTaxBase,
 * baseSum, totalSum: do not add up · conditionalTax: two rates are accepted · socialBonusPosition:
 * in the base of the IEE or not · rectifiedUnknown, rebillTooOld: of a bill that corrects another.
 */
export const findingCodes = [
  'duplicateNumber',
  'gap',
  'overlap',
  'daysDiffer',
  'contractUnknown',
  'tariffDiffers',
  'powersDiffer',
  'powerPriceDiffers',
  'energyPriceDiffers',
  'energyDiffers',
  'maximumDiffers',
  'estimatedReading',
  'unknownLine',
  'electricityTaxRate',
  'taxRate',
  'electricityTaxBase',
  'baseSum',
  'totalSum',
  'conditionalTax',
  'socialBonusPosition',
  'rectifiedUnknown',
  'rebillTooOld',
] as const;
export type FindingCode = (typeof findingCodes)[number];

export interface Finding {
  readonly code: FindingCode;
  /** error: something is wrong · review: a person must look · note: good to know. */
  readonly level: 'error' | 'review' | 'note';
  /** Spanish, whole sentences that say what to do. */
  readonly message: string;
  /** What it is about, €: positive, the client paid too much; null: no amount of its own. */
  readonly amountEur: Decimal | null;
  /** Of a gap or an overlap. */
  readonly days?: number;
}

/** What may be claimed of one bill. */
export interface ClaimableAmount {
  /** Lines before the indirect tax, but for the IEE. */
  readonly linesEur: Decimal;
  /** The IEE of those lines, and what was wrong in it. */
  readonly electricityTaxEur: Decimal;
  /** The IVA, IGIC or IPSI of both, and what was wrong in it. */
  readonly taxEur: Decimal;
  /** Sums that do not add up: positive, more was asked for than the lines say. */
  readonly sumsEur: Decimal;
  /** Of a bill that replaces a cheaper one: the increase of days too old to be billed again. */
  readonly rebillEur: Decimal;
  readonly totalEur: Decimal;
}

/** What is to be thought of a bill. */
export interface Verification {
  readonly number: string;
  /** The worst of its lines. */
  readonly state: VerifiedState;
  /** In the order of an invoice. */
  readonly lines: readonly VerifiedLine[];
  readonly findings: readonly Finding[];
  readonly claimable: ClaimableAmount;
  /** The printed total; without one, the sum of what is printed. */
  readonly billedEur: Decimal;
  /**
   * The engine's lines of the bill as it should be, whatever of it is printed: what a form shows beside
   * what is typed. Taxes come last, and only where all before them is known.
   */
  readonly due: readonly BillLine[];
  /** The bill as it should be; null: something of it is not verifiable. */
  readonly computedEur: Decimal | null;
  /** Each missing thing, once. */
  readonly notVerifiable: readonly NotVerifiable[];
  /** What the engine says of the bill as it should be. */
  readonly cautions: readonly BillCaution[];
}
