import { type Kysely, type Migration, sql } from 'kysely';

/**
 * What was verified before a claim was what was billed less the most that could be right says nothing of
 * that: every bill is verified again. Claims that were sent keep their lines.
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
