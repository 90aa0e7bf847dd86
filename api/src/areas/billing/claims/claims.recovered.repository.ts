import { sql } from 'kysely';
import type { Db } from '../../../db/transaction';

/**
 * The money recovered by claims in some days, both included, by client; clients without any are left out.
 *
 * @returns client id → euros, two decimals, with interest
 */
export async function recoveredByClient(
  db: Db,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('claims')
    .select(['client_id as clientId', sql<string>`round(sum(recovered_eur), 2)::text`.as('eur')])
    .where('deleted_at', 'is', null)
    .where('recovered_on', '>=', from)
    .where('recovered_on', '<=', to)
    .groupBy('client_id')
    .execute();
  return new Map(rows.map(({ clientId, eur }) => [clientId, eur]));
}
