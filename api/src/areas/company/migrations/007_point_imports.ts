import { type Kysely, type Migration, sql } from 'kysely';

/** What each import of supply points made, so that it can be undone. */
export const pointImports: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table point_imports (
        id uuid primary key,
        file_name text not null,
        created_at timestamptz not null,
        created_by uuid references users (id) on delete set null,
        point_ids uuid[] not null,
        contract_ids uuid[] not null,
        client_ids uuid[] not null,
        undone_at timestamptz
      )`.execute(db);
    await sql`create index point_imports_newest on point_imports (created_at, id)`.execute(db);
  },
};
