import { type Kysely, sql } from 'kysely';

/**
 * Creates the triggers that make a verification old: a change of the bill's contract, point, client,
 * readings, curve or of a regulated value takes it away in its own transaction, so a bill never says what
 * today's data do not. Data beyond the bill's own days count too: the rest of a cycle that a change has
 * broken (points of type 1 to 3), the tolls of a short contract since its first day, and the tariff of its
 * contract where the bill prints another one.
 */
export async function createFollowers(db: Kysely<unknown>): Promise<void> {
  await followSupply(db);
  await followContracts(db);
  await followCurves(db);
  await followParameters(db);
}

/** The bills of some rows whose state is out of date. */
export const makePending = sql.raw(`
  update bills set data_version = data_version + 1, state = 'pending',
    computed_eur = null, difference_eur = null, claimable_eur = null`);

/** Facts of a reading, a point or a client. The first day of a bill's readings is not billed. */
async function followSupply(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function bills_of_days_pending(point uuid, first_day date, last_day date)
      returns void language sql as $$
        ${makePending}
        where supply_point_id = point and to_day >= first_day
          and (last_day is null or from_day < last_day)
      $$`.execute(db);
  await sql`
    create function bills_follow_days() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then
          perform bills_of_days_pending(old.supply_point_id, old.first_day, old.last_day);
        end if;
        if tg_op <> 'DELETE' then
          perform bills_of_days_pending(new.supply_point_id, new.first_day, new.last_day);
        end if;
        return null;
      end
    $$`.execute(db);
  await sql`
    create trigger bills_follow after insert or update or delete on monthly_readings
      for each row execute function bills_follow_days()`.execute(db);
  await sql`
    create function bills_follow_point() returns trigger language plpgsql as $$
      begin
        ${makePending} where supply_point_id = new.id;
        return null;
      end
    $$`.execute(db);
  await sql`
    create trigger bills_follow after update on supply_points for each row
      when ((old.territory, old.point_type, old.power_control, old.is_electro_intensive, old.client_id)
        is distinct from
        (new.territory, new.point_type, new.power_control, new.is_electro_intensive, new.client_id))
      execute function bills_follow_point();
    create trigger bills_follow_voltage after update on supply_points for each row
      when (old.voltage_kv is distinct from new.voltage_kv)
      execute function bills_follow_point()`.execute(db);
  await sql`
    create function bills_follow_client() returns trigger language plpgsql as $$
      begin
        ${makePending}
        where supply_point_id in (select id from supply_points where client_id = new.id);
        return null;
      end
    $$`.execute(db);
  await sql`
    create trigger bills_follow after update on clients for each row
      when (old.kind is distinct from new.kind)
      execute function bills_follow_client()`.execute(db);
}

/** The days of the longest cycle, so that its first day need not be known: `wholeCycleOf` of the engine. */
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
  await sql`
    create trigger bills_follow after insert or update or delete on supply_contracts
      for each row execute function bills_follow_contracts()`.execute(db);
}

/** An import writes thousands of days: once for each statement. */
async function followCurves(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function bills_follow_curves() returns trigger language plpgsql as $$
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
  await eachOperation(db, 'curve_days', 'bills_follow_curves', ['insert', 'update', 'delete']);
}

/**
 * A change of values locks no table: it takes turns with `adoptVerifications`, which stores what came
 * out of a verification.
 */
async function followParameters(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function bills_follow_parameters() returns trigger language plpgsql as $$
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
  await eachOperation(db, 'regulated_parameters', 'bills_follow_parameters', ['insert']);
}

/** The new values of some rows: a change adds others, too, that only say again what holds. */
export const saidAnew = (rows: ReturnType<typeof sql>) => sql`
  select distinct tariff, first_day, last_day from ${rows} as added
  where not exists (
    select from regulated_parameters as ended
    where ended.until_version = added.since_version
      and ended.first_day <= added.first_day
      and (ended.last_day is null or ended.last_day >= added.last_day)
      and to_jsonb(ended) - ${ownOfRow} = to_jsonb(added) - ${ownOfRow})`;

/**
 * Values of the tariff that the bill prints or that a contract of its days has; the bill that ends a
 * contract of less than a year has the tolls of all its days. A tariff of public charging has terms of
 * the general one (its first five characters).
 */
export const touches = sql`
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

/** The columns of a row that are not part of its value. */
const ownOfRow = sql.raw(`array['id', 'first_day', 'last_day', 'since_version', 'until_version']`);

const rowsOf = { insert: 'new', update: 'new', delete: 'old' } as const;

/** PostgreSQL shows the rows of a statement to a trigger of one operation only. */
async function eachOperation(
  db: Kysely<unknown>,
  table: string,
  does: string,
  operations: readonly (keyof typeof rowsOf)[],
): Promise<void> {
  for (const operation of operations) {
    await sql`
      create trigger ${sql.id(`bills_follow_${operation}`)}
        after ${sql.raw(operation)} on ${sql.table(table)}
        referencing ${sql.raw(rowsOf[operation])} table as changed
        for each statement execute function ${sql.id(does)}()`.execute(db);
  }
}
