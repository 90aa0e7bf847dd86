import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/types';
import { endImport, holdUndecided } from './lifeRepository';
import { undoableDays } from './undo/undoObstacles';
import { forgetReplaced } from './undo/undoRepository';

const dayMs = 24 * 60 * 60 * 1000;

/** How long a file that was read waits for a decision. */
const undecidedDays = 7;

const message = `Nadie la confirmó en ${undecidedDays} días. Sube el fichero otra vez si aún hace falta.`;

/** Cancels imports without a decision, and forgets how to undo old ones. */
export async function tidyImports(db: Kysely<Tables>, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  await db.transaction().execute(async (transaction) => {
    for (const id of await holdUndecided(transaction, daysAgo(undecidedDays))) {
      await endImport(transaction, id, { state: 'cancelled', message }, now);
    }
  });
  await forgetReplaced(db, daysAgo(undoableDays));
}
