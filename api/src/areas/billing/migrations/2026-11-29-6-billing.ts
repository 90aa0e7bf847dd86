import { type Kysely, sql } from 'kysely';
import type { AreaMigration } from '../../../areaKit/area';
import { claims } from './claims';
import { createFollowers } from './followers';

/** The clients' energy bills, what their verification says, and what is claimed of them. */
export const billingBaseline: AreaMigration = {
  needs: ['2026-11-29-2-session', '2026-11-29-3-user', '2026-11-29-4-company'],
  async up(db: Kysely<unknown>) {
    await bills.execute(db);
    await createIndexes(db);
    await createParts(db);
    for (const part of [verifications, runs, imports, ...claims]) await part.execute(db);
    await createFollowers(db);
  },
};

/** Narrow: the list's totals read every row. Amounts of a bill that gives money back are negative. */
const bills = sql`
  create table bills (
    id uuid primary key,
    supply_point_id uuid not null references supply_points (id),
    supplier text not null,
    number text not null,
    -- As they are compared: however somebody writes them.
    supplier_key text collate "C" not null,
    number_key text collate "C" not null,
    kind text not null check (kind in ('ordinary', 'replaces', 'cancels')),
    rectifies text not null,
    rectifies_key text collate "C" not null
      check ((rectifies_key = '') = (kind = 'ordinary')),
    tariff text not null check (tariff in ('2.0TD', '3.0TD', '6.1TD', '6.2TD', '6.3TD',
      '6.4TD', '3.0TDVE', '6.1TDVE', '6.2TDVE')),
    issued_on date not null,
    accrued_on date not null,
    from_day date not null,
    to_day date not null check (to_day > from_day),
    paid_on date,
    is_estimated boolean not null,
    -- As they are printed; null where they are not.
    powers_kw numeric[]
      check (cardinality(powers_kw) = case tariff when '2.0TD' then 2 else 6 end)
      check ((0 <= all (powers_kw)) is not false),
    energy_prices_eur_per_kwh numeric[]
      check (cardinality(energy_prices_eur_per_kwh) = case tariff when '2.0TD' then 3 else 6 end),
    power_prices_eur_per_kw_year numeric[]
      check (cardinality(power_prices_eur_per_kw_year) =
        case tariff when '2.0TD' then 2 else 6 end),
    energy_kwh numeric[] not null
      check (cardinality(energy_kwh) = case tariff when '2.0TD' then 3 else 6 end)
      check (0 <= all (energy_kwh)),
    reactive_kvarh numeric[]
      check (cardinality(reactive_kvarh) = cardinality(energy_kwh))
      check (0 <= all (reactive_kvarh)),
    max_kw numeric[]
      check (cardinality(max_kw) = case tariff when '2.0TD' then 2 else 6 end)
      check ((0 <= all (max_kw)) is not false),
    total_kwh numeric not null,
    total_eur numeric not null check (total_eur >= 0 or kind <> 'ordinary'),
    eur_per_kwh numeric generated always as (round(total_eur / nullif(total_kwh, 0), 6)) stored,
    -- Whether the sums of a list have it: not what was replaced or cancelled.
    counts boolean not null default true,
    -- It goes up when the bill, or what it is verified with, changes.
    data_version bigint not null default 1,
    state text not null default 'pending' check (state in
      ('pending', 'correct', 'inFavour', 'review', 'notVerifiable', 'claimable')),
    computed_eur numeric,
    difference_eur numeric,
    claimable_eur numeric,
    created_at timestamptz not null,
    created_by text not null,
    updated_at timestamptz not null,
    version integer not null default 1,
    deleted_at timestamptz,
    -- Of bill_verifications: a long job writes there and holds nobody up.
    verification_id uuid,
    -- A bill may print how many days it is of.
    printed_days integer check (printed_days between 1 and 400),
    unique (supply_point_id, id),
    check (num_nulls(computed_eur, difference_eur) in (0, 2)),
    check (state <> 'pending' or num_nonnulls(computed_eur, claimable_eur) = 0)
  )`;

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unique index bills_number on bills (supplier_key, number_key) where deleted_at is null;
    create index bills_rectifies on bills (supplier_key, rectifies_key)
      where deleted_at is null and kind <> 'ordinary';
    create index bills_point on bills (supply_point_id, from_day) where deleted_at is null;
    create index bills_deleted on bills (deleted_at) where deleted_at is not null;
    create index bills_by_state on bills (state, issued_on, id) where deleted_at is null`.execute(
    db,
  );
  for (const column of [
    'issued_on',
    'to_day',
    'number_key',
    'supplier_key',
    'total_kwh',
    'total_eur',
  ]) {
    const name = sql.id(`bills_by_${column}`);
    await sql`
      create index ${name} on bills (${sql.id(column)}, id) where deleted_at is null`.execute(db);
  }
  // Two, because those without a value are last in both directions.
  for (const column of ['eur_per_kwh', 'difference_eur', 'claimable_eur']) {
    const [up, down] = [sql.id(`bills_by_${column}`), sql.id(`bills_by_${column}_desc`)];
    const value = sql.id(column);
    await sql`
      create index ${up} on bills (${value}, id) where deleted_at is null;
      create index ${down} on bills (${value} desc nulls last, id desc)
        where deleted_at is null`.execute(db);
  }
}

/** Data that only the page of one bill shows. They go with the bill, and follow it to another point. */
async function createParts(db: Kysely<unknown>): Promise<void> {
  const ofBill = sql`
      supply_point_id uuid not null,
      bill_id uuid not null,
      foreign key (supply_point_id, bill_id) references bills (supply_point_id, id)
        on update cascade on delete cascade`;
  await sql`
    create table bill_details (
      ${ofBill},
      primary key (supply_point_id, bill_id),
      segments jsonb not null,
      lines jsonb not null,
      taxes jsonb not null,
      notes text not null
    );
    create table bill_attachments (
      ${ofBill},
      primary key (supply_point_id, bill_id),
      file_name text not null,
      media_type text not null check (media_type in
        ('application/pdf', 'image/png', 'image/jpeg', 'image/webp')),
      size_bytes integer not null check (size_bytes > 0),
      sha256 text not null,
      added_at timestamptz not null,
      added_by text not null
    );
    create table bill_attachment_bytes (
      ${ofBill},
      primary key (supply_point_id, bill_id),
      bytes bytea not null
    );
    -- Images and PDF are compressed already.
    alter table bill_attachment_bytes alter column bytes set storage external`.execute(db);
}

/**
 * A row is never changed: a bill points to its own. It refers to its bill only from its commit on: until
 * then the bill can move to another point, and no change waits long for a verification.
 */
const verifications = sql`
  create table bill_verifications (
    supply_point_id uuid not null,
    bill_id uuid not null,
    id uuid not null,
    primary key (supply_point_id, bill_id, id),
    foreign key (supply_point_id, bill_id) references bills (supply_point_id, id)
      on update cascade on delete cascade deferrable initially deferred,
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
  );
  create index bill_verifications_run on bill_verifications (run_id) where run_id is not null`;

const runs = sql`
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
  );
  create index bill_runs_created_at on bill_runs (created_at, id)`;

/** The bills that each import brought, so that it can be undone. */
const imports = sql`
  create table bill_imports (
    id uuid primary key,
    file_name text not null,
    created_at timestamptz not null,
    created_by uuid references users (id) on delete set null,
    -- They may be gone by now: housekeeping deletes for good what was deleted long ago.
    bill_ids uuid[] not null,
    undone_at timestamptz
  );
  create index bill_imports_newest on bill_imports (created_at, id)`;
