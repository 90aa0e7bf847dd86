import type { Kysely } from 'kysely';
import type { Tables } from '../../db/types';
import { deleteLongGone } from './bills/bills.repository';
import { deleteLongGone as deleteClaimsLongGone } from './claims/claims.repository';
import { deleteEnded } from './runs/runs.repository';

/** Long enough to return from a holiday. */
const keptDays = 90;

/** Deletes for good old deleted bills and claims, with their files, and jobs that ended by then. */
export async function tidyBills(db: Kysely<Tables>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  // First what names bills.
  await deleteClaimsLongGone(db, before);
  await deleteLongGone(db, before);
  await deleteEnded(db, before);
}
