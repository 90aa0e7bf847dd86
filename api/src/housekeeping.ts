import type { Kysely } from 'kysely';
import type { Area } from './areaKit/area';
import type { Tables } from './db/types';
import { codeOf, messageOf } from './errorFacts';
import type { EventLog } from './eventLog';

export const housekeepingIntervalMs = 60 * 60 * 1000;

/**
 * Deletes what has long been without effect, area by area. One that fails is heard in the log, and
 * does not keep the others from theirs.
 *
 * @param log left out: the first failure is thrown
 */
export async function keepHouse(
  areas: readonly Area[],
  db: Kysely<Tables>,
  now: Date,
  log?: Pick<EventLog, 'warn'>,
): Promise<void> {
  for (const { tables, tidy } of areas) {
    try {
      await tidy?.(db, now);
    } catch (error) {
      if (!log) throw error;
      const reason = codeOf(error) || messageOf(error);
      log.warn({ tables, reason }, 'housekeeping failed');
    }
  }
}
