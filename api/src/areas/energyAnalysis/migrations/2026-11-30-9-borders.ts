import { type Kysely, type Migration, sql } from 'kysely';

/** What the optimum of a point changes besides its powers, and the best that does not. */
export const borderColumns: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table portfolio_points add column crossing jsonb`.execute(db);
  },
};
