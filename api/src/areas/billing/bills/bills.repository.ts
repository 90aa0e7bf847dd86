import type { NewBill } from '@vatio/contracts/billing/bills';
import type { BillKind } from '@vatio/contracts/billing/billWords';
import { scaled, sumOf, unscaled } from '@vatio/contracts/billing/scaled';
import { sql } from 'kysely';
import { anyOf } from '../../../db/anyOf';
import { inColumns, selecting } from '../../../db/columns';
import { insertRows } from '../../../db/insertRows';
import type { Db } from '../../../db/transaction';
import { billColumns } from '../columns';
import { numberKey, supplierKey } from './keys';

/** A bill as it is sent, once its accrual is known. */
export type BillFields = Omit<NewBill, 'accruedOn'> & { readonly accruedOn: string };

/**
 * The accrual is the day of issue, unless another was sent. A rectifying bill has the rates of the
 * rectified bill's accrual: Ley 37/1992 arts. 89 and 90.Dos (BOE-A-1992-28740).
 *
 * @param rectified the stored bill that it replaces or cancels
 */
export const accrued = (
  { accruedOn, ...bill }: NewBill,
  rectified?: Pick<NamedBill, 'accruedOn'>,
): BillFields => ({ ...bill, accruedOn: accruedOn ?? rectified?.accruedOn ?? bill.issuedOn });

/** The bill as a row of the table. */
const toRow = (bill: BillFields) => ({
  ...inColumns(bill, billColumns),
  supplier_key: supplierKey(bill.supplier),
  number_key: numberKey(bill.number),
  rectifies_key: numberKey(bill.rectifies),
  total_kwh: unscaled(sumOf(bill.energyKwh.map((kwh) => scaled(kwh, 3))), 3),
});

const toDetails = ({ segments, lines, taxes, notes }: BillFields) => ({
  segments: JSON.stringify(segments),
  lines: JSON.stringify(lines),
  taxes: JSON.stringify(taxes),
  notes,
});

const columns = selecting('bills', {
  id: 'id',
  version: 'version',
  dataVersion: 'data_version',
  createdAt: 'created_at',
  createdBy: 'created_by',
  ...billColumns,
});

const detailColumns = [
  'bill_details.segments',
  'bill_details.lines',
  'bill_details.taxes',
  'bill_details.notes',
] as const;

/** A bill as it is kept, without what its row in the list adds. */
export interface StoredBill extends BillFields {
  readonly id: string;
  readonly version: number;
  /** Text, because it never stops growing. */
  readonly dataVersion: string;
  readonly createdAt: Date;
  readonly createdBy: string;
}

const wholeBills = (db: Db) =>
  db
    .selectFrom('bills')
    .innerJoin('bill_details', (join) =>
      join
        .onRef('bill_details.supply_point_id', '=', 'bills.supply_point_id')
        .onRef('bill_details.bill_id', '=', 'bills.id'),
    )
    .select(columns)
    .select(detailColumns);

/** Reads a bill, deleted or not according to `isDeleted`. */
export async function readBill(
  db: Db,
  id: string,
  { isDeleted = false } = {},
): Promise<StoredBill | undefined> {
  return wholeBills(db)
    .where('bills.id', '=', id)
    .where('bills.deleted_at', isDeleted ? 'is not' : 'is', null)
    .executeTakeFirst();
}

/** Bills by their ids, by point and day. Deleted bills are left out. */
export const readBills = (
  db: Db,
  ids: readonly string[],
  { isPending = false } = {},
): Promise<StoredBill[]> =>
  wholeBills(db)
    .where('bills.id', 'in', ids)
    .where('bills.deleted_at', 'is', null)
    .$if(isPending, (bills) => bills.where('bills.state', '=', 'pending'))
    .orderBy('bills.supply_point_id')
    .orderBy('bills.from_day')
    .execute();

export interface BillToInsert {
  readonly id: string;
  readonly fields: BillFields;
  readonly createdBy: string;
}

export async function insertBills(db: Db, bills: readonly BillToInsert[], at: Date): Promise<void> {
  await insertRows(db, 'bills', bills, ({ id, fields, createdBy }) => ({
    ...toRow(fields),
    id,
    created_at: at,
    updated_at: at,
    created_by: createdBy,
  }));
  await insertRows(db, 'bill_details', bills, ({ id, fields }) => ({
    supply_point_id: fields.supplyPointId,
    bill_id: id,
    ...toDetails(fields),
  }));
}

/** Raises the version, so that others must see this change before they make theirs. */
export async function updateBill(db: Db, id: string, fields: BillFields, at: Date): Promise<void> {
  // The row of its details follows by itself to another point.
  await db
    .updateTable('bills')
    .set({ ...toRow(fields), version: sql`version + 1`, updated_at: at })
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('bill_details')
    .set(toDetails(fields))
    .where('supply_point_id', '=', fields.supplyPointId)
    .where('bill_id', '=', id)
    .execute();
}

/** @param deletedAt null: they are taken back */
export async function markDeleted(
  db: Db,
  ids: readonly string[],
  deletedAt: Date | null,
  at: Date,
): Promise<void> {
  await db
    .updateTable('bills')
    .set({ deleted_at: deletedAt, version: sql`version + 1`, updated_at: at })
    .where('id', '=', anyOf(ids))
    .execute();
}

/** The facts by which a person recognises a bill. */
export interface NamedBill {
  readonly id: string;
  readonly supplier: string;
  readonly number: string;
  readonly kind: BillKind;
  readonly supplyPointId: string;
  readonly issuedOn: string;
  readonly accruedOn: string;
  /** The number of the bill that it replaces or cancels itself; empty: none. */
  readonly rectifies: string;
  readonly cups: string;
}

/** Bills that are not deleted, with the facts by which a person recognises them. */
export const namedBills = (db: Db) =>
  db
    .selectFrom('bills')
    .innerJoin('supply_points', 'supply_points.id', 'bills.supply_point_id')
    .select(['bills.id', 'bills.supplier', 'bills.number', 'bills.kind', 'supply_points.cups'])
    .select(['bills.supply_point_id as supplyPointId', 'bills.issued_on as issuedOn'])
    .select(['bills.accrued_on as accruedOn', 'bills.rectifies'])
    .where('bills.deleted_at', 'is', null);

/** The bill of a supplier and number, however they are written. */
export async function findNumber(
  db: Db,
  { supplier, number }: { readonly supplier: string; readonly number: string },
): Promise<NamedBill | undefined> {
  return namedBills(db)
    .where('supplier_key', '=', supplierKey(supplier))
    .where('number_key', '=', numberKey(number))
    .executeTakeFirst();
}

/** The bills that replace or cancel the one of a supplier and number, the oldest first. */
export const findRectifying = (
  db: Db,
  { supplier, number }: { readonly supplier: string; readonly number: string },
): Promise<NamedBill[]> =>
  namedBills(db)
    .where('supplier_key', '=', supplierKey(supplier))
    .where('rectifies_key', '=', numberKey(number))
    .where('kind', '<>', 'ordinary')
    .orderBy('issued_on')
    .orderBy('bills.id')
    .execute();

/** The same after a change that another table keeps. */
export async function raiseVersion(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable('bills')
    .set({ version: sql`version + 1`, updated_at: at })
    .where('id', '=', id)
    .execute();
}

/** Deletes for good, with their files, the bills that were deleted before a moment. */
export async function deleteLongGone(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('bills').where('deleted_at', '<', before).execute();
}
