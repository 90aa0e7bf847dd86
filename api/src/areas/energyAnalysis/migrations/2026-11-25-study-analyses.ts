import { type Kysely, sql } from 'kysely';
import type { AreaMigration } from '../../../areaKit/area';

/** What a study looks into; one that leaves the powers alone has no saving of them. */
export const studyAnalyses: AreaMigration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table studies
        add column analyses text[] not null default '{power,offers,curve,reactive}'
          check (cardinality(analyses) > 0 and
            analyses <@ array['power', 'offers', 'curve', 'reactive']),
        drop constraint studies_check2,
        add check (num_nulls(saving_eur, saving_percent) in (0, 2)),
        add check (calculations > 0 or saving_eur is null)`.execute(db);
  },
};
