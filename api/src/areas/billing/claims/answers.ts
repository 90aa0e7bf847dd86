import type { Claim, ClaimSettlement, ClaimVersion } from '@vatio/contracts/billing/claims/claims';
import type { SessionUser } from '@vatio/contracts/session';
import type { ServiceParts } from '../../../areaKit/area';
import { type Db, inTransaction } from '../../../db/transaction';
import { Refusal } from '../../../refusal';
import { billsOfClaim, markDeleted, type StoredClaim, updateState } from './claims.repository';
import { notOpen } from './claims.service';
import { findClaim, lockedClaim } from './find';
import { claimedAlready } from './lines/lines';
import { readClaimableBills } from './lines/lines.bill.repository';
import { heldLines, linesOfClaim, setHolding } from './lines/lines.held.repository';
import { lockPoints } from './party';
import { type Recovered, recoveredBy, sharedOut } from './settle';
import { recoveredInWords, tell } from './told';

/** The fate of a claim: its answer, its deletion and its restoration. */
export function createClaimAnswers({ db, now }: ServiceParts) {
  /** It may be said again. @throws Refusal missing, conflict, or invalid by field */
  async function settle(id: string, sent: ClaimSettlement, actor: SessionUser): Promise<Claim> {
    const at = now();
    await inTransaction(db, async (transaction) => {
      const stored = await lockedClaim(transaction, id, sent);
      const recovered = recoveredBy(sent, at);
      if (stored.state === 'rejected' && sent.outcome !== 'rejected') {
        await hold(transaction, id);
      }
      await answer(transaction, id, { state: sent.outcome, recovered }, at);
      if (sent.outcome === 'rejected') await setHolding(transaction, id, false);
      const { outcome: state, note } = sent;
      const before = { state: stored.state, ...recoveredOf(stored) };
      await tell(transaction, {
        at,
        action: 'claim-settled',
        actor,
        claim: stored,
        before,
        after: { state, ...recovered, note },
        event: { kind: state, text: recoveredInWords(recovered, note) },
      });
    });
    return findClaim(db, id);
  }

  /** Removes the answer and the recovered amount. @throws Refusal missing, or conflict */
  async function reopen(id: string, sent: ClaimVersion, actor: SessionUser): Promise<Claim> {
    const at = now();
    await inTransaction(db, async (transaction) => {
      const stored = await lockedClaim(transaction, id, sent);
      if (stored.state === 'open') return;
      await hold(transaction, id);
      await answer(transaction, id, { state: 'open', recovered: nothing }, at);
      await tell(transaction, {
        at,
        action: 'claim-reopened',
        actor,
        claim: stored,
        before: { state: stored.state, ...recoveredOf(stored) },
        after: { state: 'open' },
        event: { kind: 'reopened', text: '' },
      });
    });
    return findClaim(db, id);
  }

  /** Only an open one; it can be restored. @throws Refusal missing, conflict, or invalid */
  async function remove(id: string, sent: ClaimVersion, actor: SessionUser): Promise<void> {
    const at = now();
    await inTransaction(db, async (transaction) => {
      const claim = await lockedClaim(transaction, id, sent);
      if (claim.state !== 'open') throw notOpen('se borra');
      await markDeleted(transaction, id, at, at);
      await setHolding(transaction, id, false);
      const event = { kind: 'deleted', text: '' } as const;
      await tell(transaction, { at, action: 'claim-deleted', actor, claim, event });
    });
  }

  /** @throws Refusal missing, or conflict when a bill is gone or its lines are claimed by now */
  async function restore(id: string, sent: ClaimVersion, actor: SessionUser): Promise<Claim> {
    const at = now();
    await inTransaction(db, async (transaction) => {
      const claim = await lockedClaim(transaction, id, sent, { isDeleted: true });
      await hold(transaction, id);
      await markDeleted(transaction, id, null, at);
      const event = { kind: 'restored', text: '' } as const;
      await tell(transaction, { at, action: 'claim-restored', actor, claim, event });
    });
    return findClaim(db, id);
  }

  return { settle, reopen, remove, restore };
}

const nothing: Recovered = { recoveredEur: null, recoveredOn: null };

const recoveredOf = ({ recoveredEur, recoveredOn }: StoredClaim): Recovered => ({
  recoveredEur,
  recoveredOn,
});

async function answer(
  db: Db,
  id: string,
  to: Parameters<typeof updateState>[2],
  at: Date,
): Promise<void> {
  const bills = await billsOfClaim(db, id);
  const { recoveredEur } = to.recovered;
  const parts = sharedOut(
    recoveredEur ?? '0',
    bills.map(({ amountEur }) => amountEur),
  );
  const ofBills = bills.map(({ billId }, index) => ({
    billId,
    recoveredEur: recoveredEur ? (parts[index] ?? null) : null,
  }));
  await updateState(db, id, to, ofBills, at);
}

/** The lines of a claim that let them go are its own again. @throws Refusal conflict */
async function hold(db: Db, id: string): Promise<void> {
  const bills = await billsOfClaim(db, id);
  const ids = bills.map(({ billId }) => billId);
  await lockPoints(db, ids);
  const there = await readClaimableBills(db, ids);
  const gone = bills.find(({ billId }) => !there.some((bill) => bill.billId === billId));
  if (gone) {
    const why = `La factura ${gone.number} está borrada: restáurala antes.`;
    throw new Refusal('conflict', why);
  }
  const held = (await heldLines(db, ids)).filter(({ claimId }) => claimId !== id);
  const lines = await linesOfClaim(db, id);
  for (const { billId, number } of bills) {
    for (const { key, label } of lines.get(billId) ?? []) {
      const other = held.find((one) => one.billId === billId && one.key === key);
      if (other) throw claimedAlready(label, number, other);
    }
  }
  await setHolding(db, id, true);
}
