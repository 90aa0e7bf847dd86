import type { Claim, ClaimLine } from '@vatio/contracts/billing/claims/claims';
import type { Db } from '../../../db/transaction';
import { orMissing, versionConflict } from '../../../refusal';
import { listEvents } from './claims.event.repository';
import { findClaimRow } from './claims.list.repository';
import { billsOfClaim, findClientTaxId, readClaim, type StoredClaim } from './claims.repository';
import { linesOf } from './lines/lines';
import {
  type ClaimableBill,
  readClaimableBills,
  readRectifying,
} from './lines/lines.bill.repository';
import { linesOfClaim } from './lines/lines.held.repository';

/** A claim with all that its page and its letter show. @throws Refusal missing */
export async function findClaim(db: Db, id: string): Promise<Claim> {
  const stored = orMissing(await readClaim(db, id), noClaim);
  const row = orMissing(await findClaimRow(db, id), noClaim);
  const bills = await billsOfClaim(db, id);
  const ids = bills.map(({ billId }) => billId);
  const now = new Map((await readClaimableBills(db, ids)).map((bill) => [bill.billId, bill]));
  const rectifying = await readRectifying(db, ids);
  const lines = await linesOfClaim(db, id);
  const { recipient, withInterest, interestOn, interestMissing, norms, words } = stored;
  return {
    ...row,
    recipient,
    clientTaxId: await findClientTaxId(db, stored.clientId),
    withInterest,
    interestOn,
    interestMissing,
    norms,
    deadline: {
      workingDays: stored.workingDays,
      norm: stored.deadlineNorm,
      nextSteps: stored.nextSteps,
    },
    words,
    createdAt: stored.createdAt.toISOString(),
    createdBy: stored.createdBy,
    claimedBills: bills.map((bill) => {
      const own = lines.get(bill.billId) ?? [];
      return {
        ...bill,
        lines: [...own],
        check: checkOf(now.get(bill.billId), own),
        rectifiedBy: rectifying
          .filter(({ billId }) => billId === bill.billId)
          .map(({ id: other, number, kind }) => ({ id: other, number, kind })),
      };
    }),
    history: await listEvents(db, id),
  };
}

/** Compares a bill with the lines claimed of it, figure by figure. */
function checkOf(
  bill: ClaimableBill | undefined,
  claimed: readonly ClaimLine[],
): Claim['claimedBills'][number]['check'] {
  if (bill?.state === 'pending') return 'pending';
  const lines = bill ? linesOf(bill) : [];
  const isSame = claimed.every((was) => {
    const is = lines.find(({ key }) => key === was.key);
    return figures.every((name) => is?.[name] === was[name]);
  });
  return isSame ? 'same' : 'changed';
}

const figures = ['billedEur', 'computedEur', 'totalEur'] as const;

/**
 * Locks a claim until the end of the transaction.
 *
 * @throws Refusal missing, or conflict when the sent version is not the current one
 */
export async function lockedClaim(
  db: Db,
  id: string,
  sent: { readonly version: number },
  { isDeleted = false } = {},
): Promise<StoredClaim> {
  const claim = orMissing(await readClaim(db, id, { isDeleted, lock: true }), noClaim);
  if (sent.version !== claim.version) {
    throw versionConflict(overtaken, sent, isDeleted ? null : await findClaim(db, id));
  }
  return claim;
}

const noClaim = 'Esa reclamación no existe.';
const overtaken = 'Otra persona ha cambiado esta reclamación mientras la veías.';
