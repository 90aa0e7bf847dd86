import { type Kysely, type Migration, sql } from 'kysely';

/** Accounts, their sessions, and the memory of failed logins. */
export const usersAndSessions: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table users (
        id uuid primary key,
        email text not null,
        email_key text not null unique,
        name text not null,
        role text not null check (role in ('admin', 'writer', 'reader', 'pds_editor')),
        password_hash text not null,
        active boolean not null default true,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        last_access_at timestamptz
      )`.execute(db);
    await sql`
      create table sessions (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        login_id uuid not null,
        token_hash bytea not null unique,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        revoked_at timestamptz
      )`.execute(db);
    await sql`create index sessions_user_id on sessions (user_id)`.execute(db);
    await sql`create index sessions_login_id on sessions (login_id)`.execute(db);
    await sql`create index sessions_expires_at on sessions (expires_at)`.execute(db);
    await sql`
      create table login_throttle (
        key text primary key,
        failures timestamptz[] not null default '{}',
        level integer not null default 0,
        blocked_until timestamptz,
        updated_at timestamptz not null
      )`.execute(db);
    await sql`create index login_throttle_updated_at on login_throttle (updated_at)`.execute(db);
  },
};
