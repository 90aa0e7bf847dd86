import { sql, type Transaction } from 'kysely';
import type { Db } from '../../../../db/transaction';
import type { Tables } from '../../../../db/types';

/** The points whose days an import changed. */
export async function changedPoints(db: Db, importId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('replaced_curve_days')
    .select('supply_point_id as id')
    .distinct()
    .where('import_id', '=', importId)
    .execute();
  return rows.map((row) => row.id);
}

/** Returns whether an import changed more than `days` days. */
export async function changedMoreThan(db: Db, importId: string, days: number): Promise<boolean> {
  const beyond = await db
    .selectFrom('replaced_curve_days')
    .select('day')
    .where('import_id', '=', importId)
    .offset(days)
    .limit(1)
    .executeTakeFirst();
  return beyond !== undefined;
}

/** Puts back the days of some points that an import changed, as they were. */
export async function putBack(
  transaction: Transaction<Tables>,
  importId: string,
  pointIds: readonly string[],
): Promise<void> {
  const ofPoints = sql`
    replaced.import_id = ${importId} and replaced.supply_point_id = any(${pointIds}::uuid[])`;
  await sql`
    delete from curve_days using replaced_curve_days as replaced
    where ${ofPoints} and replaced.tenths_wh is null
      and curve_days.supply_point_id = replaced.supply_point_id
      and curve_days.minutes = replaced.minutes and curve_days.day = replaced.day`.execute(
    transaction,
  );
  await sql`
    update curve_days set
      import_id = replaced.before_import_id, sum_tenths_wh = replaced.sum_tenths_wh,
      known = replaced.known, estimated_count = replaced.estimated_count,
      tenths_wh = replaced.tenths_wh, exported_tenths_wh = replaced.exported_tenths_wh,
      estimated = replaced.estimated
    from replaced_curve_days as replaced
    where ${ofPoints} and replaced.tenths_wh is not null
      and curve_days.supply_point_id = replaced.supply_point_id
      and curve_days.minutes = replaced.minutes and curve_days.day = replaced.day`.execute(
    transaction,
  );
  await transaction
    .deleteFrom('replaced_curve_days')
    .where('import_id', '=', importId)
    .where('supply_point_id', 'in', pointIds)
    .execute();
}

/** Everything that an import changed is as it was: it is undone. */
export async function markUndone(
  transaction: Transaction<Tables>,
  importId: string,
  at: Date,
): Promise<void> {
  await transaction
    .deleteFrom('curve_import_successors')
    .where('successor_id', '=', importId)
    .execute();
  await transaction
    .updateTable('curve_imports')
    .set((is) => ({ state: 'undone', finished_at: at, version: is('version', '+', 1) }))
    .where('id', '=', importId)
    .execute();
}

/** These imports can only be undone after this one. */
export async function storeSuccession(
  db: Db,
  successorId: string,
  predecessors: ReadonlySet<string>,
): Promise<void> {
  const rows = [...predecessors].map((id) => ({ import_id: id, successor_id: successorId }));
  if (rows.length > 0) await db.insertInto('curve_import_successors').values(rows).execute();
}

/** The imports that later changed days of the given imports, the latest at the end. */
export const successorsOf = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('curve_import_successors')
    .innerJoin('curve_imports', 'curve_imports.id', 'curve_import_successors.successor_id')
    .select(['curve_import_successors.import_id as id', 'file_name as fileName'])
    .select('finished_at as finishedAt')
    .where('curve_import_successors.import_id', 'in', ids)
    .orderBy('finished_at')
    .orderBy('curve_imports.id')
    .execute();

/**
 * Forgets what imports before then replaced: they cannot be undone any more. In parts, each far
 * below the time that a statement may take.
 */
export async function forgetReplaced(db: Db, before: Date, atOnce = 10_000): Promise<void> {
  const key = ['import_id', 'supply_point_id', 'minutes', 'day'] as const;
  for (let gone = BigInt(atOnce); gone === BigInt(atOnce); ) {
    const { numDeletedRows } = await db
      .deleteFrom('replaced_curve_days')
      .where(({ refTuple, selectFrom }) => {
        const old = selectFrom('curve_imports')
          .select('id')
          .where('state', '=', 'done')
          .where('finished_at', '<', before);
        const some = selectFrom('replaced_curve_days')
          .select(key)
          .where('import_id', 'in', old)
          .limit(atOnce);
        const [first, ...rest] = key;
        return sql<boolean>`${refTuple(first, ...rest)} in ${some}`;
      })
      .executeTakeFirstOrThrow();
    gone = numDeletedRows;
  }
}
