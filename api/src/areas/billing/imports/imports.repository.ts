import type {
  BillImportListAnswer,
  BillImportListQuery,
  BillImportRow,
} from '@vatio/contracts/billing/billImports';
import { sql } from 'kysely';
import { anyOf } from '../../../db/anyOf';
import { toImportRow } from '../../../db/importRow';
import { findNewest, inOrderOf } from '../../../db/page';
import type { Db } from '../../../db/transaction';

/** The bills that an import brought. */
export interface Imported {
  readonly id: string;
  readonly fileName: string;
  readonly billIds: readonly string[];
}

export async function insertImport(
  db: Db,
  { id, fileName, billIds }: Imported,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<void> {
  const row = { id, file_name: fileName, bill_ids: [...billIds], created_by: by, created_at: at };
  await db.insertInto('bill_imports').values(row).execute();
}

/** Locks an import until the end of the transaction. */
export const lockImport = (db: Db, id: string) =>
  db
    .selectFrom('bill_imports')
    .select(['id', 'file_name as fileName', 'bill_ids as billIds', 'undone_at as undoneAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function markUndone(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('bill_imports').set({ undone_at: at }).where('id', '=', id).execute();
}

/** The points that bills are of by now. */
export async function pointsOf(db: Db, billIds: readonly string[]): Promise<string[]> {
  const found = await db
    .selectFrom('bills')
    .select('supply_point_id as id')
    .distinct()
    .where('id', '=', anyOf(billIds))
    .execute();
  return found.map(({ id }) => id);
}

/**
 * The remaining bills of an import, and whether a person has worked with each: a changed bill, or one that
 * has got a file, has another version, and a claim keeps its bills.
 */
export const leftOf = (db: Db, billIds: readonly string[]) =>
  db
    .selectFrom('bills')
    .select(['id', 'number', 'supply_point_id as supplyPointId'])
    .select((is) =>
      is
        .or([
          is('version', '>', 1),
          is.exists(
            is
              .selectFrom('claim_bills')
              .innerJoin('claims', 'claims.id', 'claim_bills.claim_id')
              .select('bill_id')
              .whereRef('bill_id', '=', 'bills.id')
              .where('claims.deleted_at', 'is', null),
          ),
        ])
        .$castTo<boolean>()
        .as('isUsed'),
    )
    .where('id', '=', anyOf(billIds))
    .where('deleted_at', 'is', null)
    .orderBy('number_key')
    .orderBy('id')
    .execute();

/** A page of the imports, the newest first, and how many there are. */
export async function listBillImports(
  db: Db,
  query: BillImportListQuery,
): Promise<BillImportListAnswer> {
  const imports = db.selectFrom('bill_imports');
  const { ids, total } = await findNewest(query, 'bill_imports', imports);
  return { rows: inOrderOf(ids, await readRows(db, ids)), total };
}

async function readRows(db: Db, ids: readonly string[]): Promise<BillImportRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('bill_imports')
    .leftJoin('users', 'users.id', 'created_by')
    .select(['bill_imports.id', 'file_name as fileName', 'undone_at as undoneAt'])
    .select([
      'bill_imports.created_at as createdAt',
      'users.id as userId',
      'users.name as userName',
    ])
    .select(sql<number>`cardinality(bill_ids)`.as('newBills'))
    .where('bill_imports.id', 'in', ids)
    .execute();
  return rows.map(toImportRow);
}
