import type { Db } from '../../../../db/transaction';
import { localDay, spanishDay } from '../../../../localDay';
import { successorsOf } from './undo.repository';

const dayMs = 24 * 60 * 60 * 1000;

/** The days for which an import's replaced values are kept for an undo. */
export const undoableDays = 90;

interface DoneImport {
  readonly id: string;
  readonly finishedAt: Date | null;
}

/** Why finished imports cannot be undone now, by id, in Spanish; the others are left out. */
export async function undoObstacles(
  db: Db,
  done: readonly DoneImport[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const obstacles = new Map<string, string>();
  if (done.length === 0) return obstacles;
  const ids = done.map(({ id }) => id);
  // The last import builds on the others: it must be undone first.
  const successors = await successorsOf(db, ids);
  for (const { id, fileName, finishedAt } of successors) {
    const day = finishedAt ? `, del ${spanishDay(localDay(finishedAt))}` : '';
    obstacles.set(
      id,
      `Una importación posterior («${fileName}»${day}) ha cambiado algún día de esta: deshaz antes aquella.`,
    );
  }
  const oldest = now.getTime() - undoableDays * dayMs;
  for (const { id, finishedAt } of done) {
    if (finishedAt && finishedAt.getTime() < oldest) {
      obstacles.set(id, `Han pasado más de ${undoableDays} días y ya no se puede deshacer.`);
    }
  }
  return obstacles;
}
