import type { NewSupplyPoint, SupplyPoint } from '@vatio/contracts/company/points';
import { sql } from 'kysely';
import { anyOf } from '../../../db/anyOf';
import { inColumns, selecting } from '../../../db/columns';
import { insertRows } from '../../../db/insertRows';
import { searchKey, sortKey } from '../../../db/textKey';
import type { Db } from '../../../db/transaction';
import { pointColumns } from '../columns';
import { dataColumns } from './dataState/dataState.repository';
import { toPointData } from './dataState/state';
import { inForce } from './points.inForce.repository';

/** The editable fields of a point; the CUPS is already normalised. */
export type SupplyPointFields = Omit<NewSupplyPoint, 'clientId'>;

const fieldColumns = selecting('supply_points', pointColumns);

/** Maps the fields to the table's columns. */
function toRow(fields: SupplyPointFields) {
  const { cups, alias, address, postcode, municipality, province } = fields;
  return {
    ...inColumns(fields, pointColumns),
    cups20: cups.slice(0, 20),
    alias_key: alias ? sortKey(alias) : null,
    search_key: searchKey([cups, alias, address, postcode, municipality, province].join(' ')),
  };
}

const stateColumns = [
  'supply_points.id',
  'supply_points.archived',
  'supply_points.version',
] as const;

/** A point locked until the end of the transaction. */
export interface LockedSupplyPoint {
  readonly id: string;
  readonly archived: boolean;
  readonly version: number;
  readonly fields: SupplyPointFields;
}

export async function lockSupplyPoint(db: Db, id: string): Promise<LockedSupplyPoint | undefined> {
  const locked = db.selectFrom('supply_points').select(stateColumns).where('id', '=', id);
  const state = await locked.forUpdate().executeTakeFirst();
  if (!state) return undefined;
  const fields = db.selectFrom('supply_points').select(fieldColumns).where('id', '=', id);
  return { ...state, fields: await fields.executeTakeFirstOrThrow() };
}

/** Locks points until the end of the transaction, always in the same order. */
export async function lockSupplyPoints(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .selectFrom('supply_points')
    .select('id')
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function supplyPointExists(db: Db, id: string): Promise<boolean> {
  const points = db.selectFrom('supply_points').select('id').where('id', '=', id);
  return (await points.executeTakeFirst()) !== undefined;
}

/** Points with their client and the contract in force on a day, in no order. */
export async function readSupplyPoints(
  db: Db,
  ids: readonly string[],
  today: string,
): Promise<readonly SupplyPoint[]> {
  if (ids.length === 0) return [];
  const found = await db
    .selectFrom('supply_points')
    .innerJoin('clients', 'clients.id', 'supply_points.client_id')
    .leftJoin('supply_contracts', (join) =>
      join.onRef('supply_contracts.supply_point_id', '=', 'supply_points.id').on(inForce(today)),
    )
    .select([...stateColumns, ...fieldColumns, 'supply_points.created_at as createdAt'])
    .select(['clients.id as clientId', 'clients.name as clientName'])
    .select(['supply_contracts.id as contractId', 'supplier', 'tariff'])
    .select(['first_day as from', 'last_day as to'])
    .select(dataColumns)
    .where('supply_points.id', 'in', ids)
    .execute();
  return found.map(({ createdAt, contractId, supplier, tariff, from, to, ...row }) => {
    const { dataFirstDay, dataLastDay, dataMissingDays, dataGaps, ...point } = row;
    return {
      ...point,
      distributorCode: point.cups.slice(2, 6),
      createdAt: createdAt.toISOString(),
      contract:
        contractId && supplier && tariff && from
          ? { id: contractId, supplier, tariff, from, to }
          : null,
      data: toPointData({ dataFirstDay, dataLastDay, dataMissingDays, dataGaps }, today),
    };
  });
}

/** A point of a client, to be created under its id. */
export interface PointToCreate {
  readonly id: string;
  readonly clientId: string;
  readonly fields: SupplyPointFields;
}

export const insertSupplyPoints = (
  db: Db,
  points: readonly PointToCreate[],
  at: Date,
): Promise<void> =>
  insertRows(db, 'supply_points', points, ({ id, clientId, fields }) => ({
    id,
    client_id: clientId,
    ...toRow(fields),
    created_at: at,
    updated_at: at,
  }));

/** Raises the version, so that others must see this change before they make theirs. */
export async function updateSupplyPoint(
  db: Db,
  id: string,
  change: SupplyPointFields | { readonly archived: boolean },
  at: Date,
): Promise<void> {
  await db
    .updateTable('supply_points')
    .set({ ...('archived' in change ? change : toRow(change)), updated_at: at })
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** The data of a point, in Spanish: the first kind that exists; undefined: it has none. */
export async function dataOf(db: Db, supplyPointId: string): Promise<string | undefined> {
  for (const [table, name] of [
    ['supply_contracts', 'contratos'],
    ['monthly_readings', 'lecturas'],
    ['curve_days', 'curvas'],
    ['studies', 'estudios'],
    ['bills', 'facturas'],
    ['hour_entries', 'horas apuntadas'],
  ] as const) {
    const rows = db.selectFrom(table).select('supply_point_id');
    const found = rows.where('supply_point_id', '=', supplyPointId).limit(1);
    if (await found.executeTakeFirst()) return name;
  }
  return undefined;
}

export async function deleteSupplyPoint(db: Db, id: string): Promise<void> {
  await db.deleteFrom('supply_points').where('id', '=', id).execute();
}
