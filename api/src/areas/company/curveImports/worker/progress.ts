import type { Kysely } from 'kysely';
import type { Tables } from '../../../../db/types';

/** Thrown in the middle of a step when a person has cancelled the import: nothing of it stays. */
export class ImportCancelled extends Error {}

/** Thrown in the middle of a step when the process stops: the step is done again another time. */
export class ImportInterrupted extends Error {}

/** So often others may know how far a step has come: each time is a commit. */
const betweenMs = 100;

/** A step's word to others while it works. */
export interface Checkpoint {
  /**
   * Tells how far the step has come; call it often.
   *
   * @param share 0 to 1
   * @throws ImportCancelled, ImportInterrupted
   */
  pass(share: number): Promise<void>;
}

/**
 * The checkpoint of a step, outside its transaction: others see what it says at once.
 *
 * @param db the pool, never the transaction of the step
 */
export function checkpointOf(db: Kysely<Tables>, importId: string, stop: AbortSignal): Checkpoint {
  let toldAt = 0;
  return {
    async pass(share) {
      if (stop.aborted) throw new ImportInterrupted();
      if (performance.now() - toldAt < betweenMs) return;
      const told = await db
        .updateTable('curve_import_progress')
        .set({ progress: Math.min(1, Math.max(0, share)) })
        .where('import_id', '=', importId)
        .returning('cancel_requested as isCancelled')
        .executeTakeFirst();
      toldAt = performance.now();
      if (told?.isCancelled) throw new ImportCancelled();
    },
  };
}

/** Counts that a step is begun. @returns how often it has been begun by now */
export async function countAttempt(db: Kysely<Tables>, importId: string): Promise<number> {
  const { attempts } = await db
    .updateTable('curve_import_progress')
    .set((is) => ({ progress: 0, attempts: is('attempts', '+', 1) }))
    .where('import_id', '=', importId)
    .returning('attempts')
    .executeTakeFirstOrThrow();
  return attempts;
}

/** A step that was interrupted through no fault of its own does not count. */
export async function forgiveAttempt(db: Kysely<Tables>, importId: string): Promise<void> {
  await db
    .updateTable('curve_import_progress')
    .set((is) => ({ progress: null, attempts: is('attempts', '-', 1) }))
    .where('import_id', '=', importId)
    .where('attempts', '>', 0)
    .execute();
}
