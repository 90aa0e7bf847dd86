import type { Role } from '@vatio/contracts/roles';
import type { Insertable } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import { searchKey, sortKey } from '../../db/textKey';
import type { Tables } from '../../db/types';
import { emailKey } from './sessions/session';

export interface AccountFields {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
}

export interface NewAccountFields extends AccountFields {
  /** The output of `hashPassword`. */
  readonly passwordHash: string;
  readonly active?: boolean;
  /** Now, if left out. */
  readonly createdAt?: Date;
  /** An admin gave the password, so it must be changed at once. */
  readonly isGiven?: boolean;
}

/** The row of a new account with its keys: everything that adds accounts uses it. */
export function newUserRow(user: NewAccountFields): Insertable<Tables['users']> {
  const { passwordHash, active = true, createdAt = new Date(), isGiven, ...fields } = user;
  return {
    id: uuidV7(),
    ...withKeys(fields),
    password_hash: passwordHash,
    password_given_at: isGiven ? createdAt : null,
    active,
    created_at: createdAt,
    updated_at: createdAt,
    last_access_at: null,
  };
}

/** The fields that people edit, with the keys by which accounts are found, sorted and searched. */
export const withKeys = ({ email, name, role }: AccountFields) => ({
  email,
  name,
  role,
  email_key: emailKey(email),
  name_key: sortKey(name),
  search_key: searchKey(`${name} ${email}`),
});
