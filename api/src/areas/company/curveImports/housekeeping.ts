import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/types';
import { undoableDays } from './undoObstacles';
import { endImport } from './worker/job';

const dayMs = 24 * 60 * 60 * 1000;

/** So long a file that was read waits for somebody to decide. */
const undecidedDays = 7;

/** Cancels the imports that nobody decided about, and forgets how to undo old ones. */
export async function tidyImports(db: Kysely<Tables>, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  await cancelUndecided(db, daysAgo(undecidedDays), now);
  await db
    .deleteFrom('replaced_curve_days')
    .where('import_id', 'in', (is) =>
      is
        .selectFrom('curve_imports')
        .select('id')
        .where('state', '=', 'done')
        .where('finished_at', '<', daysAgo(undoableDays)),
    )
    .execute();
}

async function cancelUndecided(db: Kysely<Tables>, before: Date, now: Date): Promise<void> {
  const message = `Nadie la confirmó en ${undecidedDays} días. Sube el fichero otra vez si aún hace falta.`;
  await db.transaction().execute(async (transaction) => {
    const forgotten = await transaction
      .selectFrom('curve_imports')
      .select('id')
      .where('state', '=', 'checked')
      .where('queued_at', '<', before)
      .forNoKeyUpdate()
      .skipLocked()
      .execute();
    for (const { id } of forgotten) {
      await endImport(transaction, id, { state: 'cancelled', message }, now);
    }
  });
}
