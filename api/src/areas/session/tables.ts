import type { Role } from '@vatio/contracts/roles';
import type { Generated } from 'kysely';
import type { Created } from '../../db/columns';

export interface SessionTables {
  users: UsersTable;
  sessions: SessionsTable;
  login_throttle: LoginThrottleTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  second_factor_roles: SecondFactorRolesTable;
}

declare module '../../db/types' {
  interface Tables extends SessionTables {}
}

interface UsersTable {
  id: string;
  /** The e-mail as the person typed it. */
  email: string;
  /** The unique key: see `emailKey`. */
  email_key: string;
  name: string;
  role: Role;
  password_hash: string;
  /** The moment at which an admin gave the password; null: it is the person's own. */
  password_given_at: Generated<Date | null>;
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
  /** The start of the login; renewals keep it. */
  login_started_at: Generated<Date>;
  /** The moment at which the password was last given; renewals keep it. */
  password_proven_at: Generated<Date | null>;
  /** True when the role demanded a second factor at the login, and there was none. */
  owes_second_factor: Generated<boolean>;
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
  /** The number of consecutive blocks of this key. */
  level: number;
  blocked_until: Date | null;
  updated_at: Date;
}

interface SecondFactorsTable {
  user_id: string;
  /** Encrypted with a key that is not in the database. */
  sealed_secret: Buffer;
  created_at: Date;
  /** Null: no code of it has come yet, so it does not count. */
  confirmed_at: Date | null;
  /** The half minute of the last code, which cannot be used again. */
  last_step: Generated<number>;
}

/** Each works once: then it is deleted. */
interface RecoveryCodesTable {
  user_id: string;
  code_hash: Buffer;
}

/** The roles whose people must have a second factor. */
interface SecondFactorRolesTable {
  role: Role;
}
