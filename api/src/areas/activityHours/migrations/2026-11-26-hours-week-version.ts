import { type Kysely, sql } from 'kysely';
import type { AreaMigration } from '../../../areaKit/area';

/** Counts the changes of a working week, so that nobody replaces one that they have not seen. */
export const hoursWeekVersion: AreaMigration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table working_weeks add column version integer not null default 1`.execute(db);
  },
};
