import type { Role } from '@vatio/contracts/roles';
import type { Kysely } from 'kysely';
import { hashPassword } from '../areas/session/door';
import { newUserRow } from '../areas/user/users/repository';
import type { Config } from '../config';
import type { Tables } from '../db/types';
import type { EventLog } from '../eventLog';
import { demoUsers } from './demoUsers';
import { hasUsers, insertUsers } from './repository';

interface NewUser {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly role: Role;
}

/** Creates the first users from the environment. Does nothing if there is any user. */
export async function seedUsers(
  db: Kysely<Tables>,
  { demoData, admin }: Pick<Config, 'demoData' | 'admin'>,
  log: EventLog,
): Promise<void> {
  if (await hasUsers(db)) return;
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
  await insertUsers(db, rows);
  log.info({ count: rows.length, demoData }, 'first users created');
}

async function toRow({ email, password, name, role }: NewUser) {
  return newUserRow({
    email: email.trim(),
    name,
    role,
    passwordHash: await hashPassword(password),
  });
}
