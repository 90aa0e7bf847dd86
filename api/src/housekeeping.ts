import type { Kysely } from 'kysely';
import { areas } from './areas';
import type { Tables } from './db/types';

export const housekeepingIntervalMs = 60 * 60 * 1000;

/** Deletes what has long been without effect, area by area. */
export async function keepHouse(db: Kysely<Tables>, now: Date): Promise<void> {
  for (const { tidy } of areas) await tidy?.(db, now);
}
