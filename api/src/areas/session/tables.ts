import type { Role } from '@vatio/contracts/roles';
import type { Generated } from 'kysely';
import type { Created } from '../../db/columns';

export interface SessionTables {
  users: UsersTable;
  sessions: SessionsTable;
  login_throttle: LoginThrottleTable;
}

declare module '../../db/types' {
  interface Tables extends SessionTables {}
}

interface UsersTable {
  id: string;
  /** As the person typed it. */
  email: string;
  /** The unique key: see `emailKey`. */
  email_key: string;
  name: string;
  role: Role;
  password_hash: string;
  active: Generated<boolean>;
  created_at: Created;
  updated_at: Generated<Date>;
  last_access_at: Date | null;
  /** Counts the changes that others may not overwrite unseen. */
  version: Generated<number>;
  name_key: string;
  /** The search key of name and e-mail: see `searchKey`. */
  search_key: string;
}

interface SessionsTable {
  id: string;
  user_id: string;
  /** The same for a session and all its renewals, so that logging out ends them together. */
  login_id: string;
  /** sha-256 of the token; the token itself is nowhere. */
  token_hash: Buffer;
  created_at: Created;
  expires_at: Date;
  /** Of the login; renewals keep it. */
  login_started_at: Generated<Date>;
  /** May lie some seconds ahead: a renewed session stays live for a short grace. */
  revoked_at: Date | null;
  /** The header of the login, cut short; empty when there was none. */
  user_agent: Generated<string>;
}

interface LoginThrottleTable {
  /** `address:…`, `account:…`, or `account:…` followed by ` from` an address or ` on` a device */
  key: string;
  /** The latest failures, oldest first, no more than the rule counts. */
  failures: Date[];
  /** How many times in a row this key has been blocked. */
  level: number;
  blocked_until: Date | null;
  updated_at: Date;
}
