import { billRecord } from '@vatio/contracts/billing/billRecord';
import { claimRecord } from '@vatio/contracts/billing/claims/claimRecord';
import type { Claim, ClaimProposal, NewClaim } from '@vatio/contracts/billing/claims/claims';
import { scaled, sumOf, unscaled } from '@vatio/contracts/billing/scaled';
import { today } from '@vatio/records/time';
import {
  array,
  boolean,
  formShape,
  type Infer,
  type Input,
  object,
  type SavedForm,
  string,
  typedOf,
} from '@vatio/ui/forms';

const facts = formShape(claimRecord.fields);
const bill = { billId: string(), ...formShape({ paidOn: billRecord.fields.paidOn }) };

/** A new claim as it is typed: each line is ticked or not, and one at least is. */
export const newClaimFormSchema = object({
  ...facts,
  bills: array(
    object({
      ...bill,
      lines: array(object({ key: string(), totalEur: string(), isChosen: boolean() })),
    }),
  ),
}).superRefine(({ bills }, context) => {
  if (bills.some(({ lines }) => lines.some(({ isChosen }) => isChosen))) return;
  const message = 'Marca al menos una línea que reclamar';
  context.addIssue({ code: 'custom', path: ['bills'], message });
});
export type NewClaimForm = Input<typeof newClaimFormSchema>;
export type TypedClaim = Infer<typeof newClaimFormSchema>;
export type NewClaimFormState = SavedForm<NewClaimForm, TypedClaim>['form'];

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
  ...typedOf(claimRecord.fields, {
    recipient: 'supplier',
    recipientName: supplier,
    sentOn: today(),
    withInterest: true,
    interestOn: today(),
  }),
  bills: bills.map(({ billId, paidOn, lines }) => ({
    billId,
    paidOn: paidOn ?? '',
    lines: lines.map(({ key, totalEur, claimedIn }) => ({
      key,
      totalEur,
      isChosen: claimedIn === null,
    })),
  })),
});

/** A claim as it is changed. */
export const claimFormSchema = object({ ...facts, bills: array(object(bill)) });

export const claimFormOf = (claim: Claim): Input<typeof claimFormSchema> => ({
  ...typedOf(claimRecord.fields, claim),
  bills: claim.claimedBills.map(({ billId, paidOn }) => ({ billId, paidOn: paidOn ?? '' })),
});
