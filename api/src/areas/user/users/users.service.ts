import type { SessionUser } from '@vatio/contracts/session';
import type {
  NewUser,
  User,
  UserChange,
  UserListAnswer,
  UserQuery,
} from '@vatio/contracts/user/users';
import { record } from '../../../audit/audit.repository';
import { difference, withChanges } from '../../../audit/difference';
import { refuseDuplicate, versionConflict, wrongField } from '../../../refusal';
import { type CredentialServiceParts, revokeUserSessions } from '../../session/door';
import { changeAsAdmin, existing } from './changeAsAdmin';
import { guessable, isGuessable } from './passwordPolicy';
import { listUsers } from './users.list.repository';
import { findUser, insertUser, toUser, updateUser } from './users.repository';

/** Reads, creates and edits accounts. */
export function createUserService({ db, now, credentials }: CredentialServiceParts) {
  const list = (query: UserQuery): Promise<UserListAnswer> => listUsers(db, query);

  /** @throws Refusal missing */
  async function find(id: string): Promise<User> {
    return toUser(existing(await findUser(db, id)));
  }

  /**
   * The person changes the password at the first login, within a day.
   *
   * @throws Refusal invalid, by field: the e-mail is taken, the password is easily guessed
   */
  async function create({ password, ...fields }: NewUser, actor: SessionUser): Promise<User> {
    if (isGuessable(password, fields)) throw wrongField('password', guessable);
    const passwordHash = await credentials.hash(password);
    const at = now();
    // Checks the author as every other change does: the role may have been lost during the hashing.
    const create = changeAsAdmin(db, actor, [], async (transaction) => {
      const user = await insertUser(transaction, {
        ...fields,
        passwordHash,
        createdAt: at,
        isGiven: true,
      });
      const entry = { at, action: 'user-created' as const, actor, subject: user };
      await record(transaction, { ...entry, after: fields });
      return user;
    });
    return toUser(await create.catch(refuseTaken));
  }

  /**
   * Changes the fields that are given and differ.
   *
   * @throws Refusal missing, conflict when the version is not the current one, or invalid by field
   */
  async function change(id: string, sent: UserChange, actor: SessionUser): Promise<User> {
    const change = changeAsAdmin(db, actor, [id], async (transaction, users) => {
      const user = existing(users.get(id));
      if (sent.version !== user.version) throw versionConflict(overtaken, sent, toUser(user));
      const { version: _, ...changes } = sent;
      const { email, name, role } = user;
      const fields = withChanges({ email, name, role }, changes);
      const changed = difference({ email, name, role }, fields);
      if (!changed) return user;
      const isRoleChange = fields.role !== role;
      if (isRoleChange && id === actor.id) {
        throw wrongField('role', 'No puedes cambiar tu propio rol');
      }
      const at = now();
      const after = await updateUser(transaction, id, fields, at);
      if (isRoleChange) await revokeUserSessions(transaction, [id], at);
      await record(transaction, {
        at,
        actor,
        subject: after,
        action: isRoleChange ? 'role-changed' : 'user-changed',
        ...changed,
      });
      return after;
    });
    return toUser(await change.catch(refuseTaken));
  }

  return { list, find, create, change };
}

const overtaken = 'Otra persona ha cambiado este usuario mientras lo editabas.';

const refuseTaken = refuseDuplicate('email', 'Ya hay un usuario con este correo');
