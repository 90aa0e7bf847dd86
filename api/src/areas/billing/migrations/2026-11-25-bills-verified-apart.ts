import { type Kysely, sql } from 'kysely';
import type { AreaMigration } from '../../../areaKit/area';
import { makePending, ownOfRow } from './2026-11-25-bills-verified';

/**
 * Nobody waits for long for the verification of bills, nor for an import. What came out refers to its
 * bill only from its commit on: until then the bill can move to another point. A change of regulated
 * values locks no table: it takes turns with `adoptVerifications`, which stores what came out.
 */
export const billsVerifiedApart: AreaMigration = {
  needs: ['2026-11-25-bills-verified'],
  async up(db: Kysely<unknown>) {
    await sql`
      alter table bill_verifications
        alter constraint bill_verifications_supply_point_id_bill_id_fkey
        deferrable initially deferred`.execute(db);
    await sql`
      create or replace function bills_follow_parameters() returns trigger language plpgsql as $$
        begin
          ${makePending}
          where id in (
            select bill.id from (${saidAnew(sql`changed`)}) as one join bills as bill on ${touches});
          return null;
        end
      $$`.execute(db);
    await sql`
      create function bill_touched_since(version integer, bill bills) returns boolean
        language sql stable as $$
          select exists (
            select from (
              ${saidAnew(sql`(select * from regulated_parameters where since_version > version)`)}
            ) as one
            where ${touches})
        $$`.execute(db);
  },
};

/** The new values of some rows: a change adds others, too, that only say again what holds. */
export const saidAnew = (rows: ReturnType<typeof sql>) => sql`
  select distinct tariff, first_day, last_day from ${rows} as added
  where not exists (
    select from regulated_parameters as ended
    where ended.until_version = added.since_version
      and ended.first_day <= added.first_day
      and (ended.last_day is null or ended.last_day >= added.last_day)
      and to_jsonb(ended) - ${ownOfRow} = to_jsonb(added) - ${ownOfRow})`;

/** A tariff of public charging has terms of the general one (its first five characters). */
const touches = sql`
  (one.tariff is null or one.tariff in (bill.tariff, left(bill.tariff, 5)))
    and ((bill.to_day >= one.first_day
        and (one.last_day is null or bill.from_day < one.last_day))
      or (bill.accrued_on >= one.first_day
        and (one.last_day is null or bill.accrued_on <= one.last_day)))`;
