import { type Kysely, sql } from 'kysely';
import type { AreaMigration } from '../../../areaKit/area';
import { makePending, saidAnew, touches } from './followers';

/**
 * A version that undoes another may only end rows, where no value was in force before: the rows that it
 * ends are its changes. And bills can be counted before values change.
 */
export const billsFollowUndone: AreaMigration = {
  needs: ['2026-11-30-1-undone-versions'],
  async up(db: Kysely<unknown>) {
    await sql`
      create function bills_follow_undone_parameters() returns trigger language plpgsql as $$
        begin
          if exists (
            select from changed join parameter_versions as version
              on version.number = changed.until_version where version.undoes is not null)
          then
            ${makePending}
            where id in (
              select bill.id from (${saidAnew(sql`changed`)}) as one join bills as bill on ${touches});
          end if;
          return null;
        end
      $$;
      create trigger bills_follow_undone after update on regulated_parameters
        referencing new table as changed
        for each statement execute function bills_follow_undone_parameters()`.execute(db);
    await sql`
      create or replace function bill_touched_since(version integer, bill bills) returns boolean
        language sql stable as $$
          select exists (
            select from (
              ${saidAnew(sql`(
                select * from regulated_parameters
                where since_version > version
                  or until_version in (
                    select number from parameter_versions
                    where number > version and undoes is not null))`)}
            ) as one
            where ${touches})
        $$`.execute(db);
    await sql`
      create function bills_touched_by(changed jsonb) returns bigint language sql stable as $$
        select count(*) from bills as bill
        where bill.deleted_at is null
          and exists (
            select from jsonb_to_recordset(changed)
              as one (tariff text, first_day date, last_day date)
            where (bill.to_day >= one.first_day or bill.accrued_on >= one.first_day)
              and ${touches})
      $$`.execute(db);
  },
};
