import type { Bill } from '@vatio/contracts/billing/bills';
import type { BillKind } from '@vatio/contracts/billing/billWords';
import { claimReference } from '@vatio/contracts/billing/claims/claimWords';
import { scaled, unscaled } from '@vatio/contracts/billing/scaled';
import type { Db } from '../../../db/transaction';
import { findOpenClaimOf } from '../claims/lines/lines.held.repository';
import { findNumber } from './bills.repository';

/** The bill that replaces or cancels another one. */
interface Rectifying {
  readonly kind: BillKind;
  readonly supplier: string;
  readonly rectifies: string;
  readonly totalEur: string;
}

/** The bill that this one replaces or cancels, with the claim it may answer; null: none, or not stored. */
export async function rectifiedOf(db: Db, bill: Rectifying): Promise<Bill['rectified']> {
  const { supplier, rectifies } = bill;
  const found = rectifies ? await findNumber(db, { supplier, number: rectifies }) : undefined;
  if (!found) return null;
  const { id, number, kind } = found;
  const claim = await findOpenClaimOf(db, id);
  const openClaim = claim && {
    id: claim.id,
    reference: claimReference(claim.number),
    refundEur: refundOf(bill, claim),
  };
  return { id, number, kind, openClaim: openClaim ?? null };
}

type Claimed = NonNullable<Awaited<ReturnType<typeof findOpenClaimOf>>>;

/** A bill that replaces another gives back what it asks for less, and one that cancels it what it says. */
function refundOf({ kind, totalEur }: Rectifying, claim: Claimed): string | null {
  const own = cents(totalEur);
  const refund = kind === 'replaces' ? cents(claim.billedEur) - own : -own;
  const claimed = cents(claim.amountEur) + cents(claim.interestEur ?? '0');
  if (refund <= 0n) return null;
  const more = refund - claimed;
  return unscaled(more > 0n ? claimed : refund, 2);
}

const cents = (eur: string) => scaled(eur, 2);
