import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Counts the decisions about an import, so that none stands on what its person did not see; and finds
 * at once what waits, to limit how much that may be.
 */
export const importVersions: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table curve_imports add version integer not null default 1`.execute(db);
    await sql`
      create index curve_imports_open on curve_imports (created_by) include (size_bytes)
        where state in ('queued', 'checked', 'confirmed')`.execute(db);
  },
};
