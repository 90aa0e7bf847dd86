import type { Db } from '../../../db/transaction';
import { shareClientsOf } from '../../company/door';
import { chainsOf, markPending, settleCounts } from './bills.chain.repository';
import { changedLinks } from './chain';

interface Changing {
  /** Those of the bills before and after; they are locked. */
  readonly supplyPointIds: readonly string[];
  /** The bills that change. */
  readonly ids: readonly string[];
}

/**
 * Changes bills, settles which of them sums include, and marks the bills that have changed or have other
 * neighbours to be verified again.
 *
 * @returns the ids of the marked bills
 */
export async function changing(
  db: Db,
  { supplyPointIds, ids }: Changing,
  work: () => Promise<void>,
): Promise<readonly string[]> {
  // A change of one of them at this moment would not see the new bills.
  await shareClientsOf(db, supplyPointIds);
  const before = await chainsOf(db, supplyPointIds);
  await work();
  await settleCounts(db, supplyPointIds);
  const changed = new Set(ids);
  for (const [point, chain] of await chainsOf(db, supplyPointIds)) {
    for (const other of changedLinks(before.get(point) ?? [], chain)) changed.add(other);
    // A rectifying bill is verified with the bill that it rectifies.
    for (const { id: other, kind } of chain) if (kind !== 'ordinary') changed.add(other);
  }
  await markPending(db, [...changed]);
  return [...changed];
}
