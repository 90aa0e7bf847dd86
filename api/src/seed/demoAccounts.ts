import type { Kysely } from 'kysely';
import { emailKey, findAccount, isPassword } from '../areas/session/door';
import type { Db } from '../db/transaction';
import type { Tables } from '../db/types';
import { StartupError } from '../startupError';
import { demoUsers } from './demoUsers';

/** The demo accounts that are open to all people: active, and with the password of the guides. */
export async function openDemoAccounts(db: Db): Promise<readonly { id: string; email: string }[]> {
  const open: { id: string; email: string }[] = [];
  for (const { email, password } of demoUsers) {
    const account = await findAccount(db, emailKey(email));
    if (account?.active && (await isPassword(account.passwordHash, password))) open.push(account);
  }
  return open;
}

/**
 * Protects a start for real work, also on a database that had demo data once.
 *
 * @throws StartupError that says how to close them
 */
export async function refuseDemoAccounts(db: Kysely<Tables>): Promise<void> {
  const open = await openDemoAccounts(db);
  if (open.length === 0) return;
  const emails = open.map(({ email }) => email).join(', ');
  throw new StartupError(
    `Everybody knows the passwords of these demo accounts, and they are active: ${emails}. Close them with: create-admin --close-demo (in a container: node api/dist-server/createAdmin.js --close-demo), and start again.`,
  );
}
