import { sql } from 'kysely';
import { anyOf } from '../../../db/anyOf';
import type { Db } from '../../../db/transaction';
import type { Link } from './chain';

/** The bills of points that are not deleted, by their days. A point without any has an empty one. */
export async function chainsOf(
  db: Db,
  supplyPointIds: readonly string[],
): Promise<ReadonlyMap<string, Link[]>> {
  const chains = new Map(supplyPointIds.map((id) => [id, [] as Link[]]));
  const rows = await db
    .selectFrom('bills')
    .select(['id', 'number', 'kind', 'from_day as from', 'to_day as to', 'counts'])
    .select('supply_point_id as supplyPointId')
    .where('supply_point_id', '=', anyOf(supplyPointIds))
    .where('deleted_at', 'is', null)
    .orderBy('from_day')
    .orderBy('to_day')
    .orderBy('id')
    .execute();
  for (const { supplyPointId, ...link } of rows) chains.get(supplyPointId)?.push(link);
  return chains;
}

/** The same of one point. */
export const chainOf = async (db: Db, supplyPointId: string): Promise<Link[]> =>
  (await chainsOf(db, [supplyPointId])).get(supplyPointId) ?? [];

/**
 * Settles which bills of the points count in sums: not a bill that another one replaces or cancels, nor one
 * that cancels a stored bill, because both are gone then.
 */
export async function settleCounts(db: Db, supplyPointIds: readonly string[]): Promise<void> {
  await sql`
    update bills set counts = settled.counts
    from (
      select id,
        not exists (
          select from bills as other
          where other.supplier_key = bill.supplier_key and other.rectifies_key = bill.number_key
            and other.kind <> 'ordinary' and other.deleted_at is null
        ) and not (kind = 'cancels' and exists (
          select from bills as other
          where other.supplier_key = bill.supplier_key and other.number_key = bill.rectifies_key
            and other.deleted_at is null
        )) as counts
      from bills as bill
      where supply_point_id = ${anyOf(supplyPointIds)} and deleted_at is null
    ) as settled
    where bills.id = settled.id and bills.counts <> settled.counts`.execute(db);
}

/** Clears the outcomes of bills until they are verified; a verification already under way does not count. */
export async function markPending(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('bills')
    .set({
      data_version: sql`data_version + 1`,
      state: 'pending',
      computed_eur: null,
      difference_eur: null,
      claimable_eur: null,
    })
    .where('id', '=', anyOf(ids))
    .execute();
}
