import { anyOf } from '../../../db/anyOf';
import type { Db } from '../../../db/transaction';
import type { ImportTable } from '../../../imports/imports.repository';

export const billImports = {
  table: 'bill_imports',
  nouns: ['bill'],
} as const satisfies ImportTable<string>;

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
