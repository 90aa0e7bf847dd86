import type { Kysely } from 'kysely';
import type { Tables } from '../../db/types';
import { deleteLongGone } from './entries/repository';

/** Long enough for somebody who comes back from a holiday. */
const keptDays = 90;

/** What was deleted long ago goes for good. */
export const tidyHours = (db: Kysely<Tables>, now: Date): Promise<void> =>
  deleteLongGone(db, new Date(now.getTime() - keptDays * 86_400_000));
