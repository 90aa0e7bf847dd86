import { type Kysely, type Migration, sql } from 'kysely';

/** Which passwords an admin has given, and when each session last proved its own. */
export const givenPasswords: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table users add column password_given_at timestamptz`.execute(db);
    await sql`alter table sessions add column password_proven_at timestamptz`.execute(db);
  },
};
