import type { ClaimLine } from '@vatio/contracts/billing/claims/claims';
import type { ClaimState } from '@vatio/contracts/billing/claims/claimWords';
import { sql } from 'kysely';
import { insertRows } from '../../../db/insertRows';
import { searchKey } from '../../../db/textKey';
import type { Db } from '../../../db/transaction';
import type { ClaimableBill } from './lines/lines.bill.repository';
import type { ClaimFacts, Reckoned } from './reckon';
import type { Recovered } from './settle';

const factsInRow = (facts: ClaimFacts) => ({
  recipient: facts.recipient,
  recipient_name: facts.recipientName,
  sent_on: facts.sentOn,
  with_interest: facts.withInterest,
  interest_on: facts.interestOn,
  company_reference: facts.companyReference,
  company_reference_key: searchKey(facts.companyReference),
  words: facts.words,
});

const reckonedInRow = ({ amountEur, interestEur, deadline, ...rest }: Reckoned) => ({
  amount_eur: amountEur,
  interest_eur: interestEur,
  interest_missing: [...rest.interestMissing],
  norms: [...rest.norms],
  answer_by: deadline.answerBy,
  working_days: deadline.workingDays,
  deadline_norm: deadline.norm,
  next_steps: [...deadline.nextSteps],
});

export interface ClaimToInsert {
  readonly id: string;
  readonly facts: ClaimFacts;
  readonly reckoned: Reckoned;
  readonly bills: readonly {
    readonly bill: ClaimableBill;
    readonly paidOn: string | null;
    readonly lines: readonly ClaimLine[];
  }[];
  readonly createdBy: string;
}

