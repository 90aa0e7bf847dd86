import type { Kysely } from 'kysely';
import type { Tables } from '../../db/types';
import { deleteOldChanges } from './bulk/bulk.repository';
import { deleteLongGone } from './entries/entries.repository';

/** Outlasts a person's holiday. */
const keptDays = 90;

/** Purges long-deleted entries and the records of old changes. */
export async function tidyHours(db: Kysely<Tables>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  await deleteLongGone(db, before);
  await deleteOldChanges(db, before);
}
