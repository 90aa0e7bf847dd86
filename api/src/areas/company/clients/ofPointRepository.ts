import type { Db } from '../../../db/transaction';

/** What is known of the client who has a point. */
export async function clientOfPoint(db: Db, supplyPointId: string) {
  return db
    .selectFrom('clients')
    .innerJoin('supply_points', 'supply_points.client_id', 'clients.id')
    .select(['clients.name', 'clients.kind'])
    .where('supply_points.id', '=', supplyPointId)
    .executeTakeFirst();
}
