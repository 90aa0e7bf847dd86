import type { Insertable } from 'kysely';
import type { Db } from '../db/transaction';
import type { Tables } from '../db/types';

export async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function hasClients(db: Db): Promise<boolean> {
  return (await db.selectFrom('clients').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Creates users, except those whose e-mail is taken: another process may do the same. */
export async function insertUsers(
  db: Db,
  users: readonly Insertable<Tables['users']>[],
): Promise<void> {
  await db
    .insertInto('users')
    .values(users)
    .onConflict((on) => on.column('email_key').doNothing())
    .execute();
}
