import { type Kysely, type Migration, sql } from 'kysely';

/** The queue of long work. A second table holds the columns that change while a job holds its row. */
export const jobsBaseline: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table jobs (
        subject_id uuid primary key,
        kind text not null,
        queued_at timestamptz not null
      );
      create table job_states (
        subject_id uuid primary key references jobs (subject_id) on delete cascade,
        attempts smallint not null default 0,
        run_after timestamptz,
        progress real check (progress between 0 and 1),
        cancel_requested boolean not null default false
      )`.execute(db);
  },
};
