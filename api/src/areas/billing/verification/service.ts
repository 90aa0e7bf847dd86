import type { Kysely } from 'kysely';
import { type Db, inTransaction, isLockTimeout, limitLockWait } from '../../../db/transaction';
import type { Tables } from '../../../db/types';
import { readParameterTable, type VersionedTable } from '../../user/door';
import { neighboursIn } from '../bills/chain';
import { findNumber, readBill, readBills, type StoredBill } from '../bills/repository';
import {
  adoptVerifications,
  insertVerifications,
  type VerifiedBill,
  type Written,
} from './repository';
import { curveOfDays, cycleDaysOf, readSupply } from './supply';
import { outcomeOf } from './verify';

/** Verifies bills of one point with the data of this moment. Nothing is written. */
export async function verifyOfPoint(
  db: Db,
  supplyPointId: string,
  bills: readonly StoredBill[],
  { table }: Pick<VersionedTable, 'table'>,
): Promise<VerifiedBill[]> {
  const supply = await readSupply(db, supplyPointId, bills);
  const verified: VerifiedBill[] = [];
  for (const bill of bills) {
    const days = cycleDaysOf(bill, supply, neighboursIn(supply.chain, bill.id));
    const quarters = await curveOfDays(db, supply.point, days);
    const rectified = await rectifiedBy(db, bill);
    verified.push({ bill, outcome: outcomeOf(bill, { ...supply, quarters, rectified }, table) });
  }
  return verified;
}

async function rectifiedBy(db: Db, { supplier, rectifies }: StoredBill) {
  if (!rectifies) return undefined;
  const named = await findNumber(db, { supplier, number: rectifies });
  return named && readBill(db, named.id);
}

/** Who looks at a bill waits so long at most for somebody who changes it: an import takes minutes. */
const patienceMs = 2_000;

/**
 * Verifies the pending ones of some bills, and keeps what came out. Those that change at the same
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
    const written: Written[] = [];
    for (const [point, own] of byPoint(bills)) {
      const verified = await verifyOfPoint(transaction, point, own, parameters);
      const verifying = { parameterVersion: parameters.version, at, runId: null };
      written.push(...(await insertVerifications(transaction, verified, verifying)));
    }
    if (written.length > 0) await adoptVerifications(transaction, written, { waits: true });
  }).catch((error: unknown) => {
    if (!isLockTimeout(error)) throw error;
  });
}

/** Bills with those of the same point together. */
function byPoint(bills: readonly StoredBill[]): Map<string, StoredBill[]> {
  const points = new Map<string, StoredBill[]>();
  for (const bill of bills) {
    const own = points.get(bill.supplyPointId) ?? [];
    own.push(bill);
    points.set(bill.supplyPointId, own);
  }
  return points;
}
