import type { SessionUser } from '@vatio/contracts/session';
import type {
  NewUser,
  User,
  UserChange,
  UserListAnswer,
  UserQuery,
} from '@vatio/contracts/user/users';
import type { Kysely } from 'kysely';
import { record } from '../../../audit/repository';
import { inTransaction } from '../../../db/transaction';
import type { Tables } from '../../../db/types';
import { codeOf } from '../../../errorFacts';
import { Refusal, wrongField } from '../../../refusal';
import { type Credentials, revokeUserSessions } from '../../session/door';
import { changeAsAdmin, existing } from './changeAsAdmin';
import { listUsers } from './listRepository';
import { guessable, isGuessable } from './passwordPolicy';
import {
  findUser,
  insertUser,
  type StoredUser,
  toUser,
  type UserFields,
  updateUser,
} from './repository';

export interface UserServiceParts {
  readonly db: Kysely<Tables>;
  readonly now: () => Date;
  readonly credentials: Credentials;
}

/** Reads, creates and edits accounts. */
export function createUserService({ db, now, credentials }: UserServiceParts) {
  const list = (query: UserQuery): Promise<UserListAnswer> => listUsers(db, query);

  /** @throws Refusal missing */
  async function find(id: string): Promise<User> {
    return toUser(existing(await findUser(db, id)));
  }

  /** @throws Refusal invalid, by field: the e-mail is taken, the password is easily guessed */
  async function create({ password, ...fields }: NewUser, actor: SessionUser): Promise<User> {
    if (isGuessable(password, fields.email)) throw wrongField('password', guessable);
    const passwordHash = await credentials.hash(password);
    const at = now();
    const create = inTransaction(db, async (transaction) => {
      const user = await insertUser(transaction, { ...fields, passwordHash, createdAt: at });
      const entry = { at, action: 'user-created' as const, actor, subject: user };
      await record(transaction, { ...entry, after: fields });
      return user;
    });
    return toUser(await create.catch(refuseDuplicate));
  }

  /**
   * Changes the fields that are given and differ.
   *
   * @throws Refusal missing, conflict when the version is not the current one, or invalid by field
   */
  async function change(id: string, sent: UserChange, actor: SessionUser): Promise<User> {
    const change = changeAsAdmin(db, actor, [id], async (transaction, users) => {
      const user = existing(users.get(id));
      if (sent.version !== user.version) throw conflict(sent, user);
      const { email = user.email, name = user.name, role = user.role } = sent;
      const fields = { email, name, role };
      const changed = fieldNames.filter((field) => fields[field] !== user[field]);
      if (changed.length === 0) return user;
      const isRoleChange = changed.includes('role');
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
        before: pick(user, changed),
        after: pick(fields, changed),
      });
      return after;
    });
    return toUser(await change.catch(refuseDuplicate));
  }

  return { list, find, create, change };
}

const fieldNames = ['email', 'name', 'role'] as const;

const pick = (user: UserFields, fields: readonly (keyof UserFields)[]) =>
  Object.fromEntries(fields.map((field) => [field, user[field]]));

function conflict(yours: UserChange, current: StoredUser): Refusal {
  return new Refusal('conflict', 'Otra persona ha cambiado este usuario mientras lo editabas.', {
    versions: { yours, current: toUser(current) },
  });
}

/** The only database rule that a person can break: one account for each e-mail. */
function refuseDuplicate(error: unknown): never {
  if (codeOf(error) !== '23505') throw error;
  throw wrongField('email', 'Ya hay un usuario con este correo');
}