/** @returns the number of the claim */
export async function insertClaim(
  db: Db,
  { id, facts, reckoned, bills, createdBy }: ClaimToInsert,
  at: Date,
): Promise<number> {
  const [first] = bills;
  if (!first) throw new RangeError('A claim has at least one bill');
  const { clientId, supplier, supplierKey } = first.bill;
  const { number } = await db
    .insertInto('claims')
    .values({
      id,
      client_id: clientId,
      supplier,
      supplier_key: supplierKey,
      ...factsInRow(facts),
      ...reckonedInRow(reckoned),
      created_at: at,
      created_by: createdBy,
      updated_at: at,
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  await insertRows(db, 'claim_bills', bills, ({ bill, paidOn }) => {
    const place = bills.findIndex((one) => one.bill === bill);
    const of = reckoned.bills[place];
    return {
      claim_id: id,
      supply_point_id: bill.supplyPointId,
      bill_id: bill.billId,
      place,
      number: bill.number,
      cups: bill.cups,
      alias: bill.alias,
      address: bill.address,
      issued_on: bill.issuedOn,
      from_day: bill.from,
      to_day: bill.to,
      total_eur: bill.totalEur,
      paid_on: paidOn,
      claimable_until: of?.claimableUntil ?? bill.issuedOn,
      amount_eur: of?.amountEur ?? '0',
      interest_eur: of?.interestEur ?? null,
      interest_calculation: of?.interestCalculation ?? '',
    };
  });
  const lines = bills.flatMap(({ bill, lines }) =>
    lines.map((line, place) => ({ billId: bill.billId, line, place })),
  );
  await insertRows(db, 'claim_lines', lines, ({ billId, line, place }) => ({
    claim_id: id,
    bill_id: billId,
    key: line.key,
    place,
    total_eur: line.totalEur,
    line: JSON.stringify(line),
  }));
  return number;
}

/** A claim as it is kept, without its bills. */
export type StoredClaim = NonNullable<Awaited<ReturnType<typeof readClaim>>>;

/**
 * Reads a claim, deleted or not according to `isDeleted`.
 *
 * @param lock keeps others from changing it until the end of the transaction
 */
export const readClaim = (db: Db, id: string, { isDeleted = false, lock = false } = {}) =>
  db
    .selectFrom('claims')
    .select(['id', 'number', 'state', 'supplier', 'recipient', 'version', 'words', 'norms'])
    .select(['client_id as clientId', 'recipient_name as recipientName', 'sent_on as sentOn'])
    .select(['with_interest as withInterest', 'interest_on as interestOn'])
    .select(['interest_missing as interestMissing', 'working_days as workingDays'])
    .select(['deadline_norm as deadlineNorm', 'next_steps as nextSteps'])
    .select(['company_reference as companyReference', 'claimed_eur as claimedEur'])
    .select(['recovered_eur as recoveredEur', 'recovered_on as recoveredOn'])
    .select(['created_at as createdAt', 'created_by as createdBy'])
    .where('id', '=', id)
    .where('deleted_at', isDeleted ? 'is not' : 'is', null)
    .$if(lock, (claims) => claims.forUpdate())
    .executeTakeFirst();

/** The bills of a claim as they were, in the order of the letter. */
export const billsOfClaim = (db: Db, claimId: string) =>
  db
    .selectFrom('claim_bills')
    .select(['bill_id as billId', 'supply_point_id as supplyPointId', 'number', 'cups', 'alias'])
    .select(['address', 'issued_on as issuedOn', 'from_day as from', 'to_day as to'])
    .select(['total_eur as totalEur', 'paid_on as paidOn', 'claimable_until as claimableUntil'])
    .select(['amount_eur as amountEur', 'interest_eur as interestEur'])
    .select(['interest_calculation as interestCalculation', 'recovered_eur as recoveredEur'])
    .where('claim_id', '=', claimId)
    .orderBy('place')
    .execute();

/** Raises the version, so that others must see this change before they make theirs. */
const changed = (at: Date) => ({ version: sql<number>`version + 1`, updated_at: at });

export async function updateClaim(
  db: Db,
  id: string,
  {
    facts,
    reckoned,
    bills,
  }: Pick<ClaimToInsert, 'facts' | 'reckoned'> & {
    readonly bills: readonly { readonly billId: string; readonly paidOn: string | null }[];
  },
  at: Date,
): Promise<void> {
  await db
    .updateTable('claims')
    .set({ ...factsInRow(facts), ...reckonedInRow(reckoned), ...changed(at) })
    .where('id', '=', id)
    .execute();
  for (const [index, { billId, paidOn }] of bills.entries()) {
    const of = reckoned.bills[index];
    await db
      .updateTable('claim_bills')
      .set({
        paid_on: paidOn,
        interest_eur: of?.interestEur ?? null,
        interest_calculation: of?.interestCalculation ?? '',
        ...(of && { claimable_until: of.claimableUntil }),
      })
      .where('claim_id', '=', id)
      .where('bill_id', '=', billId)
      .execute();
  }
}

/** Writes the answer and the recovered amount: each bill has its part. */
export async function updateState(
  db: Db,
  id: string,
  { state, recovered }: { readonly state: ClaimState; readonly recovered: Recovered },
  parts: readonly { readonly billId: string; readonly recoveredEur: string | null }[],
  at: Date,
): Promise<void> {
  await db
    .updateTable('claims')
    .set({
      state,
      recovered_eur: recovered.recoveredEur,
      recovered_on: recovered.recoveredOn,
      ...changed(at),
    })
    .where('id', '=', id)
    .execute();
  for (const { billId, recoveredEur } of parts) {
    await db
      .updateTable('claim_bills')
      .set({ recovered_eur: recoveredEur })
      .where('claim_id', '=', id)
      .where('bill_id', '=', billId)
      .execute();
  }
}

/** @param deletedAt null: it is taken back */
export async function markDeleted(
  db: Db,
  id: string,
  deletedAt: Date | null,
  at: Date,
): Promise<void> {
  await db
    .updateTable('claims')
    .set({ deleted_at: deletedAt, ...changed(at) })
    .where('id', '=', id)
    .execute();
}

/** Deletes for good the claims that were deleted before a moment. */
export async function deleteLongGone(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('claims').where('deleted_at', '<', before).execute();
}

/** The NIF of a client; empty: unknown. */
export async function findClientTaxId(db: Db, clientId: string): Promise<string> {
  const found = await db
    .selectFrom('clients')
    .select('tax_id')
    .where('id', '=', clientId)
    .executeTakeFirst();
  return found?.tax_id ?? '';
}
