import { type Kysely, sql } from 'kysely';
import type { AreaMigration } from '../../../areaKit/area';

/** When a study was last calculated and when it was accepted: what the sums of a year count by. */
export const studyDates: AreaMigration = {
  needs: ['2026-11-24-studies'],
  async up(db: Kysely<unknown>) {
    await sql`
      alter table studies add column calculated_at timestamptz, add column accepted_at timestamptz`.execute(
      db,
    );
    await sql`
      update studies set calculated_at = calculation.at
      from study_calculations calculation
      where calculation.study_id = studies.id and calculation.number = studies.calculations`.execute(
      db,
    );
    await sql`
      update studies set accepted_at = accepted.at
      from (
        select study_id, max(at) as at from study_events
        where kind = 'state' and state = 'accepted' group by study_id
      ) accepted
      where accepted.study_id = studies.id and studies.state = 'accepted'`.execute(db);
  },
};
