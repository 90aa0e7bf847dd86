import { cycleOf } from '../bill/cycle';
import type { Readings } from '../bill/input';
import type { LocalDate } from '../calendar/dates';
import { type Decimal, type ExactNumber, eurText, exact, sum } from '../exact/decimal';
import { spanishDate, spanishEuros, spanishRange } from '../exact/spanish';
import { type NotVerifiable, notVerifiable } from '../tariff/notVerifiable';
import type { ParameterTable } from '../tariff/parameters';
import type { ClaimLine } from './claimLines';
import { betweenNorms } from './claimParts';
import { claimableUntil } from './deadlines';
import { type RefundInterest, refundInterest } from './refundInterest';

/** A bill with an amount to claim. */
export interface BillToClaim {
  readonly number: string;
  /** Some or all of its `claimLines`. */
  readonly lines: readonly ClaimLine[];
  readonly issuedOn: LocalDate;
  readonly readings: Readings;
  /** null: unknown; no interest is reckoned then, and the five years count from the issue. */
  readonly paidOn: LocalDate | null;
  /** The days on which the same lines were claimed of the same company, this claim's included. */
  readonly claimedOn?: readonly LocalDate[];
}

/** The part of a claim that is of one bill. */
export interface ClaimedBill {
  readonly number: string;
  /** The amount with IEE and taxes. */
  readonly amountEur: Decimal;
  /** Spanish, whole sentences: one for each error. */
  readonly reasons: readonly string[];
  readonly norms: readonly string[];
  /** null: the day of payment is not known. */
  readonly interest: RefundInterest | null;
  /** The last day to claim it. */
  readonly claimableUntil: LocalDate;
  /** That day is over: it is not in the amount of the claim. */
  readonly isLapsed: boolean;
}

/** The content of a claim. */
export interface Claim {
  /** Those with something to claim, in the given order. */
  readonly bills: readonly ClaimedBill[];
  /** The amount with IEE and taxes, without interest. */
  readonly amountEur: Decimal;
  /** null: of a bill it is not known; `missing` says why. */
  readonly interestEur: Decimal | null;
  /** Spanish, for a letter: what is claimed and why, a paragraph for each bill. */
  readonly reason: string;
  /** The norms of the errors and the norm of the refund, each once. */
  readonly norms: readonly string[];
  readonly missing: readonly NotVerifiable[];
}

/** The first day on which a refund is due by RD 88/2026 arts. 44 and 45 (BOE-A-2026-3212). */
const newRulesFrom = '2026-06-12';
const refundNorm = (on: LocalDate): string =>
  on < newRulesFrom ? 'RD 1955/2000, art. 96.2' : 'RD 88/2026, arts. 44.4.b y 45.2';

/** The norm that keeps a payment of more than five years ago claimable. */
const interruptionNorm = 'Código Civil, art. 1973';

function billOf(
  { number, lines, issuedOn, paidOn, claimedOn }: BillToClaim,
  on: LocalDate,
  table: ParameterTable,
): ClaimedBill {
  const from = paidOn ?? issuedOn;
  const until = claimableUntil(from, claimedOn);
  const amountEur = eurText(sum(lines.map(({ totalEur }) => exact(totalEur))));
  const isPaid = paidOn !== null && paidOn <= on;
  return {
    number,
    amountEur,
    reasons: lines.map(({ reason }) => reason),
    norms: [
      ...new Set(lines.flatMap(({ norm }) => norm.split(betweenNorms)).filter(Boolean)),
      ...(claimableUntil(from) < on && until >= on ? [interruptionNorm] : []),
    ],
    interest: isPaid ? refundInterest({ amountEur, paidOn, refundedOn: on }, table) : null,
    claimableUntil: until,
    isLapsed: until < on,
  };
}

function paragraphOf(
  { number, amountEur, reasons }: ClaimedBill,
  { readings }: BillToClaim,
): string {
  const { firstDay, lastDay } = cycleOf(readings);
  const head = `Factura ${number}, ${spanishRange(firstDay, lastDay)}:`;
  return [head, ...reasons, `Con sus impuestos, ${spanishEuros(exact(amountEur))}.`].join(' ');
}

/** The reasons why the interest is unknown; a bill that will be paid later has none. */
function missingOf(found: readonly { bill: BillToClaim; claimed: ClaimedBill }[]): NotVerifiable[] {
  return found.flatMap(({ bill, claimed: { interest, number } }) => {
    if (interest) return interest.missing;
    const what = `la fecha de pago de la factura ${number}`;
    return bill.paidOn === null ? [notVerifiable.data(what)] : [];
  });
}

const total = (amounts: readonly Decimal[]): ExactNumber => sum(amounts.map(exact));

/**
 * The claim of one or several bills: the undue amounts of their lines with IEE and taxes, the legal
 * interest from each payment, and why. What was paid more than five years ago, and not claimed since, is
 * shown and not asked for. Source: RD 88/2026 arts. 44.4.b, 45.2 and 55 (BOE-A-2026-3212); Código Civil
 * arts. 1964.2 and 1973 (BOE-A-1889-4763).
 *
 * @param on the day of the claim: until it interest is reckoned
 * @param parameters with the legal interest of each year
 */
export function claimOf(
  bills: readonly BillToClaim[],
  on: LocalDate,
  parameters: ParameterTable,
): Claim {
  const found = bills
    .map((bill) => ({ bill, claimed: billOf(bill, on, parameters) }))
    .filter(({ claimed }) => exact(claimed.amountEur).gt(0));
  const claimed = found.map((one) => one.claimed);
  const alive = claimed.filter(({ isLapsed }) => !isLapsed);
  const missing = missingOf(found.filter((one) => !one.claimed.isLapsed));
  const interests = alive.flatMap(({ interest }) => interest?.interestEur ?? []);
  const lapsed = found
    .filter((one) => one.claimed.isLapsed)
    .map(
      (one) =>
        `La factura ${one.claimed.number} no se reclama: prescribió el ${spanishDate(one.claimed.claimableUntil)}.`,
    );
  const paragraphs = found
    .filter((one) => !one.claimed.isLapsed)
    .map((one) => paragraphOf(one.claimed, one.bill));
  return {
    bills: claimed,
    amountEur: eurText(total(alive.map(({ amountEur }) => amountEur))),
    interestEur: missing.length > 0 ? null : eurText(total(interests)),
    reason: [...paragraphs, ...lapsed].join('\n'),
    norms: [...new Set([...alive.flatMap(({ norms }) => norms), refundNorm(on)])],
    missing,
  };
}
