import type {
  Claim,
  ClaimChange,
  ClaimClients,
  ClaimListAnswer,
  ClaimProposal,
  ClaimProposalQuery,
  ClaimQuery,
  ClaimTotals,
  ClaimTotalsQuery,
  NewClaim,
} from '@vatio/contracts/billing/claims/claims';
import type { SessionUser } from '@vatio/contracts/session';
import { v7 as uuidV7 } from 'uuid';
import type { ServiceParts } from '../../../areaKit/area';
import { difference } from '../../../audit/difference';
import { inTransaction } from '../../../db/transaction';
import { localDay } from '../../../localDay';
import { Refusal, wrongField } from '../../../refusal';
import { readParameterTable } from '../../user/door';
import { verifyPending } from '../verification/verification.service';
import { claimLabels } from './auditWords';
import { claimTotals, listClaimClients, listClaims } from './claims.list.repository';
import { billsOfClaim, insertClaim, type StoredClaim, updateClaim } from './claims.repository';
import { findClaim, lockedClaim } from './find';
import { withClaimedBefore } from './lines/claimedBefore';
import { chosenLines } from './lines/lines';
import { readClaimableBills } from './lines/lines.bill.repository';
import { heldLines, linesOfClaim } from './lines/lines.held.repository';
import { lockPoints, partyOf } from './party';
import { proposeClaim, requireOneClient } from './proposal';
import { type ClaimFacts, reckon } from './reckon';
import { tell, toldFacts } from './told';

/** The claims for refunds from suppliers. */
export function createClaimService({ db, now }: ServiceParts) {
  const list = (query: ClaimQuery): Promise<ClaimListAnswer> =>
    listClaims(db, query, localDay(now()));

  const totals = (query: ClaimTotalsQuery): Promise<ClaimTotals> =>
    claimTotals(db, query, localDay(now()));

  const clients = async (): Promise<ClaimClients> => ({ rows: await listClaimClients(db) });

  /** @throws Refusal missing, or invalid when the bills are of several clients or suppliers */
  const propose = (query: ClaimProposalQuery): Promise<ClaimProposal> =>
    proposeClaim({ db, now }, query);

  /** Its bills are verified by then, unless they change at this moment. @throws Refusal missing */
  async function find(id: string): Promise<Claim> {
    const claim = await findClaim(db, id);
    const pending = claim.claimedBills.filter(({ check }) => check === 'pending');
    if (pending.length === 0) return claim;
    await verifyPending(
      db,
      pending.map(({ billId }) => billId),
      now(),
    );
    return findClaim(db, id);
  }

  /** @throws Refusal missing, conflict when lines have changed or are claimed already, or invalid */
  async function create({ bills: sent, ...facts }: NewClaim, actor: SessionUser): Promise<Claim> {
    const at = now();
    const id = uuidV7();
    const ids = sent.map(({ billId }) => billId);
    if (new Set(ids).size < ids.length) throw wrongField('bills', 'Hay una factura repetida');
    const { table } = await readParameterTable(db);
    await inTransaction(db, async (transaction) => {
      await lockPoints(transaction, ids);
      const found = await readClaimableBills(transaction, ids);
      const { supplyPointId } = requireOneClient(found, ids);
      const held = await heldLines(transaction, ids);
      const bills = found.map((bill) => {
        const place = ids.indexOf(bill.billId);
        return chosenLines(sent[place] as NewClaim['bills'][number], { bill, place }, held);
      });
      const party = await partyOf(transaction, found, { supplyPointId, on: facts.sentOn });
      const toReckon = await withClaimedBefore(
        transaction,
        bills.map(({ bill, ...rest }) => ({ ...bill, ...rest })),
        { recipient: facts.recipient, otherThan: id },
      );
      const places = bills.map(({ bill }) => ids.indexOf(bill.billId));
      const reckoned = reckon(facts, { bills: toReckon, places, party }, table, at);
      const claim = { id, facts, reckoned, bills, createdBy: actor.name };
      const number = await insertClaim(transaction, claim, at);
      const numbers = found.map((bill) => bill.number);
      const after = { ...toldFacts(facts, toReckon), bills: numbers };
      await tell(transaction, {
        at,
        action: 'claim-created',
        actor,
        claim: { id, number },
        after: { ...after, amountEur: reckoned.amountEur },
        event: { kind: 'created', text: numbers.join(', ') },
      });
    });
    return find(id);
  }

  /** Only of an open one. @throws Refusal missing, conflict when the version is not the current one, or invalid */
  async function change(id: string, sent: ClaimChange, actor: SessionUser): Promise<Claim> {
    const { version: _, bills: payments, ...facts } = sent;
    const at = now();
    const { table } = await readParameterTable(db);
    await inTransaction(db, async (transaction) => {
      const stored = await lockedClaim(transaction, id, sent);
      if (stored.state !== 'open') throw notOpen('se cambia');
      const kept = await billsOfClaim(transaction, id);
      const lines = await linesOfClaim(transaction, id);
      const bills = kept.map((bill) => {
        const payment = payments.find(({ billId }) => billId === bill.billId);
        const own = lines.get(bill.billId) ?? [];
        return { ...bill, lines: own, paidOn: payment ? payment.paidOn : bill.paidOn };
      });
      const changes = difference(toldFacts(factsOf(stored), kept), toldFacts(facts, bills));
      if (!changes) return;
      const [first] = kept;
      const party = await partyOf(transaction, kept, {
        supplyPointId: first?.supplyPointId ?? '',
        on: facts.sentOn,
      });
      const places = bills.map(({ billId }) =>
        payments.findIndex((payment) => payment.billId === billId),
      );
      const other = { recipient: facts.recipient, otherThan: id };
      const toReckon = await withClaimedBefore(transaction, bills, other);
      const reckoned = reckon(facts, { bills: toReckon, places, party }, table, at);
      await updateClaim(transaction, id, { facts, reckoned, bills }, at);
      const text = Object.keys(changes.after)
        .map((field) => claimLabels[field as keyof typeof claimLabels])
        .join(', ');
      await tell(transaction, {
        at,
        action: 'claim-changed',
        actor,
        claim: stored,
        ...changes,
        event: { kind: 'changed', text },
      });
    });
    return find(id);
  }

  return { list, totals, clients, propose, find, create, change };
}

/** @throws never: it is what is thrown. @param deed «se cambia» */
export const notOpen = (deed: string) =>
  new Refusal('invalid', `Solo ${deed} una reclamación abierta: reábrela antes.`);

const factsOf = (stored: StoredClaim): ClaimFacts => ({
  recipient: stored.recipient,
  recipientName: stored.recipientName,
  sentOn: stored.sentOn,
  withInterest: stored.withInterest,
  interestOn: stored.interestOn,
  companyReference: stored.companyReference,
  words: stored.words,
});
