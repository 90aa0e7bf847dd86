export { type ClaimLine, claimLines } from './claimLines';
export { type BillToClaim, type Claim, type ClaimedBill, claimOf } from './claimOf';
export type { ClaimableVerification } from './claimParts';
export {
  type ClaimDeadlines,
  claimableUntil,
  claimDeadlines,
  type Recipient,
  type SentClaim,
} from './deadlines';
export { type RefundInterest, refundInterest, type UndueAmount } from './refundInterest';
export { holidayName } from './workingDays';
