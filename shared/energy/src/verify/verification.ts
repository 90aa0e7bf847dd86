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

/** Both are included. */
export interface AmountRange {
  readonly lowEur: Decimal;
  /** null: there is no limit. */
  readonly highEur: Decimal | null;
}

/** A tax or a sum against the printed lines that it is of, right or wrong. */
export interface Adding {
  readonly dueEur: Decimal;
  /** «suma bien» */
  readonly closes: boolean;
}

/** Printed lines that are compared together with computed lines: as a rule one with one. */
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
  /**
   * The amount of the bill as it should be: the accepted amount that is nearest to what was billed. With
   * those of the other lines it adds up to the bill's. null: not verifiable.
   */
  readonly computedEur: Decimal | null;
  /** Billed minus computed: positive, the client paid too much. null: not verifiable. */
  readonly differenceEur: Decimal | null;
  /** The highest amount that could be right; the billed amount where that is unknown. */
  readonly highestEur: Decimal;
  /** The range that contains the right amount; null: it is settled, or unknown. */
  readonly range: AmountRange | null;
  /** The difference that only a percentage lets through, €; null: there is none. */
  readonly letThroughEur: Decimal | null;
  /** The check that a tax or a sum adds up with what is printed above it. null: not a sum, or unknown. */
  readonly adding: Adding | null;
  /** The other amounts that would be right too. */
  readonly alternatives: readonly AcceptedAmount[];
  readonly state: VerifiedState;
  /** Spanish, whole sentences. */
  readonly why: string;
  /** The formula in symbols, Spanish. */
  readonly formula: string;
  /** The formula with its numbers; empty when it is not verifiable. */
  readonly calculation: string;
  readonly parameters: readonly ConfirmedParameter[];
  readonly norm: string;
  readonly missing: readonly NotVerifiable[];
  /** The engine's lines that make up the sum. */
  readonly computed: readonly BillLine[];
}

/**
 * A finding besides the amounts of lines, or an explanation of them. duplicateNumber · gap, overlap: days
 * that no bill or two bills have · daysDiffer: printed days · contractUnknown: on some of its days ·
 * premiseDoubtful: the point's type or control, from its contracted powers · tariffDiffers, powersDiffer,
 * powerPriceDiffers, energyPriceDiffers: from the contract · energyDiffers, maximumDiffers: from what was
 * measured · estimatedReading · unknownLine: a service that is not known · electricityTaxRate, taxRate:
 * wrong for date and power · electricityTaxBase, baseSum, totalSum: do not add up · conditionalTax: two
 * rates are accepted · socialBonusPosition: in the base of the IEE or not · rectifiedUnknown, rebillTooOld:
 * of a bill that corrects another · letThrough: what only a percentage lets through · setOff: lines that
 * were billed too low make the others less.
 */
export const findingCodes = [
  'duplicateNumber',
  'gap',
  'overlap',
  'daysDiffer',
  'contractUnknown',
  'tariffDiffers',
  'powersDiffer',
  'premiseDoubtful',
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
  'letThrough',
  'setOff',
] as const;
export type FindingCode = (typeof findingCodes)[number];

export interface Finding {
  readonly code: FindingCode;
  /** error: something is wrong · review: a person must look · note: good to know. */
  readonly level: 'error' | 'review' | 'note';
  /** Spanish, whole sentences that say what to do. */
  readonly message: string;
  /** The amount in question, €: positive, the client paid too much; null: no amount of its own. */
  readonly amountEur: Decimal | null;
  /** Days of a gap or an overlap. */
  readonly days?: number;
}

/**
 * The claimable amount of one bill: what was billed less the most that could be right. A part is negative
 * where a line was billed too low; all are 0 where there is no claim.
 */
export interface ClaimableAmount {
  /** Lines before the indirect tax, but for the IEE. */
  readonly linesEur: Decimal;
  /** The part of these billed above what was measured: it waits for the distributor. */
  readonly measuredEur: Decimal;
  /** The part of the lines billed too low: negative. */
  readonly setOffEur: Decimal;
  readonly electricityTaxEur: Decimal;
  /** IVA, IGIC or IPSI. */
  readonly taxEur: Decimal;
  /** Sums that do not add up: positive, more was asked for than the lines say. */
  readonly sumsEur: Decimal;
  /** The increase of days too old to be billed again, in a bill that replaces a cheaper one. */
  readonly rebillEur: Decimal;
  readonly totalEur: Decimal;
}

/** The result of verifying a bill. */
export interface Verification {
  readonly number: string;
  /** claimable: something may be claimed · else the worst of its lines; one that others outweigh is «a favor». */
  readonly state: VerifiedState;
  /** Lines in the order of an invoice. */
  readonly lines: readonly VerifiedLine[];
  readonly findings: readonly Finding[];
  readonly claimable: ClaimableAmount;
  /** The printed total; without one, the sum of what is printed. */
  readonly billedEur: Decimal;
  /**
   * The engine's lines of the bill as it should be, whatever of it is printed: what a form shows beside
   * what is typed. Taxes come last, and only where all before them is known; at the usual rate where a
   * condition leaves it open.
   */
  readonly due: readonly BillLine[];
  /** The bill as it should be; null: something of it is not verifiable. */
  readonly computedEur: Decimal | null;
  /** The range that contains the right total; null: it is settled, or unknown. */
  readonly range: AmountRange | null;
  /** Billed lines that are not verifiable, before taxes. */
  readonly unverifiedEur: Decimal;
  /** Each missing thing, once. */
  readonly notVerifiable: readonly NotVerifiable[];
  /** The engine's cautions on the bill as it should be. */
  readonly cautions: readonly BillCaution[];
}
