import type { Kysely } from 'kysely';
import type { Tables } from './db/types';
import { tidyImports } from './sections/curve-imports/housekeeping';
import { deleteSessionsExpiredBefore } from './sections/session/repository';
import { deleteForgottenThrottles } from './sections/session/throttleRepository';

const dayMs = 24 * 60 * 60 * 1000;

/** How often it is worth doing. */
export const housekeepingIntervalMs = dayMs / 24;

/**
 * Deletes what has had no effect for a while: sessions a week after their end, old login failures,
 * files that nobody decided about, what imports replaced long ago.
 */
export async function keepHouse(db: Kysely<Tables>, now: Date): Promise<void> {
  await deleteSessionsExpiredBefore(db, new Date(now.getTime() - 7 * dayMs));
  await deleteForgottenThrottles(db, now);
  await tidyImports(db, now);
}
