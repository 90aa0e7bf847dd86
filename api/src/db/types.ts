import type { Role } from '@vatio/contracts/roles';
import type { ColumnType, Generated } from 'kysely';

/** The tables, as PostgreSQL has them after the last migration. */
export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  login_throttle: LoginThrottleTable;
}

type Created = ColumnType<Date, Date | undefined, never>;

interface UsersTable {
  id: string;
  /** As the person typed it. */
  email: string;
  /** What makes it unique: see `emailKey`. */
  email_key: string;
  name: string;
  role: Role;
  password_hash: string;
  active: Generated<boolean>;
  created_at: Created;
  updated_at: Generated<Date>;
  last_access_at: Date | null;
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
  /** May lie some seconds ahead: a renewed session stays valid for a short grace. */
  revoked_at: Date | null;
}

interface LoginThrottleTable {
  /** `address:…` or `account:…` */
  key: string;
  /** The latest failures, oldest first, no more than the rule counts. */
  failures: Date[];
  /** How many times in a row this key has been blocked. */
  level: number;
  blocked_until: Date | null;
  updated_at: Date;
}
