import type { NewSupplyPoint, SupplyPoint } from '@vatio/contracts/company/points';
import { anyOf } from '../../../db/anyOf';
import { selecting } from '../../../db/columns';
import { searchKey, sortKey } from '../../../db/textKey';
import type { Db } from '../../../db/transaction';
import {
  insertRecords,
  type LockedRecord,
  lockRecord,
  type RecordTable,
} from '../../../records/records.repository';
import { pointColumns } from '../columns';
import { dataColumns } from './dataState/dataState.repository';
import { toPointData } from './dataState/state';
import { inForce } from './points.inForce.repository';

/** The values of a point that people edit; the CUPS is already normalised. */
export type SupplyPointFields = Omit<NewSupplyPoint, 'clientId'>;

export const pointTable = {
  table: 'supply_points',
  columns: pointColumns,
  keysOf: ({ cups, alias, address, postcode, municipality, province }) => ({
    cups20: cups.slice(0, 20),
    alias_key: alias ? sortKey(alias) : null,
    search_key: searchKey([cups, alias, address, postcode, municipality, province].join(' ')),
  }),
} as const satisfies RecordTable<SupplyPointFields>;

const fieldColumns = selecting('supply_points', pointColumns);
const stateColumns = [
  'supply_points.id',
  'supply_points.archived',
  'supply_points.version',
] as const;

/** A point locked until the end of the transaction. */
export type LockedSupplyPoint = LockedRecord<SupplyPointFields>;

export const lockSupplyPoint = (db: Db, id: string): Promise<LockedSupplyPoint | undefined> =>
  lockRecord<SupplyPointFields>(db, pointTable, id);

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
  insertRecords<SupplyPointFields>(
    db,
    pointTable,
    points.map(({ id, clientId, fields }) => ({
      id,
      values: fields,
      more: { client_id: clientId },
    })),
    at,
  );

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
