import type { Kysely } from 'kysely';
import { deleteSecondFactor, revokeUserSessions } from '../areas/session/door';
import {
  lockUsers,
  setActive,
  setPasswordHash,
  updateUser,
} from '../areas/user/users/users.repository';
import { type AuditAction, record } from '../audit/audit.repository';
import { inTransaction } from '../db/transaction';
import type { Tables } from '../db/types';

/** Makes an account an active administrator and ends its sessions; the hash replaces its password. */
export async function promote(
  db: Kysely<Tables>,
  id: string,
  passwordHash: string | undefined,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const user = (await lockUsers(transaction, [id])).get(id);
    if (!user) throw new Error(`the account ${id} has gone`);
    const at = new Date();
    const { role, active } = user;
    const isOther = role !== 'admin';
    if (isOther) await updateUser(transaction, id, { ...user, role: 'admin' }, at);
    if (!active) await setActive(transaction, [id], true, at);
    if (passwordHash) {
      await setPasswordHash(transaction, id, passwordHash, { now: at, givenAt: null });
    }
    // The way back for an admin who has lost the second factor.
    await deleteSecondFactor(transaction, id);
    await revokeUserSessions(transaction, [id], at);
    await record(transaction, {
      at,
      actor: null,
      subject: user,
      action: weightiest({ isOther, active, isReset: passwordHash !== undefined }),
      before: { ...(isOther && { role }), ...(!active && { active }) },
      after: { ...(isOther && { role: 'admin' }), ...(!active && { active: true }) },
    });
  });
}

function weightiest(done: { isOther: boolean; active: boolean; isReset: boolean }): AuditAction {
  if (done.isOther) return 'role-changed';
  if (!done.active) return 'user-reactivated';
  return done.isReset ? 'password-reset' : 'sessions-closed';
}
