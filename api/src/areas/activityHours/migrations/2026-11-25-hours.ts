import { type Kysely, sql } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { AreaMigration } from '../../../areaKit/area';

/** What people do for clients, and how long. */
export const hours: AreaMigration = {
  needs: ['001_users_and_sessions', '003_clients_and_supply_points'],
  async up(db: Kysely<unknown>) {
    await createActivities(db);
    await createEntries(db);
    await createTimers(db);
    await createMonths(db);
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
    )`.execute(db);
  await sql`create unique index hour_activities_name on hour_activities (name_key)`.execute(db);
  for (const { name, key, isBillable } of catalogue) {
    await sql`
      insert into hour_activities (id, name, name_key, is_billable)
      values (${uuidV7()}, ${name}, ${key}, ${isBillable})`.execute(db);
  }
}

async function createEntries(db: Kysely<unknown>): Promise<void> {
  await sql`
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
    )`.execute(db);
  await sql`
    create index hour_entries_day on hour_entries (day, id) where deleted_at is null`.execute(db);
  await sql`create index hour_entries_user on hour_entries (user_id, day)`.execute(db);
  await sql`create index hour_entries_client on hour_entries (client_id, day)`.execute(db);
  await sql`create index hour_entries_activity on hour_entries (activity_id, day)`.execute(db);
  for (const subject of ['supply_point_id', 'study_id', 'bill_id', 'claim_id']) {
    await sql`
      create index ${sql.id(`hour_entries_${subject}`)} on hour_entries (${sql.id(subject)})
        where ${sql.id(subject)} is not null`.execute(db);
  }
  await sql`
    create index hour_entries_deleted on hour_entries (deleted_at)
      where deleted_at is not null`.execute(db);
}

async function createTimers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table hour_timers (
      -- One for each person.
      user_id uuid primary key references users (id),
      started_at timestamptz not null,
      client_id uuid not null references clients (id),
      activity_id uuid not null references hour_activities (id),
      note text not null
    )`.execute(db);
  await sql`create index hour_timers_client on hour_timers (client_id)`.execute(db);
}

/** A month in which somebody has written has a row: who writes shares it, who closes it waits. */
async function createMonths(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table hour_months (
      month text collate "C" primary key check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
      -- What the audit calls it.
      id uuid not null unique,
      locked_at timestamptz,
      locked_by uuid references users (id),
      check (num_nulls(locked_at, locked_by) in (0, 2))
    )`.execute(db);
}

async function createWorkingWeeks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table working_weeks (
      from_day date primary key,
      -- What the audit calls it.
      id uuid not null unique,
      -- Monday first.
      minutes smallint[] not null check (cardinality(minutes) = 7)
    )`.execute(db);
  await sql`
    insert into working_weeks (from_day, id, minutes)
    values ('1990-01-01', ${uuidV7()}, '{480,480,480,480,480,0,0}')`.execute(db);
}
