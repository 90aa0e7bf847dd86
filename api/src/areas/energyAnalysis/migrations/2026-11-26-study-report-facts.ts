import { type Kysely, sql } from 'kysely';
import type { AreaMigration } from '../../../areaKit/area';

/** What only a person knows and a report counts with: nothing, until somebody says it. */
export const reportFacts: AreaMigration = {
  needs: ['2026-11-25-study-report'],
  async up(db: Kysely<unknown>) {
    await sql`alter table study_reports add column facts jsonb`.execute(db);
  },
};
