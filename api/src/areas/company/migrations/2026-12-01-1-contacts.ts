import { type Kysely, type Migration, sql } from 'kysely';

/**
 * A client has several contacts. The one that it had becomes its first; without a name it is called by its
 * e-mail or phone, so that nothing is lost. It takes the client's id: ids drawn here would differ each time.
 */
export const clientContacts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table client_contacts (
        id uuid primary key,
        client_id uuid not null references clients (id) on delete cascade,
        name text not null,
        role text not null,
        email text not null,
        phone text not null,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create index client_contacts_client on client_contacts (client_id, created_at, id);
      insert into client_contacts (id, client_id, name, role, email, phone, created_at, updated_at)
        select id, id,
          coalesce(nullif(contact_name, ''), left(nullif(contact_email, ''), 120), phone),
          '', contact_email, phone, created_at, updated_at
        from clients where contact_name || contact_email || phone <> '';
      alter table clients
        drop column contact_name, drop column contact_email, drop column phone`.execute(db);
  },
};
