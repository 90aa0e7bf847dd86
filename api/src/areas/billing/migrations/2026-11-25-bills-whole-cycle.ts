import { type Kysely, sql } from 'kysely';
import type { AreaMigration } from '../../../areaKit/area';
import { makePending } from './2026-11-25-bills-verified';
import { saidAnew } from './2026-11-25-bills-verified-apart';

/**
 * What a bill is verified with beyond its own days makes it old too: the rest of a cycle that a change
 * has broken (points of type 1 to 3), the tolls of a short contract since its first day, and the
 * tariff of its contract where the bill prints another one. A bill may print how many days it is of.
 */
export const billsWholeCycle: AreaMigration = {
  needs: ['2026-11-24-supply-facts', '2026-11-25-bills-verified-apart'],
  async up(db: Kysely<unknown>) {
    await sql`
      alter table bills add printed_days integer check (printed_days between 1 and 400)`.execute(
      db,
    );
    await followContracts(db);
    await followVoltage(db);
    await followCurves(db);
    await followParameters(db);
  },
};

/** The longest cycle, so that nobody has to know where it begins: `wholeCycleOf` of the engine. */
const cycleDays = sql.raw('37');

async function followContracts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function bills_of_contract_pending(point uuid, first_day date, last_day date)
      returns void language sql as $$
        select bills_of_days_pending(point, first_day - beyond, last_day + beyond)
        from (
          select case when point_type <= 3 then ${cycleDays} else 0 end as beyond
          from supply_points where id = point
        ) as cycle
      $$`.execute(db);
  await sql`
    create function bills_follow_contracts() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then
          perform bills_of_contract_pending(old.supply_point_id, old.first_day, old.last_day);
        end if;
        if tg_op <> 'DELETE' then
          perform bills_of_contract_pending(new.supply_point_id, new.first_day, new.last_day);
        end if;
        return null;
      end
    $$`.execute(db);
  await sql`drop trigger bills_follow on supply_contracts`.execute(db);
  await sql`
    create trigger bills_follow after insert or update or delete on supply_contracts
      for each row execute function bills_follow_contracts()`.execute(db);
}

async function followVoltage(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger bills_follow_voltage after update on supply_points for each row
      when (old.voltage_kv is distinct from new.voltage_kv)
      execute function bills_follow_point()`.execute(db);
}

async function followCurves(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function bills_follow_curves() returns trigger language plpgsql as $$
      begin
        ${makePending}
        where id in (
          select bill.id from changed
          join supply_points as point on point.id = changed.supply_point_id
          join bills as bill on bill.supply_point_id = point.id
            and changed.day > bill.from_day
              - case when point.point_type <= 3 then ${cycleDays} else 0 end
            and changed.day <= bill.to_day
              + case when point.point_type <= 3 then ${cycleDays} else 0 end);
        return null;
      end
    $$`.execute(db);
}

/** As in the migration before, but for what contracts say. */
async function followParameters(db: Kysely<unknown>): Promise<void> {
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
    create or replace function bill_touched_since(version integer, bill bills) returns boolean
      language sql stable as $$
        select exists (
          select from (
            ${saidAnew(sql`(select * from regulated_parameters where since_version > version)`)}
          ) as one
          where ${touches})
      $$`.execute(db);
}

/**
 * Values of the tariff that the bill prints or that a contract of its days has; the bill that ends a
 * contract of less than a year has the tolls of all its days. A tariff of public charging has terms of
 * the general one (its first five characters).
 */
const touches = sql`
  exists (
    select from (
      select bill.tariff as tariff, bill.from_day as since
      union all
      select supply.tariff, case when supply.planned_months < 12
        then least(supply.first_day - 1, bill.from_day) else bill.from_day end
      from supply_contracts as supply
      where supply.supply_point_id = bill.supply_point_id and supply.first_day <= bill.to_day
        and (supply.last_day is null or supply.last_day > bill.from_day)
    ) as own
    where (one.tariff is null or one.tariff in (own.tariff, left(own.tariff, 5)))
      and ((bill.to_day >= one.first_day
          and (one.last_day is null or own.since < one.last_day))
        or (bill.accrued_on >= one.first_day
          and (one.last_day is null or bill.accrued_on <= one.last_day))))`;
