import type { Role } from '@vatio/contracts/roles';
import type { Kysely } from 'kysely';
import { hashPassword } from '../areas/session/door';
import { newUserRow } from '../areas/user/users/repository';
import type { Config } from '../config';
import type { Tables } from '../db/types';
import type { EventLog } from '../eventLog';
import { demoUsers } from './demoUsers';

interface NewUser {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly role: Role;
}

/** Creates the first users, as the environment asks. Does nothing where there is any user at all. */
export async function seedUsers(
  db: Kysely<Tables>,
  { demoData, admin }: Pick<Config, 'demoData' | 'admin'>,
  log: EventLog,
): Promise<void> {
  if (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) return;
  const users: NewUser[] = [
    ...(admin ? [{ ...admin, name: 'Administración', role: 'admin' as const }] : []),
    ...(demoData ? demoUsers : []),
  ];
  if (users.length === 0) {
    log.warn(
      {},
      'There are no users: set ADMIN_EMAIL and ADMIN_PASSWORD and restart to create the first one.',
    );
    return;
  }
  const rows = await Promise.all(users.map(toRow));
  // Another process may be doing the same at this moment.
  await db
    .insertInto('users')
    .values(rows)
    .onConflict((on) => on.column('email_key').doNothing())
    .execute();
  log.info({ count: rows.length, demoData }, 'first users created');
}

async function toRow({ email, password, name, role }: NewUser) {
  return newUserRow({
    ...{ email: email.trim(), name, role },
    passwordHash: await hashPassword(password),
  });
}
