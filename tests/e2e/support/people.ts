import type { Role } from '@vatio/contracts/roles';
import type { Token } from '@vatio/contracts/session';
import { demoUsers } from '../../../api/src/seed/demoUsers';

const [admin, writer, reader, pdsEditor] = demoUsers;

/** The demo account of each role. */
export const people = { admin, writer, reader, pds_editor: pdsEditor } as const satisfies Readonly<
  Record<Role, unknown>
>;

interface TokenFacts {
  /** Seconds from now; an hour by default. Negative = expired. */
  readonly secondsLeft?: number;
  readonly value?: string;
}

/** A session such as the API gives, but one that the API does not know. */
export function tokenOf(role: Role, facts: TokenFacts = {}): Token {
  const { secondsLeft = 3600, value = `stored-${role}` } = facts;
  const { name, email } = people[role];
  return {
    value,
    user: { id: `id-${role}`, name, email, role },
    expires_at: Math.floor(Date.now() / 1000) + secondsLeft,
  };
}
