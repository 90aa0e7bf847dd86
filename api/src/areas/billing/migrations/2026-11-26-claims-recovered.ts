import { type Kysely, sql } from 'kysely';
import type { AreaMigration } from '../../../areaKit/area';

/**
 * What came back may be more than was claimed: interest goes on until the refund, and a distributor
 * that answered late owes a compensation.
 */
export const claimsRecovered: AreaMigration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table claims
        drop constraint claims_check,
        add check (recovered_eur >= 0)`.execute(db);
  },
};
