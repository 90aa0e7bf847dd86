import type { Insertable } from 'kysely';
import type { Db } from '../db/transaction';
import type { Tables } from '../db/types';

export async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function hasClients(db: Db): Promise<boolean> {
  return (await db.selectFrom('clients').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Creates users, except those whose e-mail is taken: another process may do the same.
 *
 * @returns the ids of those that were created
 */
export async function insertUsers(
  db: Db,
  users: readonly Insertable<Tables['users']>[],
): Promise<readonly string[]> {
  const made = await db
    .insertInto('users')
    .values(users)
    .onConflict((on) => on.column('email_key').doNothing())
    .returning('id')
    .execute();
  return made.map(({ id }) => id);
}
