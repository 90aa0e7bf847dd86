import { type Kysely, type Migration, sql } from 'kysely';

/** Accounts, their sessions and second factors, and the memory of failed logins. */
export const sessionBaseline: Migration = {
  async up(db: Kysely<unknown>) {
    for (const part of [users, sessions, throttle, secondFactors]) await part.execute(db);
  },
};

/** Collation C, independent of the database: the keys are made for ordering byte by byte. */
const users = sql`
  create table users (
    id uuid primary key,
    email text not null,
    email_key text collate "C" not null unique,
    name text not null,
    role text not null check (role in ('admin', 'writer', 'reader', 'pds_editor')),
    password_hash text not null,
    active boolean not null default true,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    last_access_at timestamptz,
    version integer not null default 1,
    name_key text collate "C" not null,
    search_key text collate "C" not null,
    -- null: its owner chose the password; else, when an admin gave it.
    password_given_at timestamptz
  );
  create index users_name on users (name_key, id);
  create index users_email on users (email_key, id);
  create index users_role on users (role, id);
  create index users_active on users (active desc, id);
  create index users_created_at on users (created_at, id);
  -- Two, because those who never signed in are last in both directions.
  create index users_last_access on users (last_access_at, id);
  create index users_last_access_desc on users (last_access_at desc nulls last, id desc)`;

/** However often a login is renewed, it ends a week after it began. */
const sessions = sql`
  create table sessions (
    id uuid primary key,
    user_id uuid not null references users (id) on delete cascade,
    login_id uuid not null,
    token_hash bytea not null unique,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    revoked_at timestamptz,
    user_agent text not null default '',
    login_started_at timestamptz not null default now(),
    password_proven_at timestamptz,
    owes_second_factor boolean not null default false
  );
  create index sessions_user_id on sessions (user_id);
  create index sessions_login_id on sessions (login_id);
  create index sessions_expires_at on sessions (expires_at);
  -- The open logins of an account, which are counted at each login.
  create index sessions_open on sessions (user_id, expires_at) where revoked_at is null`;

const throttle = sql`
  create table login_throttle (
    key text primary key,
    failures timestamptz[] not null default '{}',
    level integer not null default 0,
    blocked_until timestamptz,
    updated_at timestamptz not null
  );
  create index login_throttle_updated_at on login_throttle (updated_at)`;

/** Second factors of accounts, their recovery codes, and the roles that must have one. */
const secondFactors = sql`
  create table second_factors (
    user_id uuid primary key references users (id) on delete cascade,
    sealed_secret bytea not null,
    created_at timestamptz not null,
    confirmed_at timestamptz,
    last_step integer not null default 0
  );
  create table recovery_codes (
    user_id uuid not null references users (id) on delete cascade,
    code_hash bytea not null,
    primary key (user_id, code_hash)
  );
  create table second_factor_roles (
    role text primary key check (role in ('admin', 'writer', 'reader', 'pds_editor'))
  )`;
