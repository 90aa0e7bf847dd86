import type { SessionUser } from '@vatio/contracts/session';
import type { OpenSessions, PasswordChange } from '@vatio/contracts/user/account';
import { record } from '../../../audit/audit.repository';
import { inTransaction } from '../../../db/transaction';
import type { ActiveSession } from '../../../http/access';
import type { Origin } from '../../../http/clientAddress';
import { Refusal, sessionClosed, wrongField } from '../../../refusal';
import {
  type CredentialServiceParts,
  listOpenSessions,
  revokeLogin,
  revokeUserSessions,
} from '../../session/door';
import { guessable, isGuessable } from '../users/passwordPolicy';
import { lockUsers, replacePasswordHash, updateUser } from '../users/users.repository';

/** The actions that all people may take on their own account. */
export function createAccountService({ db, now, credentials }: CredentialServiceParts) {
  /** @throws Refusal unauthenticated when the account was deactivated meanwhile */
  async function rename(name: string, { user: self }: ActiveSession): Promise<SessionUser> {
    return inTransaction(db, async (transaction) => {
      const user = (await lockUsers(transaction, [self.id])).get(self.id);
      if (!user?.active) throw sessionClosed();
      if (user.name === name) return user;
      const at = now();
      const after = await updateUser(transaction, user.id, { ...user, name }, at);
      const names = { before: { name: user.name }, after: { name } };
      await record(transaction, {
        at,
        action: 'user-changed',
        actor: user,
        subject: after,
        ...names,
      });
      return after;
    });
  }

  /**
   * Changes the password and ends the other logins. A wrong current password counts as a failed
   * login.
   *
   * @throws Refusal invalid by field, throttled, or unavailable when too many log in at once
   */
  async function changePassword(
    { currentPassword, newPassword }: PasswordChange,
    { user, loginId }: ActiveSession,
    origin: Origin,
  ): Promise<void> {
    if (newPassword === currentPassword) throw wrongField('newPassword', unchanged);
    if (isGuessable(newPassword, user)) throw wrongField('newPassword', guessable);
    const account = await credentials.check(user.email, currentPassword, origin);
    if (!account) throw wrongCurrent();
    const next = await credentials.hash(newPassword);
    await inTransaction(db, async (transaction) => {
      const at = now();
      // The password may have changed during the check.
      if (!(await replacePasswordHash(transaction, account, next, at))) throw wrongCurrent();
      await revokeUserSessions(transaction, [user.id], at, loginId);
      await record(transaction, { at, action: 'password-changed', actor: user, subject: user });
    });
  }

  async function listSessions(session: ActiveSession): Promise<OpenSessions> {
    const { user, loginId } = session;
    return listOpenSessions(db, { userId: user.id, currentLoginId: loginId, now: now() });
  }

  /** @throws Refusal missing when the login is not theirs or over, invalid for the caller's own */
  async function closeSession(id: string, { user, loginId }: ActiveSession): Promise<void> {
    if (id === loginId) {
      throw new Refusal('invalid', 'Para cerrar esta sesión usa «Cerrar sesión».');
    }
    await inTransaction(db, async (transaction) => {
      const at = now();
      const wasOpen = await revokeLogin(transaction, { userId: user.id, loginId: id }, at);
      if (!wasOpen) throw new Refusal('missing', 'Esa sesión ya no está abierta.');
      await record(transaction, { at, action: 'sessions-closed', actor: user, subject: user });
    });
  }

  async function closeOtherSessions({ user, loginId }: ActiveSession): Promise<void> {
    await inTransaction(db, async (transaction) => {
      const at = now();
      if (!(await revokeUserSessions(transaction, [user.id], at, loginId))) return;
      await record(transaction, { at, action: 'sessions-closed', actor: user, subject: user });
    });
  }

  return { rename, changePassword, listSessions, closeSession, closeOtherSessions };
}

const unchanged = 'La contraseña nueva tiene que ser distinta de la actual';
const wrongCurrent = () => wrongField('currentPassword', 'La contraseña actual no es correcta');
