import { anyOf } from '../../../db/anyOf';
import type { Db } from '../../../db/transaction';

/** Returns the name and the kind of the client who has a point. */
export async function clientOfPoint(db: Db, supplyPointId: string) {
  return db
    .selectFrom('clients')
    .innerJoin('supply_points', 'supply_points.client_id', 'clients.id')
    .select(['clients.name', 'clients.kind'])
    .where('supply_points.id', '=', supplyPointId)
    .executeTakeFirst();
}

/** Keeps the clients of points unchanged until the transaction ends; others may hold the same lock. */
export async function shareClientsOf(db: Db, supplyPointIds: readonly string[]): Promise<void> {
  const points = db.selectFrom('supply_points').select('client_id');
  const own = points.where('id', '=', anyOf(supplyPointIds));
  const clients = db.selectFrom('clients').select('id').where('id', 'in', own);
  await clients.orderBy('id').forShare().execute();
}
