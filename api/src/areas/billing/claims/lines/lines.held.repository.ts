import type { ClaimLine } from '@vatio/contracts/billing/claims/claims';
import type { ClaimRecipient } from '@vatio/contracts/billing/claims/claimWords';
import type { Db } from '../../../../db/transaction';

/** A line that a claim asks for. */
export interface HeldLine {
  readonly claimId: string;
  readonly number: number;
  readonly billId: string;
  readonly key: string;
  readonly totalEur: string;
}

/** The lines of some bills that claims ask for, unless these were rejected or deleted. */
export const heldLines = (db: Db, billIds: readonly string[]): Promise<HeldLine[]> =>
  db
    .selectFrom('claim_lines')
    .innerJoin('claims', 'claims.id', 'claim_lines.claim_id')
    .select(['claims.id as claimId', 'claims.number', 'claim_lines.bill_id as billId'])
    .select(['claim_lines.key', 'claim_lines.total_eur as totalEur'])
    .where('claim_lines.bill_id', 'in', billIds)
    .where('claim_lines.holds', '=', true)
    .execute();

/** The lines of some bills that other claims ask the same company for, with any outcome, and since when. */
export const linesClaimedOf = (
  db: Db,
  billIds: readonly string[],
  { recipient, otherThan }: { readonly recipient: ClaimRecipient; readonly otherThan: string },
) =>
  db
    .selectFrom('claim_lines')
    .innerJoin('claims', 'claims.id', 'claim_lines.claim_id')
    .select(['claims.id as claimId', 'claims.sent_on as sentOn'])
    .select(['claim_lines.bill_id as billId', 'claim_lines.key'])
    .where('claim_lines.bill_id', 'in', billIds)
    .where('claims.recipient', '=', recipient)
    .where('claims.id', '<>', otherThan)
    .where('claims.deleted_at', 'is', null)
    .execute();

/** The lines of a claim hold theirs, or let them go. */
export async function setHolding(db: Db, claimId: string, holds: boolean): Promise<void> {
  await db.updateTable('claim_lines').set({ holds }).where('claim_id', '=', claimId).execute();
}

/** The newest claim of a bill, whatever its outcome; undefined: the bill was never claimed. */
export const findClaimOfBill = (db: Db, billId: string) =>
  db
    .selectFrom('claims')
    .innerJoin('claim_bills', 'claim_bills.claim_id', 'claims.id')
    .select(['claims.id', 'claims.number'])
    .where('claim_bills.bill_id', '=', billId)
    .where('claims.deleted_at', 'is', null)
    .orderBy('claims.number', 'desc')
    .executeTakeFirst();

/** The oldest unanswered claim of a bill, with its part of that bill; undefined: none. */
export const findOpenClaimOf = (db: Db, billId: string) =>
  db
    .selectFrom('claims')
    .innerJoin('claim_bills', 'claim_bills.claim_id', 'claims.id')
    .innerJoin('bills', 'bills.id', 'claim_bills.bill_id')
    .select(['claims.id', 'claims.number', 'bills.total_eur as billedEur'])
    .select(['claim_bills.amount_eur as amountEur', 'claim_bills.interest_eur as interestEur'])
    .where('claim_bills.bill_id', '=', billId)
    .where('claims.state', '=', 'open')
    .where('claims.deleted_at', 'is', null)
    .orderBy('claims.number')
    .executeTakeFirst();

/** Lines of a claim, by bill and place. */
export async function linesOfClaim(
  db: Db,
  claimId: string,
): Promise<ReadonlyMap<string, readonly ClaimLine[]>> {
  const rows = await db
    .selectFrom('claim_lines')
    .select(['bill_id as billId', 'line'])
    .where('claim_id', '=', claimId)
    .orderBy('place')
    .execute();
  const byBill = new Map<string, ClaimLine[]>();
  for (const { billId, line } of rows) byBill.set(billId, [...(byBill.get(billId) ?? []), line]);
  return byBill;
}
