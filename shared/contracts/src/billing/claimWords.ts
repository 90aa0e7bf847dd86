/** The words of a claim that the API and the screens share. */

/** `open` has no answer yet; the others are the answer. A `rejected` one holds no line any more. */
export const claimStates = ['open', 'accepted', 'partial', 'rejected'] as const;
export type ClaimState = (typeof claimStates)[number];

export const claimOutcomes = ['accepted', 'partial', 'rejected'] as const;
export type ClaimOutcome = (typeof claimOutcomes)[number];

/** The company that billed, or the owner of the grid, which reads the meter. */
export const claimRecipients = ['supplier', 'distributor'] as const;
export type ClaimRecipient = (typeof claimRecipients)[number];

/** The events in a claim's life. */
export const claimEvents = [
  'created',
  'changed',
  'accepted',
  'partial',
  'rejected',
  'reopened',
  'deleted',
  'restored',
] as const;
export type ClaimEvent = (typeof claimEvents)[number];

/** The deadlines of open claims: the answer is due within `dueSoonDays`, or is late. */
export const claimDues = ['soon', 'overdue'] as const;
export type ClaimDue = (typeof claimDues)[number];
export const dueSoonDays = 7;

/** Five years of monthly bills. */
export const mostClaimedBills = 60;

/** «R-0012»: what a claim is called in lists and letters. */
export const claimReference = (number: number): string => `R-${String(number).padStart(4, '0')}`;
