import { type Kysely, type Migration, sql } from 'kysely';

/** A version of the regulated parameters may take back the one before it. */
export const undoneVersions: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table parameter_versions
        add column undoes integer references parameter_versions (number)
          check (undoes = number - 1)`.execute(db);
  },
};
