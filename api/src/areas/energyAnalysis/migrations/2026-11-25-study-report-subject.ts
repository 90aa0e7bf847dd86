import { type Kysely, sql } from 'kysely';
import type { AreaMigration } from '../../../areaKit/area';

/** Whom a presented report is for and of what: it no longer follows the client and the point. */
export const reportSubject: AreaMigration = {
  needs: ['2026-11-25-study-report'],
  async up(db: Kysely<unknown>) {
    await sql`alter table study_reports add column subject jsonb`.execute(db);
    // Those that were presented before keep what they say today; nobody stored the company's name.
    await sql`
      update study_reports
      set subject = jsonb_build_object(
        'clientName', clients.name,
        'cups', supply_points.cups,
        'alias', supply_points.alias,
        'address', supply_points.address,
        'postcode', supply_points.postcode,
        'municipality', supply_points.municipality,
        'province', supply_points.province,
        'companyName', null,
        'presentedAt', to_char(presented.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      )
      from studies
      join supply_points on supply_points.id = studies.supply_point_id
      join clients on clients.id = supply_points.client_id
      join (
        select study_id, min(at) as at
        from study_events
        where kind = 'state' and state = 'presented'
        group by study_id
      ) presented on presented.study_id = studies.id
      where study_reports.study_id = studies.id and studies.was_presented`.execute(db);
  },
};
