import type { ClientKind } from '@vatio/contracts/company/clientRecord';
import { selecting } from '../../../db/columns';
import type { Db } from '../../../db/transaction';
import { pointColumns } from '../columns';
import type { SupplyPointFields } from './points.repository';

/** A point as bills are computed, without its contract and the state of its data. */
export interface PointFacts extends SupplyPointFields {
  readonly id: string;
  readonly clientKind: ClientKind | null;
}

/** Points with what their clients are, in no order. */
export async function pointFactsOf(db: Db, ids: readonly string[]): Promise<PointFacts[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('supply_points')
    .innerJoin('clients', 'clients.id', 'supply_points.client_id')
    .select(['supply_points.id', 'clients.kind as clientKind'])
    .select(selecting('supply_points', pointColumns))
    .where('supply_points.id', 'in', ids)
    .execute();
}
