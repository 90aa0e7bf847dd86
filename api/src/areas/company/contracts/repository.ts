import type { NewSupplyContract, SupplyContract } from '@vatio/contracts/company/contracts';
import { sql } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import { inColumns, selecting } from '../../../db/columns';
import type { Db } from '../../../db/transaction';
import { contractColumns } from '../columns';

/** What was agreed, as it is sent. */
export type ContractFields = NewSupplyContract;

/** As the table has it. */
export const toRow = (fields: ContractFields) => inColumns(fields, contractColumns);

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
export async function contractsOf(db: Db, supplyPointId: string): Promise<StoredContract[]> {
  const contracts = db.selectFrom('supply_contracts').select(columns);
  return contracts
    .where('supply_point_id', '=', supplyPointId)
    .orderBy('first_day', 'desc')
    .execute();
}

export async function findContract(db: Db, id: string): Promise<StoredContract | undefined> {
  const contracts = db.selectFrom('supply_contracts').select(columns);
  return contracts.where('id', '=', id).executeTakeFirst();
}

export async function insertContract(
  db: Db,
  supplyPointId: string,
  fields: ContractFields,
  at: Date,
): Promise<StoredContract> {
  const state = { supply_point_id: supplyPointId, created_at: at, updated_at: at };
  return db
    .insertInto('supply_contracts')
    .values({ id: uuidV7(), ...toRow(fields), ...state })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

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
