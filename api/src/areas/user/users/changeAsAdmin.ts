import type { SessionUser } from '@vatio/contracts/session';
import type { Kysely, Transaction } from 'kysely';
import { inTransaction } from '../../../db/transaction';
import type { Tables } from '../../../db/types';
import { Refusal, sessionClosed } from '../../../refusal';
import { lockUsers, type StoredUser } from './users.repository';

/**
 * Changes accounts in a transaction that locks their rows and the caller's. The caller must still be an
 * active admin, and admins cannot take that away from themselves: so one active admin always remains.
 *
 * @param work gets the users that exist, by id
 * @throws Refusal unauthenticated when the caller is no longer an active admin
 */
export async function changeAsAdmin<T>(
  db: Kysely<Tables>,
  actor: SessionUser,
  ids: readonly string[],
  work: (transaction: Transaction<Tables>, users: ReadonlyMap<string, StoredUser>) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (transaction) => {
    const users = await lockUsers(transaction, [actor.id, ...ids]);
    const admin = users.get(actor.id);
    if (!admin?.active || admin.role !== 'admin') throw sessionClosed();
    return work(transaction, users);
  });
}

/** @throws Refusal missing */
export function existing<T>(user: T | undefined): T {
  if (!user) throw new Refusal('missing', 'Ese usuario no existe.');
  return user;
}
