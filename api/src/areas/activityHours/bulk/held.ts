import type { SessionUser } from '@vatio/contracts/session';
import type { Db } from '../../../db/transaction';
import { lockPerson } from '../entries/personRepository';
import { readStored, type StoredEntry } from '../entries/repository';

/**
 * Entries that nobody else changes until the end of the transaction, nor others of their people:
 * those that the caller may change, deleted ones too.
 */
export async function holdEntries(
  db: Db,
  ids: readonly string[],
  actor: SessionUser,
): Promise<readonly StoredEntry[]> {
  const isTheirs = ({ userId }: StoredEntry) => actor.role === 'admin' || userId === actor.id;
  const found = (await readStored(db, ids, { lock: false })).filter(isTheirs);
  // Everybody locks people in this order, and before entries.
  for (const userId of [...new Set(found.map((entry) => entry.userId))].sort()) {
    await lockPerson(db, userId);
  }
  return (await readStored(db, ids, { lock: true })).filter(isTheirs);
}
