import type { OpenSessions } from '@vatio/contracts/user/account';
import { record } from '../../../audit/audit.repository';
import type { ActiveSession } from '../../../http/access';
import { Refusal } from '../../../refusal';
import {
  type CredentialServiceParts,
  listOpenSessions,
  revokeUserSessions,
} from '../../session/door';
import { changeAsAdmin, existing } from './changeAsAdmin';
import { randomPassword } from './randomPassword';
import { findUser, setPasswordHash } from './users.repository';

/** An admin's actions on another person's access: the password and the open sessions. */
export function createAccessService({ db, now, credentials }: CredentialServiceParts) {
  /**
   * Gives an account a new password, to be changed within a day; ends its sessions and forgets its failed
   * logins.
   *
   * @returns the password, shown only this once
   * @throws Refusal missing, or invalid for one's own account
   */
  async function resetPassword(id: string, { user: actor }: ActiveSession): Promise<string> {
    if (id === actor.id) throw new Refusal('invalid', 'Cambia tu contraseña en Mi cuenta.');
    const password = randomPassword();
    const passwordHash = await credentials.hash(password);
    const { email } = await changeAsAdmin(db, actor, [id], async (transaction, users) => {
      const subject = existing(users.get(id));
      const at = now();
      await setPasswordHash(transaction, id, passwordHash, { now: at, givenAt: at });
      await revokeUserSessions(transaction, [id], at);
      await record(transaction, { at, action: 'password-reset', actor, subject });
      return subject;
    });
    await credentials.forgive(email);
    return password;
  }

  /** @throws Refusal missing */
  async function listSessions(id: string, { loginId }: ActiveSession): Promise<OpenSessions> {
    existing(await findUser(db, id));
    return listOpenSessions(db, { userId: id, currentLoginId: loginId, now: now() });
  }

  /** Ends all sessions of an account, except the caller's. @throws Refusal missing */
  async function closeSessions(id: string, session: ActiveSession): Promise<void> {
    const { user: actor, loginId } = session;
    await changeAsAdmin(db, actor, [id], async (transaction, users) => {
      const subject = existing(users.get(id));
      const at = now();
      const isAny = await revokeUserSessions(transaction, [id], at, loginId);
      if (isAny) await record(transaction, { at, action: 'sessions-closed', actor, subject });
    });
  }

  return { resetPassword, listSessions, closeSessions };
}
