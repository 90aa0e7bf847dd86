import type { Kysely } from 'kysely';
import type { Tables } from '../../db/types';
import { deleteOldChanges } from './bulk/repository';
import { deleteLongGone } from './entries/repository';

/** Long enough for somebody who comes back from a holiday. */
const keptDays = 90;

/** What was deleted or changed long ago goes for good. */
export async function tidyHours(db: Kysely<Tables>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  await deleteLongGone(db, before);
  await deleteOldChanges(db, before);
}
