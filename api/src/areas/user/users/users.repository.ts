import type { User } from '@vatio/contracts/user/users';
import { sql } from 'kysely';
import type { Db } from '../../../db/transaction';
import {
  type AccountFields,
  type NewAccountFields,
  newUserRow,
  withKeys,
} from '../../session/door';

const userColumns = [
  'users.id',
  'users.email',
  'users.name',
  'users.role',
  'users.active',
  'users.version',
  'users.created_at as createdAt',
  'users.last_access_at as lastAccessAt',
  sql<boolean>`exists (
    select from second_factors where user_id = users.id and confirmed_at is not null)`.as(
    'hasSecondFactor',
  ),
] as const;

/** A stored user; the one of the contract has texts for instants. */
export interface StoredUser extends Omit<User, 'createdAt' | 'lastAccessAt'> {
  readonly createdAt: Date;
  readonly lastAccessAt: Date | null;
}

export const toUser = (stored: StoredUser): User => ({
  ...stored,
  createdAt: stored.createdAt.toISOString(),
  lastAccessAt: stored.lastAccessAt?.toISOString() ?? null,
});

export async function findUser(db: Db, id: string): Promise<StoredUser | undefined> {
  return db.selectFrom('users').select(userColumns).where('id', '=', id).executeTakeFirst();
}

/** Users in no order. */
export async function readUsers(db: Db, ids: readonly string[]): Promise<readonly StoredUser[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('users').select(userColumns).where('id', 'in', ids).execute();
}

/** Locks users until the end of the transaction, always by id: so there is no deadlock. */
export async function lockUsers(db: Db, ids: readonly string[]): Promise<Map<string, StoredUser>> {
  const users = await db
    .selectFrom('users')
    .select(userColumns)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(users.map((user) => [user.id, user]));
}

export async function insertUser(db: Db, user: NewAccountFields): Promise<StoredUser> {
  const insert = db.insertInto('users').values(newUserRow(user));
  return insert.returning(userColumns).executeTakeFirstOrThrow();
}

/** Raises the version, so that others must see this change before they make theirs. */
export async function updateUser(
  db: Db,
  id: string,
  fields: AccountFields,
  now: Date,
): Promise<StoredUser> {
  return db
    .updateTable('users')
    .set({ ...withKeys(fields), version: sql`version + 1`, updated_at: now })
    .where('id', '=', id)
    .returning(userColumns)
    .executeTakeFirstOrThrow();
}

/** Raises the version, as `updateUser` does. */
export async function setActive(
  db: Db,
  ids: readonly string[],
  active: boolean,
  now: Date,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ active, version: sql`version + 1`, updated_at: now })
    .where('id', 'in', ids)
    .execute();
}

/** @param givenAt when an admin gave it, so that it must be changed; null: the command line did */
export async function setPasswordHash(
  db: Db,
  id: string,
  passwordHash: string,
  { now, givenAt }: { readonly now: Date; readonly givenAt: Date | null },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash, password_given_at: givenAt, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/**
 * The person's own choice.
 *
 * @returns false when the account was deactivated or its password changed since it was read
 */
export async function replacePasswordHash(
  db: Db,
  old: { readonly id: string; readonly passwordHash: string },
  passwordHash: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password_hash: passwordHash, password_given_at: null, updated_at: now })
    .where('id', '=', old.id)
    .where('active', '=', true)
    .where('password_hash', '=', old.passwordHash)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
