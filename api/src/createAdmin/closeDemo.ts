import type { Kysely } from 'kysely';
import { revokeUserSessions } from '../areas/session/door';
import { lockUsers, setActive } from '../areas/user/users/users.repository';
import { record } from '../audit/audit.repository';
import { inTransaction } from '../db/transaction';
import type { Tables } from '../db/types';
import { openDemoAccounts } from '../seed/demoAccounts';

/**
 * Deactivates the demo accounts that still have the published passwords.
 *
 * @returns a sentence for the person at the command line
 */
export async function closeDemo(db: Kysely<Tables>): Promise<string> {
  const closed = await inTransaction(db, async (transaction) => {
    const ids = (await openDemoAccounts(transaction)).map(({ id }) => id);
    if (ids.length === 0) return [];
    const users = [...(await lockUsers(transaction, ids)).values()];
    const at = new Date();
    await setActive(transaction, ids, false, at);
    await revokeUserSessions(transaction, ids, at);
    const entry = { at, action: 'user-deactivated', actor: null } as const;
    const change = { before: { active: true }, after: { active: false } };
    await record(transaction, ...users.map((subject) => ({ ...entry, ...change, subject })));
    return users.map(({ email }) => email);
  });
  if (closed.length === 0) return 'No demo account was open.';
  return `Deactivated, and their sessions ended: ${closed.join(', ')}.`;
}
