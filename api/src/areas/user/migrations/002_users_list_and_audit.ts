import { type Kysely, type Migration, sql } from 'kysely';
import { searchKey, sortKey } from '../../../db/textKey';

/** Sort and search keys of users, devices of sessions, and the audit log. */
export const usersListAndAudit: Migration = {
  async up(db: Kysely<unknown>) {
    await addUserKeys(db);
    await sql`alter table sessions add user_agent text not null default ''`.execute(db);
    await createAudit(db);
  },
};

/** Collation C, independent of the database: the keys are made for ordering byte by byte. */
async function addUserKeys(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      alter email_key type text collate "C",
      add version integer not null default 1,
      add name_key text collate "C",
      add search_key text collate "C"`.execute(db);
  await fillKeys(db);
  await sql`
    alter table users alter name_key set not null, alter search_key set not null`.execute(db);
  await sql`create index users_name on users (name_key, id)`.execute(db);
  await sql`create index users_email on users (email_key, id)`.execute(db);
  await sql`create index users_role on users (role, id)`.execute(db);
  await sql`create index users_active on users (active desc, id)`.execute(db);
  await sql`create index users_created_at on users (created_at, id)`.execute(db);
  // Two, because those who never signed in are last in both directions.
  await sql`create index users_last_access on users (last_access_at, id)`.execute(db);
  await sql`
    create index users_last_access_desc
      on users (last_access_at desc nulls last, id desc)`.execute(db);
}

async function fillKeys(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; name: string; email: string }>`
    select id, name, email from users`.execute(db);
  const names = rows.map(({ name }) => sortKey(name));
  const searches = rows.map(({ name, email }) => searchKey(`${name} ${email}`));
  await sql`
    update users set name_key = keys.name, search_key = keys.search
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${names}::text[], ${searches}::text[])
      as keys (id, name, search)
    where users.id = keys.id`.execute(db);
}

/** No foreign keys: an entry still names an account that is gone. */
async function createAudit(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_entries (
      id uuid primary key,
      at timestamptz not null,
      action text not null,
      actor_id uuid,
      actor_name text,
      actor_email text,
      subject_id uuid not null,
      subject_name text not null,
      subject_email text not null,
      before jsonb,
      after jsonb,
      search_key text not null
    )`.execute(db);
  await sql`create index audit_entries_at on audit_entries (at, id)`.execute(db);
  await sql`create index audit_entries_action on audit_entries (action, at, id)`.execute(db);
  await sql`create index audit_entries_subject on audit_entries (subject_id, at, id)`.execute(db);
  await sql`
    create function refuse_audit_change() returns trigger language plpgsql as $$
      begin
        raise exception 'audit_entries is append-only: % is refused', tg_op;
      end
    $$`.execute(db);
  await sql`
    create trigger audit_entries_append_only before update or delete or truncate on audit_entries
      for each statement execute function refuse_audit_change()`.execute(db);
}
