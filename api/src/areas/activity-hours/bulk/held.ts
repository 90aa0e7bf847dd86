import type { SessionUser } from '@vatio/contracts/session';
import type { Db } from '../../../db/transaction';
import { lockPerson } from '../entries/entries.person.repository';
import { readStored, type StoredEntry } from '../entries/entries.repository';

/**
 * Locks entries, and all others of their people, until the transaction ends. Includes only those that the
 * caller may change, deleted entries too.
 */
export async function holdEntries(
  db: Db,
  ids: readonly string[],
  actor: SessionUser,
): Promise<readonly StoredEntry[]> {
  const isTheirs = ({ userId }: StoredEntry) => actor.role === 'admin' || userId === actor.id;
  const found = (await readStored(db, ids, { lock: false })).filter(isTheirs);
  // All writers lock people in this order, and before entries.
  for (const userId of [...new Set(found.map((entry) => entry.userId))].sort()) {
    await lockPerson(db, userId);
  }
  return (await readStored(db, ids, { lock: true })).filter(isTheirs);
}
