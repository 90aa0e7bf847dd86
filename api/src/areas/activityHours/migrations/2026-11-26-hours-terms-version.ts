import { type Kysely, sql } from 'kysely';
import type { AreaMigration } from '../../../areaKit/area';

/** Counts the changes of what was agreed, so that nobody replaces what they have not seen. */
export const hoursTermsVersion: AreaMigration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table client_terms add column version integer not null default 1`.execute(db);
  },
};
