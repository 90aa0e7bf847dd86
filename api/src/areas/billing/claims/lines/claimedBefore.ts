import type { ClaimLine } from '@vatio/contracts/billing/claims/claims';
import type { Db } from '../../../../db/transaction';
import { linesClaimedOf } from './lines.held.repository';

interface BillWithLines {
  readonly billId: string;
  /** Those that are claimed. */
  readonly lines: readonly ClaimLine[];
}

/**
 * Bills with the days on which other claims asked for the same: only those that had all of the lines,
 * because a bill has one day on which it lapses.
 */
export async function withClaimedBefore<Bill extends BillWithLines>(
  db: Db,
  bills: readonly Bill[],
  other: Parameters<typeof linesClaimedOf>[2],
): Promise<(Bill & { readonly claimedBefore: readonly string[] })[]> {
  const ids = bills.map(({ billId }) => billId);
  const claimed = await linesClaimedOf(db, ids, other);
  return bills.map((bill) => {
    const own = claimed.filter(({ billId }) => billId === bill.billId);
    const hasAll = (claimId: string) =>
      bill.lines.every(({ key }) => own.some((one) => one.claimId === claimId && one.key === key));
    const days = own.filter(({ claimId }) => hasAll(claimId)).map(({ sentOn }) => sentOn);
    return { ...bill, claimedBefore: [...new Set(days)] };
  });
}
