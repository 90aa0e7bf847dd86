import { type Kysely, sql } from 'kysely';
import type { AreaMigration } from '../../../areaKit/area';

/** Imports that wait for the program now wait in the queue of all jobs. */
export const importsAsJobs: AreaMigration = {
  needs: ['2026-11-23-jobs'],
  async up(db: Kysely<unknown>) {
    await sql`
      insert into jobs (subject_id, kind, queued_at)
      select id, case state when 'queued' then 'curve-import-check' else 'curve-import-write' end,
        queued_at
      from curve_imports where state in ('queued', 'confirmed')`.execute(db);
    await sql`
      insert into job_states (subject_id, cancel_requested)
      select subject_id, cancel_requested
      from jobs join curve_import_progress on import_id = subject_id`.execute(db);
    await sql`drop table curve_import_progress`.execute(db);
    await sql`drop index curve_imports_queue`.execute(db);
  },
};
