import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Verifies every bill again: the old verifications lack the claim as it is now defined, the billed amount
 * less the most that could be right. Claims that were sent keep their lines.
 */
export const billsVerifiedAnew: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      update bills set data_version = data_version + 1, state = 'pending', verification_id = null,
        computed_eur = null, difference_eur = null, claimable_eur = null
      where verification_id is not null or state <> 'pending'`.execute(db);
    await sql`delete from bill_verifications`.execute(db);
  },
};
