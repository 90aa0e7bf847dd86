import { type Kysely, sql } from 'kysely';
import type { AreaMigration } from '../../../areaKit/area';

/** What each import of bills brought, so that it can be undone. */
export const billImports: AreaMigration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table bill_imports (
        id uuid primary key,
        file_name text not null,
        created_at timestamptz not null,
        created_by uuid references users (id) on delete set null,
        -- They may be gone by now: housekeeping deletes for good what was deleted long ago.
        bill_ids uuid[] not null,
        undone_at timestamptz
      )`.execute(db);
    await sql`create index bill_imports_newest on bill_imports (created_at, id)`.execute(db);
  },
};
