import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/types';
import { endImport, holdUndecided } from './curveImports.life.repository';
import { forgetReplaced } from './undo/undo.repository';
import { undoableDays } from './undo/undoObstacles';

const dayMs = 24 * 60 * 60 * 1000;

/** The wait for a decision, counted from the upload, however often the file is read again. */
const undecidedDays = 7;

/** Each has up to 25 MB. */
const atOnce = 20;

const message = `Nadie la confirmó en ${undecidedDays} días. Sube el fichero otra vez si aún hace falta.`;

/** Cancels imports without a decision, and drops the undo data of old imports. */
export async function tidyImports(db: Kysely<Tables>, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  for (let held = atOnce; held === atOnce; ) {
    held = await db.transaction().execute(async (transaction) => {
      const ids = await holdUndecided(transaction, daysAgo(undecidedDays), atOnce);
      for (const id of ids) await endImport(transaction, id, { state: 'cancelled', message }, now);
      return ids.length;
    });
  }
  await forgetReplaced(db, daysAgo(undoableDays));
}
