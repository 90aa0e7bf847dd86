import { type Kysely, type Migration, sql } from 'kysely';

/** The account manager of a client; null: it has none. */
export const clientManagers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table clients add column manager_id uuid references users (id);
      create index clients_manager on clients (manager_id)`.execute(db);
  },
};
