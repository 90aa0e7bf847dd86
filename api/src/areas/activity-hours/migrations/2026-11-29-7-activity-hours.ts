import { type Kysely, sql } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { AreaMigration } from '../../../areaKit/area';

/** People's work for clients, its duration, and the terms agreed with clients. */
export const activityHoursBaseline: AreaMigration = {
  needs: ['2026-11-29-2-session', '2026-11-29-4-company'],
  async up(db: Kysely<unknown>) {
    await createActivities(db);
    for (const part of [entries, changes, timers, months, terms]) await part.execute(db);
    await createWorkingWeeks(db);
  },
};

/** The catalogue to begin with: keys are those of `sortKey`. */
const catalogue = [
  { name: 'Estudio', key: 'estudio', isBillable: true },
  { name: 'Verificación de facturas', key: 'verificacion de facturas', isBillable: true },
  { name: 'Reclamación', key: 'reclamacion', isBillable: true },
  { name: 'Gestión de contratos', key: 'gestion de contratos', isBillable: true },
  { name: 'Visita', key: 'visita', isBillable: true },
  { name: 'Reunión', key: 'reunion', isBillable: true },
  { name: 'Informe', key: 'informe', isBillable: true },
  { name: 'Administración', key: 'administracion', isBillable: false },
];

async function createActivities(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table hour_activities (
      id uuid primary key,
      name text not null,
      name_key text collate "C" not null,
      is_billable boolean not null,
      is_archived boolean not null default false,
      version integer not null default 1
    );
    create unique index hour_activities_name on hour_activities (name_key)`.execute(db);
  for (const { name, key, isBillable } of catalogue) {
    await sql`
      insert into hour_activities (id, name, name_key, is_billable)
      values (${uuidV7()}, ${name}, ${key}, ${isBillable})`.execute(db);
  }
}

const entries = sql`
  create table hour_entries (
    -- Made by the page: sent twice, it is written once.
    id uuid primary key,
    user_id uuid not null references users (id),
    day date not null,
    client_id uuid not null references clients (id),
    activity_id uuid not null references hour_activities (id),
    minutes smallint not null check (minutes between 1 and 1440),
    is_billable boolean not null,
    note text not null,
    note_key text not null,
    supply_point_id uuid references supply_points (id),
    -- Other areas delete these for good some day: the hours stay.
    study_id uuid,
    bill_id uuid,
    claim_id uuid,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    version integer not null default 1,
    -- A deleted one stays for a while, so that it can be taken back.
    deleted_at timestamptz
  );
  create index hour_entries_day on hour_entries (day, id) where deleted_at is null;
  create index hour_entries_user on hour_entries (user_id, day);
  create index hour_entries_client on hour_entries (client_id, day);
  create index hour_entries_activity on hour_entries (activity_id, day);
  create index hour_entries_supply_point_id on hour_entries (supply_point_id)
    where supply_point_id is not null;
  create index hour_entries_study_id on hour_entries (study_id) where study_id is not null;
  create index hour_entries_bill_id on hour_entries (bill_id) where bill_id is not null;
  create index hour_entries_claim_id on hour_entries (claim_id) where claim_id is not null;
  create index hour_entries_deleted on hour_entries (deleted_at) where deleted_at is not null;
  -- All that sums of days need, side by side: a year is added up without a look at its entries.
  create index hour_entries_sums on hour_entries (day)
    include (client_id, activity_id, user_id, minutes, is_billable)
    where deleted_at is null`;

/** Changes of many entries at once, each with what was before, so that it can be undone. */
const changes = sql`
  create table hour_changes (
    id uuid primary key,
    -- [{ id, version, fields }]: the version that the change left, the fields that were before.
    entries jsonb not null,
    created_at timestamptz not null,
    created_by uuid not null references users (id),
    undone_at timestamptz
  );
  create index hour_changes_created on hour_changes (created_at)`;

const timers = sql`
  create table hour_timers (
    -- One for each person.
    user_id uuid primary key references users (id),
    started_at timestamptz not null,
    client_id uuid not null references clients (id),
    activity_id uuid not null references hour_activities (id),
    note text not null
  );
  create index hour_timers_client on hour_timers (client_id)`;

/** A month that has entries has a row: writers of entries share its lock, closing the month waits for it. */
const months = sql`
  create table hour_months (
    month text collate "C" primary key check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
    -- What the audit calls it.
    id uuid not null unique,
    locked_at timestamptz,
    locked_by uuid references users (id),
    check (num_nulls(locked_at, locked_by) in (0, 2))
  )`;

/** Terms agreed with a client from a day on: hours of a month, and the price of an hour. */
const terms = sql`
  create table client_terms (
    client_id uuid not null references clients (id) on delete cascade,
    from_day date not null,
    primary key (client_id, from_day),
    -- null: nothing was agreed.
    monthly_budget_minutes integer check (monthly_budget_minutes >= 0),
    rate_eur_per_hour numeric check (rate_eur_per_hour >= 0),
    -- Counts the changes, so that nobody replaces what they have not seen.
    version integer not null default 1
  )`;

async function createWorkingWeeks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table working_weeks (
      from_day date primary key,
      -- What the audit calls it.
      id uuid not null unique,
      -- Monday first.
      minutes smallint[] not null check (cardinality(minutes) = 7),
      -- Counts the changes, so that nobody replaces what they have not seen.
      version integer not null default 1
    )`.execute(db);
  await sql`
    insert into working_weeks (from_day, id, minutes)
    values ('1990-01-01', ${uuidV7()}, '{480,480,480,480,480,0,0}')`.execute(db);
}
