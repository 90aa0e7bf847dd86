import { type Kysely, sql } from 'kysely';
import type { AreaMigration } from '../../../areaKit/area';

/** What the report of a study prints, and in which order. */
export const studyReport: AreaMigration = {
  needs: ['2026-11-24-studies'],
  async up(db: Kysely<unknown>) {
    await sql`
      create table study_reports (
        study_id uuid primary key references studies (id),
        version integer not null check (version > 0),
        parts jsonb not null,
        updated_at timestamptz not null
      )`.execute(db);
  },
};
