import type { Kysely } from 'kysely';
import { type Db, inTransaction, isLockTimeout, limitLockWait } from '../../../db/transaction';
import type { Tables } from '../../../db/types';
import { curvesOf } from '../../company/door';
import { readParameterTable, type VersionedTable } from '../../user/door';
import { findNumber, readBill, readBills, type StoredBill } from '../bills/bills.repository';
import { neighboursIn } from '../bills/chain';
import { cycleDaysOf, readSupplies } from './supply';
import {
  adoptVerifications,
  insertVerifications,
  type VerifiedBill,
} from './verification.repository';
import { outcomeOf } from './verify';

/** Verifies bills with the data of this moment, read for all of them at once. Writes no rows. */
export async function verifyBills(
  db: Db,
  bills: readonly StoredBill[],
  { table }: Pick<VersionedTable, 'table'>,
): Promise<VerifiedBill[]> {
  const supplies = await readSupplies(db, bills);
  const known = bills.flatMap((bill) => {
    const supply = supplies.get(bill.supplyPointId);
    if (!supply) return [];
    const days = cycleDaysOf(bill, supply, neighboursIn(supply.chain, bill.id));
    return [{ bill, supply, days, point: supply.point }];
  });
  const curves = await curvesOf(db, known);
  const verified: VerifiedBill[] = [];
  for (const [index, { bill, supply }] of known.entries()) {
    const rectified = await rectifiedBy(db, bill);
    const quarters = curves[index] ?? null;
    verified.push({ bill, outcome: outcomeOf(bill, { ...supply, quarters, rectified }, table) });
  }
  return verified;
}

async function rectifiedBy(db: Db, { supplier, rectifies }: StoredBill) {
  if (!rectifies) return undefined;
  const named = await findNumber(db, { supplier, number: rectifies });
  return named && readBill(db, named.id);
}

/** The longest that a reader waits for a change of the bill to finish: an import takes minutes. */
const patienceMs = 2_000;

/**
 * Verifies those of some bills that are pending, and keeps the outcomes. Bills that change at the same
 * moment, or that a job holds, stay pending.
 */
export async function verifyPending(
  db: Kysely<Tables>,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const parameters = await readParameterTable(db);
  await inTransaction(db, async (transaction) => {
    await limitLockWait(transaction, patienceMs);
    const bills = await readBills(transaction, ids, { isPending: true });
    const verified = await verifyBills(transaction, bills, parameters);
    const verifying = { parameterVersion: parameters.version, at, runId: null };
    const written = await insertVerifications(transaction, verified, verifying);
    if (written.length > 0) await adoptVerifications(transaction, written, { waits: true });
  }).catch((error: unknown) => {
    if (!isLockTimeout(error)) throw error;
  });
}
