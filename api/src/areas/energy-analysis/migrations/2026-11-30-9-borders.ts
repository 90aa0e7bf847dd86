import { type Kysely, type Migration, sql } from 'kysely';

/** The changes in a point's optimum besides its powers, and the best optimum without them. */
export const borderColumns: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table portfolio_points add column crossing jsonb`.execute(db);
  },
};
