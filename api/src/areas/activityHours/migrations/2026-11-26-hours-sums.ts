import { type Kysely, sql } from 'kysely';
import type { AreaMigration } from '../../../areaKit/area';

/** All that sums of days need, side by side: a year is added up without a look at its entries. */
export const hoursSums: AreaMigration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create index hour_entries_sums on hour_entries (day)
        include (client_id, activity_id, user_id, minutes, is_billable)
        where deleted_at is null`.execute(db);
  },
};
