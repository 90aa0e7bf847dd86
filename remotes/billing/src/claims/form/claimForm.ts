import type { Claim, ClaimChange, ClaimProposal, NewClaim } from '@vatio/contracts/billing/claims';
import { claimRecipients } from '@vatio/contracts/billing/claimWords';
import { scaled, sumOf, unscaled } from '@vatio/contracts/billing/scaled';
import { today } from '@vatio/records/time';
import {
  array,
  boolean,
  type Input,
  object,
  rules,
  type SavedForm,
  string,
  textOrNothing,
} from '@vatio/ui/forms';

const facts = {
  recipient: rules.oneOf(claimRecipients, 'Elige a quién se reclama'),
  recipientName: rules.line('El destinatario', 120),
  sentOn: rules.plausibleDay(),
  withInterest: boolean(),
  interestOn: rules.plausibleDay(),
  companyReference: rules.optionalLine(60),
  words: rules.optionalText(4000),
};
const paidOn = textOrNothing(rules.plausibleDay());

/** A new claim as it is typed: each line is ticked or not. */
export const newClaimFormSchema = object({
  ...facts,
  bills: array(
    object({
      billId: string(),
      paidOn,
      lines: array(object({ key: string(), totalEur: string(), isChosen: boolean() })),
    }),
  ).refine(
    (bills) => bills.some(({ lines }) => lines.some(({ isChosen }) => isChosen)),
    'Marca al menos una línea que reclamar',
  ),
});
export type NewClaimForm = Input<typeof newClaimFormSchema>;
export type NewClaimFormState = SavedForm<NewClaimForm, TypedClaim>['form'];
export type TypedClaim = Omit<NewClaim, 'bills'> & {
  readonly bills: readonly {
    readonly billId: string;
    readonly paidOn: string | null;
    readonly lines: readonly {
      readonly key: string;
      readonly totalEur: string;
      readonly isChosen: boolean;
    }[];
  }[];
};

/** The claim to send, and the form's indexes of its bills, where problems are shown. */
export function claimToSend({ bills, ...rest }: TypedClaim) {
  const chosen = bills.map(({ billId, paidOn: paid, lines }) => ({
    billId,
    paidOn: paid,
    lines: lines.flatMap(({ isChosen, ...line }) => (isChosen ? [line] : [])),
  }));
  const rows = chosen.flatMap(({ lines }, index) => (lines.length > 0 ? [index] : []));
  const claim: NewClaim = { ...rest, bills: chosen.filter(({ lines }) => lines.length > 0) };
  return { claim, rows };
}

/** The amounts of ticked lines, added up. */
export const chosenEur = (bills: NewClaimForm['bills']): string =>
  unscaled(
    sumOf(
      bills.flatMap(({ lines }) =>
        lines.filter(({ isChosen }) => isChosen).map(({ totalEur }) => scaled(totalEur, 2)),
      ),
    ),
    2,
  );

/** Ticks all lines that are not claimed yet. */
export const newClaimForm = ({ supplier, bills }: ClaimProposal): NewClaimForm => ({
  recipient: 'supplier',
  recipientName: supplier,
  sentOn: today(),
  withInterest: true,
  interestOn: today(),
  companyReference: '',
  words: '',
  bills: bills.map((bill) => ({
    billId: bill.billId,
    paidOn: bill.paidOn ?? '',
    lines: bill.lines.map(({ key, totalEur, claimedIn }) => ({
      key,
      totalEur,
      isChosen: claimedIn === null,
    })),
  })),
});

/** A claim as it is changed. */
export const claimFormSchema = object({
  ...facts,
  bills: array(object({ billId: string(), paidOn })),
});
export type ClaimForm = Input<typeof claimFormSchema>;
export type ClaimFormState = SavedForm<ClaimForm, Omit<ClaimChange, 'version'>>['form'];

export const claimFormOf = (claim: Claim): ClaimForm => ({
  recipient: claim.recipient,
  recipientName: claim.recipientName,
  sentOn: claim.sentOn,
  withInterest: claim.withInterest,
  interestOn: claim.interestOn,
  companyReference: claim.companyReference,
  words: claim.words,
  bills: claim.claimedBills.map((bill) => ({ billId: bill.billId, paidOn: bill.paidOn ?? '' })),
});
