import { type Kysely, type Migration, sql } from 'kysely';

/** Second factors of accounts, their recovery codes, and the roles that must have one. */
export const secondFactors: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table second_factors (
        user_id uuid primary key references users (id) on delete cascade,
        sealed_secret bytea not null,
        created_at timestamptz not null,
        confirmed_at timestamptz,
        last_step integer not null default 0
      )`.execute(db);
    await sql`
      create table recovery_codes (
        user_id uuid not null references users (id) on delete cascade,
        code_hash bytea not null,
        primary key (user_id, code_hash)
      )`.execute(db);
    await sql`
      create table second_factor_roles (
        role text primary key check (role in ('admin', 'writer', 'reader', 'pds_editor'))
      )`.execute(db);
    await sql`
      alter table sessions add column owes_second_factor boolean not null default false`.execute(
      db,
    );
  },
};
