import type { Db } from '../../../db/transaction';
import { clientOfPoint, contractsBetween, lockSupplyPoint } from '../../company/door';
import { holderOf } from '../holder';
import { readClaimableBills } from './lines/lines.bill.repository';
import type { Party } from './reckon';

/** The party of a claim. A point without a contract on that day does not count as a small one. */
export async function partyOf(
  db: Db,
  bills: readonly { readonly supplyPointId: string }[],
  { supplyPointId, on }: { readonly supplyPointId: string; readonly on: string },
): Promise<Party> {
  const points = [...new Set(bills.map((bill) => bill.supplyPointId))];
  const contracts = await contractsBetween(db, points, { firstDay: on, lastDay: on });
  const powersKw = contracts.flatMap((contract) => contract.powersKw);
  const client = await clientOfPoint(db, supplyPointId);
  const holder = holderOf(client?.kind);
  return {
    powersKw: contracts.length < points.length ? [...powersKw, unknownKw] : powersKw,
    ...(holder && { holder }),
  };
}

const unknownKw = '15';

/**
 * Bills of a point change, and are claimed, one after the other: their points stay locked, always in
 * the same order.
 */
export async function lockPoints(db: Db, billIds: readonly string[]): Promise<void> {
  const bills = await readClaimableBills(db, billIds);
  for (const point of [...new Set(bills.map((bill) => bill.supplyPointId))].sort()) {
    await lockSupplyPoint(db, point);
  }
}
