import type { NewSupplyContract, SupplyContract } from '@vatio/contracts/company/contracts';
import type { DayRange } from '@vatio/energy/calendar';
import { sql } from 'kysely';
import { inColumns, selecting } from '../../../db/columns';
import { insertRows } from '../../../db/insertRows';
import type { Db } from '../../../db/transaction';
import { contractColumns } from '../columns';

/** The agreed terms, as they are sent. */
export type ContractFields = NewSupplyContract;

/** Maps the fields to the table's columns. */
const toRow = (fields: ContractFields) => ({
  ...inColumns(fields, contractColumns),
  power_changes: JSON.stringify(fields.powerChanges),
});

const columns = selecting('supply_contracts', {
  id: 'id',
  supplyPointId: 'supply_point_id',
  version: 'version',
  createdAt: 'created_at',
  ...contractColumns,
});

/** A contract as it is kept; the contract of the API has a text for the instant. */
export interface StoredContract extends Omit<SupplyContract, 'createdAt'> {
  readonly createdAt: Date;
}

export const toContract = (stored: StoredContract): SupplyContract => ({
  ...stored,
  createdAt: stored.createdAt.toISOString(),
});

/** The contracts of a point, the newest first. */
export const contractsOf = (db: Db, supplyPointId: string): Promise<StoredContract[]> =>
  contractsOfPoints(db, [supplyPointId]);

/** The same of several points, without an order between them. */
export async function contractsOfPoints(
  db: Db,
  supplyPointIds: readonly string[],
): Promise<StoredContract[]> {
  if (supplyPointIds.length === 0) return [];
  const contracts = db.selectFrom('supply_contracts').select(columns);
  return contracts
    .where('supply_point_id', 'in', supplyPointIds)
    .orderBy('first_day', 'desc')
    .execute();
}

/** The contracts of some points that are in force on any of these days, the oldest first. */
export async function contractsBetween(
  db: Db,
  supplyPointIds: readonly string[],
  { firstDay, lastDay }: DayRange,
): Promise<StoredContract[]> {
  if (supplyPointIds.length === 0) return [];
  return db
    .selectFrom('supply_contracts')
    .select(columns)
    .where('supply_point_id', 'in', supplyPointIds)
    .where('first_day', '<=', lastDay)
    .where((is) => is.or([is('last_day', 'is', null), is('last_day', '>=', firstDay)]))
    .orderBy('first_day')
    .execute();
}

export async function findContract(db: Db, id: string): Promise<StoredContract | undefined> {
  const contracts = db.selectFrom('supply_contracts').select(columns);
  return contracts.where('id', '=', id).executeTakeFirst();
}

/** A contract of a point, to be created under its id. */
export interface ContractToCreate {
  readonly id: string;
  readonly supplyPointId: string;
  readonly fields: ContractFields;
}

export const insertContracts = (
  db: Db,
  contracts: readonly ContractToCreate[],
  at: Date,
): Promise<void> =>
  insertRows(db, 'supply_contracts', contracts, ({ id, supplyPointId, fields }) => ({
    id,
    supply_point_id: supplyPointId,
    ...toRow(fields),
    created_at: at,
    updated_at: at,
  }));

/** Raises the version, so that others must see this change before they make theirs. */
export async function updateContract(
  db: Db,
  id: string,
  fields: ContractFields,
  at: Date,
): Promise<StoredContract> {
  return db
    .updateTable('supply_contracts')
    .set({ ...toRow(fields), version: sql`version + 1`, updated_at: at })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function deleteContract(db: Db, id: string): Promise<void> {
  await db.deleteFrom('supply_contracts').where('id', '=', id).execute();
}
