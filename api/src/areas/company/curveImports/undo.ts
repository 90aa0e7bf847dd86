import type { SessionUser } from '@vatio/contracts/session';
import { type Kysely, sql, type Transaction } from 'kysely';
import { record } from '../../../audit/record';
import { inTransaction } from '../../../db/transaction';
import type { Tables } from '../../../db/types';
import { Refusal } from '../../../refusal';
import { refreshPointData } from '../points/dataState/refresh';
import { existingImport, wrongState } from './refusals';
import { lockImport, peekState, shownState } from './repository';
import { subjectOf } from './subject';
import { undoObstacles } from './undoObstacles';
import { holdPoints } from './worker/points';

interface UndoParts {
  readonly db: Kysely<Tables>;
  readonly now: () => Date;
}

/**
 * Puts back what was there before an import.
 *
 * @throws Refusal missing, or conflict: it is not done, or a later import stands on it
 */
export async function undoImport(
  { db, now }: UndoParts,
  id: string,
  actor: SessionUser,
): Promise<void> {
  const state = existingImport(await peekState(db, id));
  if (state !== 'done') throw wrongState(state);
  await inTransaction(db, async (transaction) => {
    const at = now();
    const found = existingImport(await lockImport(transaction, id));
    if (found.state !== 'done') throw wrongState(shownState(found).state);
    // As whoever writes does: while the points are held no later import can come to stand on this.
    const pointIds = await changedPoints(transaction, id);
    await holdPoints(transaction, pointIds);
    const obstacle = (await undoObstacles(transaction, [found], at)).get(id);
    if (obstacle) throw new Refusal('conflict', obstacle);
    await putBack(transaction, id);
    await refreshPointData(transaction, pointIds);
    await transaction
      .updateTable('curve_imports')
      .set({ state: 'undone', finished_at: at })
      .where('id', '=', id)
      .execute();
    const entry = { at, action: 'curve-import-undone', actor } as const;
    const before = { fileName: found.fileName };
    await record(transaction, { ...entry, subject: subjectOf(found), before });
  });
}

async function changedPoints(transaction: Transaction<Tables>, id: string): Promise<string[]> {
  const rows = await transaction
    .selectFrom('replaced_curve_days')
    .select('supply_point_id as id')
    .distinct()
    .where('import_id', '=', id)
    .execute();
  return rows.map((row) => row.id);
}

async function putBack(transaction: Transaction<Tables>, id: string): Promise<void> {
  await sql`
    delete from curve_days using replaced_curve_days as replaced
    where replaced.import_id = ${id} and replaced.tenths_wh is null
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
    where replaced.import_id = ${id} and replaced.tenths_wh is not null
      and curve_days.supply_point_id = replaced.supply_point_id
      and curve_days.minutes = replaced.minutes and curve_days.day = replaced.day`.execute(
    transaction,
  );
  await transaction.deleteFrom('replaced_curve_days').where('import_id', '=', id).execute();
  await transaction.deleteFrom('curve_import_successors').where('successor_id', '=', id).execute();
}
