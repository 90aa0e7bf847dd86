import { localZone } from '@vatio/records/time';
import { sql } from 'kysely';
import type { Db } from '../../../db/transaction';

/**
 * The expected yearly saving of studies that were accepted in some days, both included, by client; the last
 * one counts where a point has several, and clients without any are left out.
 *
 * @returns client id → euros before taxes, two decimals; negative: it costs more
 */
export async function acceptedSavingByClient(
  db: Db,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<ReadonlyMap<string, string>> {
  const acceptedOn = sql<string>`(study_events.at at time zone ${sql.lit(localZone)})::date`;
  const accepted = db
    .selectFrom('studies')
    .innerJoin('study_events', 'study_events.study_id', 'studies.id')
    .distinctOn('studies.supply_point_id')
    .select(['studies.supply_point_id', 'studies.saving_eur', acceptedOn.as('accepted_on')])
    .where('studies.state', '=', 'accepted')
    .where('studies.deleted_at', 'is', null)
    .where('study_events.kind', '=', 'state')
    .where('study_events.state', '=', 'accepted')
    .orderBy('studies.supply_point_id')
    .orderBy('study_events.at', 'desc')
    .orderBy('studies.code', 'desc');
  const rows = await db
    .selectFrom(accepted.as('accepted'))
    .innerJoin('supply_points', 'supply_points.id', 'accepted.supply_point_id')
    .select('supply_points.client_id as clientId')
    .select(sql<string>`round(sum(accepted.saving_eur), 2)::text`.as('eur'))
    .where('accepted.saving_eur', 'is not', null)
    .where('accepted.accepted_on', '>=', from)
    .where('accepted.accepted_on', '<=', to)
    .groupBy('supply_points.client_id')
    .execute();
  return new Map(rows.map(({ clientId, eur }) => [clientId, eur]));
}
