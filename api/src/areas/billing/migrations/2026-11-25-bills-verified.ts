import { type Kysely, sql } from 'kysely';
import type { AreaMigration } from '../../../areaKit/area';

/**
 * What bills are when they are verified, and what makes that old: a change of their contract, point,
 * client, readings, curve or of a regulated value takes it away in its own transaction, so a bill never says
 * what today's data do not.
 */
export const billsVerified: AreaMigration = {
  needs: [
    '003_clients_and_supply_points',
    '004_regulated_parameters',
    '005_curves',
    '006_monthly_readings',
  ],
  async up(db: Kysely<unknown>) {
    await createVerifications(db);
    await createRuns(db);
    await followSupply(db);
    await followCurves(db);
    await followParameters(db);
  },
};

/** A row is never changed: a bill points to its own, so a long job holds nobody up. */
async function createVerifications(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bill_verifications (
      supply_point_id uuid not null,
      bill_id uuid not null,
      id uuid not null,
      primary key (supply_point_id, bill_id, id),
      foreign key (supply_point_id, bill_id) references bills (supply_point_id, id)
        on update cascade on delete cascade,
      -- Of the bill, when it was read.
      data_version bigint not null,
      -- The job that it is of; null: it was verified by itself.
      run_id uuid,
      state text not null check (state in
        ('correct', 'inFavour', 'review', 'notVerifiable', 'claimable')),
      computed_eur numeric,
      difference_eur numeric,
      claimable_eur numeric not null,
      parameter_version integer not null,
      at timestamptz not null,
      result jsonb not null,
      check (num_nulls(computed_eur, difference_eur) in (0, 2))
    )`.execute(db);
  await sql`
    create index bill_verifications_run on bill_verifications (run_id) where run_id is not null`.execute(
    db,
  );
  await sql`alter table bills add verification_id uuid`.execute(db);
}

async function createRuns(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bill_runs (
      id uuid primary key,
      state text not null default 'waiting'
        check (state in ('waiting', 'done', 'cancelled', 'failed')),
      message text,
      -- null: every one that is pending when it begins.
      bill_ids uuid[],
      bills integer not null check (bills > 0),
      author_name text not null,
      created_at timestamptz not null,
      finished_at timestamptz,
      outcomes jsonb,
      check ((finished_at is null) = (state = 'waiting')),
      check ((outcomes is not null) = (state = 'done'))
    )`.execute(db);
  await sql`create index bill_runs_created_at on bill_runs (created_at, id)`.execute(db);
}

/** The bills of some rows whose state is out of date. */
export const makePending = sql.raw(`
  update bills set data_version = data_version + 1, state = 'pending',
    computed_eur = null, difference_eur = null, claimable_eur = null`);

/** Facts of a contract, a reading, a point or a client. The first day of a bill's readings is not billed. */
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
  for (const table of ['supply_contracts', 'monthly_readings']) {
    await sql`
      create trigger bills_follow after insert or update or delete on ${sql.table(table)}
        for each row execute function bills_follow_days()`.execute(db);
  }
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

/** An import writes thousands of days: once for each statement. */
async function followCurves(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function bills_follow_curves() returns trigger language plpgsql as $$
      begin
        ${makePending}
        where id in (
          select bill.id from changed join bills as bill
            on bill.supply_point_id = changed.supply_point_id
              and changed.day > bill.from_day and changed.day <= bill.to_day);
        return null;
      end
    $$`.execute(db);
  await eachOperation(db, 'curve_days', 'bills_follow_curves', ['insert', 'update', 'delete']);
}

/**
 * A change of values for some days ends rows and adds others, some of which only say again what holds
 * on the days beside. A bill that is stored meanwhile ends before the change, with the old values, or
 * begins after it. A tariff of public charging has terms of the general one (its first five characters).
 */
async function followParameters(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function bills_follow_parameters() returns trigger language plpgsql as $$
      begin
        lock table bills in share row exclusive mode;
        ${makePending}
        where id in (
          select bill.id
          from (
            select distinct tariff, first_day, last_day from changed as added
            where not exists (
              select from regulated_parameters as ended
              where ended.until_version = added.since_version
                and ended.first_day <= added.first_day
                and (ended.last_day is null or ended.last_day >= added.last_day)
                and to_jsonb(ended) - ${ownOfRow} = to_jsonb(added) - ${ownOfRow})
          ) as one
          join bills as bill
            on (one.tariff is null or one.tariff in (bill.tariff, left(bill.tariff, 5)))
              and ((bill.to_day >= one.first_day
                  and (one.last_day is null or bill.from_day < one.last_day))
                or (bill.accrued_on >= one.first_day
                  and (one.last_day is null or bill.accrued_on <= one.last_day))));
        return null;
      end
    $$`.execute(db);
  await eachOperation(db, 'regulated_parameters', 'bills_follow_parameters', ['insert']);
}

/** What a row has besides what it says. */
export const ownOfRow = sql.raw(
  `array['id', 'first_day', 'last_day', 'since_version', 'until_version']`,
);

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
