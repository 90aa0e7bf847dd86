import type { NewSupplyContract, SupplyContract } from '@vatio/contracts/company/contracts';
import { sql } from 'kysely';
import { insertRows } from '../../../db/insertRows';
import type { Db } from '../../../db/transaction';

/** What was agreed, as it is sent. */
export type ContractFields = NewSupplyContract;

/** As the table has it. */
export function toRow({ from, to, powersKw, noticeDays, includesAtr, ...fields }: ContractFields) {
  const { supplier, tariff, mode, use } = fields;
  return {
    supplier,
    tariff,
    mode,
    use,
    first_day: from,
    last_day: to,
    powers_kw: powersKw,
    energy_prices_eur_per_kwh: fields.energyPricesEurPerKwh,
    includes_atr: includesAtr,
    power_prices_eur_per_kw_year: fields.powerPricesEurPerKwYear,
    margin_eur_per_kwh: fields.marginEurPerKwh,
    meter_eur_per_month: fields.meterEurPerMonth,
    notice_days: noticeDays,
  };
}

/** What was agreed, under the names of the contract. */
export const termColumns = [
  'supplier',
  'tariff',
  'first_day as from',
  'last_day as to',
  'mode',
  'use',
  'powers_kw as powersKw',
  'includes_atr as includesAtr',
  'energy_prices_eur_per_kwh as energyPricesEurPerKwh',
  'power_prices_eur_per_kw_year as powerPricesEurPerKwYear',
  'margin_eur_per_kwh as marginEurPerKwh',
  'meter_eur_per_month as meterEurPerMonth',
  'notice_days as noticeDays',
] as const;

const columns = [
  'id',
  'supply_point_id as supplyPointId',
  'version',
  'created_at as createdAt',
  ...termColumns,
] as const;

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
