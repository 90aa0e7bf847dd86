import type { Role } from '@vatio/contracts/roles';
import type { Kysely } from 'kysely';
import { hashPassword, newUserRow } from '../areas/session/door';
import { isGuessable } from '../areas/user/users/passwordPolicy';
import { record } from '../audit/audit.repository';
import type { Config } from '../config';
import { inTransaction } from '../db/transaction';
import type { Tables } from '../db/types';
import type { EventLog } from '../eventLog';
import { StartupError } from '../startupError';
import { demoUsers } from './demoUsers';
import { hasUsers, insertUsers } from './seed.repository';

interface NewUser {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly role: Role;
}

type Seeding = Pick<Config, 'demoData' | 'admin'> & Partial<Pick<Config, 'production'>>;

/**
 * Creates the first users from the environment. Skipped if there is any user.
 *
 * @throws StartupError for an admin's password that is soon guessed, where people do real work
 */
export async function seedUsers(
  db: Kysely<Tables>,
  { demoData, admin, production = false }: Seeding,
  log: EventLog,
): Promise<void> {
  if (await hasUsers(db)) return;
  const first = admin && { ...admin, name: 'Administración', role: 'admin' as const };
  if (first && production && !demoData && isGuessable(first.password, first)) {
    throw new StartupError(
      'ADMIN_PASSWORD is one of the first passwords that anybody would try: set another one.',
    );
  }
  const users: NewUser[] = [...(first ? [first] : []), ...(demoData ? demoUsers : [])];
  if (users.length === 0) {
    log.warn(
      {},
      'There are no users: set ADMIN_EMAIL and ADMIN_PASSWORD and restart to create the first one.',
    );
    return;
  }
  const rows = await Promise.all(users.map(toRow));
  await inTransaction(db, async (transaction) => {
    const made = await insertUsers(transaction, rows);
    // Demo accounts are in no audit.
    const row = first && rows[0];
    if (!row || !made.includes(row.id)) return;
    const { id, email, name, role } = row;
    const entry = { at: new Date(), action: 'user-created', actor: null } as const;
    await record(transaction, {
      ...entry,
      subject: { id, email, name },
      after: { email, name, role },
    });
  });
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
