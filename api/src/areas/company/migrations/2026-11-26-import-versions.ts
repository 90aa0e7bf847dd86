import { type Kysely, type Migration, sql } from 'kysely';

/** Counts the decisions about an import, so that none stands on what its person did not see. */
export const importVersions: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table curve_imports add version integer not null default 1`.execute(db);
  },
};
