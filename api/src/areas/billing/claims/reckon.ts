import type { ClaimLine, NewClaim } from '@vatio/contracts/billing/claims/claims';
import { type ClaimDeadlines, claimDeadlines, claimOf, type SentClaim } from '@vatio/energy/claims';
import type { ParameterTable } from '@vatio/energy/tariff';
import { localDay, spanishDay } from '../../../localDay';
import { wrongFields } from '../../../refusal';

/** The subject of a claim, apart from its bills. */
export type ClaimFacts = Omit<NewClaim, 'bills'>;

interface BillToReckon {
  readonly number: string;
  readonly issuedOn: string;
  readonly from: string;
  readonly to: string;
  readonly paidOn: string | null;
  readonly lines: readonly ClaimLine[];
  /** The days on which other claims asked for the same. */
  readonly claimedBefore: readonly string[];
}

/** Amounts, interest and deadline of a claim. */
export interface Reckoned {
  readonly amountEur: string;
  readonly interestEur: string | null;
  readonly interestMissing: readonly string[];
  readonly norms: readonly string[];
  readonly deadline: ClaimDeadlines;
  /** Results in the order of the bills. */
  readonly bills: readonly {
    readonly amountEur: string;
    readonly interestEur: string | null;
    readonly interestCalculation: string;
    readonly claimableUntil: string;
  }[];
}

/** The party that the claim is for, as deadlines see it. */
export type Party = Pick<SentClaim, 'powersKw' | 'holder'>;

interface ToReckon {
  readonly bills: readonly BillToReckon[];
  /** The position at which each bill was sent, for problems. */
  readonly places: readonly number[];
  readonly party: Party;
}

/**
 * @param at now
 * @throws Refusal invalid, by field: a payment that is to come, or one of more than five years ago
 */
export function reckon(
  facts: ClaimFacts,
  { bills, places, party }: ToReckon,
  table: ParameterTable,
  at: Date,
): Reckoned {
  const { withInterest, interestOn, recipient, sentOn } = facts;
  const claim = claimOf(
    bills.map(({ from, to, claimedBefore, ...bill }) => ({
      ...bill,
      readings: { from, to },
      claimedOn: [...claimedBefore, sentOn],
    })),
    interestOn,
    table,
  );
  requireSoundDays(bills, { places, claimed: claim.bills }, at);
  return {
    amountEur: claim.amountEur,
    interestEur: withInterest ? claim.interestEur : null,
    interestMissing: withInterest ? claim.missing.map(({ message }) => message) : [],
    norms: claim.norms,
    deadline: claimDeadlines({ ...party, recipient, sentOn }),
    bills: claim.bills.map(({ amountEur, interest, claimableUntil }) => ({
      amountEur,
      interestEur: withInterest ? (interest?.interestEur ?? null) : null,
      interestCalculation: withInterest ? (interest?.calculation ?? '') : '',
      claimableUntil,
    })),
  };
}

/** @throws Refusal invalid, by field */
function requireSoundDays(
  bills: readonly BillToReckon[],
  {
    places,
    claimed,
  }: Pick<ToReckon, 'places'> & {
    readonly claimed: readonly { readonly isLapsed: boolean; readonly claimableUntil: string }[];
  },
  at: Date,
): void {
  const today = localDay(at);
  const problems = bills.flatMap(({ number, paidOn }, index) => {
    const field = `bills.${places[index]}.paidOn`;
    const { isLapsed, claimableUntil } = claimed[index] ?? {};
    if (paidOn && paidOn > today) return [[field, 'Todavía no ha llegado ese día']];
    if (!isLapsed || !claimableUntil) return [];
    return [[field, `La factura ${number} prescribió el ${spanishDay(claimableUntil)}: quítala`]];
  });
  if (problems.length > 0) throw wrongFields(Object.fromEntries(problems));
}
