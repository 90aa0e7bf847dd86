import { sql } from 'kysely';
import type { Db } from '../../../db/transaction';
import type { Known } from './plan';

const anyOf = (texts: readonly string[]) => sql<string>`any(${texts}::text[])`;

/**
 * The clients and points that a file names, as stored.
 *
 * @param isForWriting keeps the clients from being archived or deleted in this transaction
 */
export async function readKnown(
  db: Db,
  taxIds: readonly string[],
  cups20s: readonly string[],
  isForWriting: boolean,
): Promise<Known> {
  const clients = await db
    .selectFrom('clients')
    .select(['id', 'tax_id', 'archived'])
    .where('tax_id', '=', anyOf(taxIds))
    .orderBy('tax_id')
    .$if(isForWriting, (found) => found.forShare())
    .execute();
  const points = await db
    .selectFrom('supply_points')
    .innerJoin('clients', 'clients.id', 'supply_points.client_id')
    .select(['cups20', 'tax_id'])
    .where('cups20', '=', anyOf(cups20s))
    .execute();
  return {
    clients: new Map(clients.map(({ tax_id, ...client }) => [tax_id, client])),
    points: new Map(points.map(({ cups20, tax_id }) => [cups20, tax_id])),
  };
}
