import { type Kysely, type Migration, sql } from 'kysely';

/** What a person has said of a file that does not show it. */
export const importAnswers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table curve_imports
        add answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object')`.execute(
      db,
    );
  },
};
