import { type Kysely, sql } from 'kysely';
import type { AreaMigration } from '../../../areaKit/area';

/** Energy studies and their calculations. */
export const studies: AreaMigration = {
  needs: ['003_clients_and_supply_points'],
  async up(db: Kysely<unknown>) {
    await createStudies(db);
    await createCalculations(db);
    await createEvents(db);
    await sql`
      create table study_numbers (year smallint primary key, last integer not null)`.execute(db);
  },
};

async function createStudies(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table studies (
      id uuid primary key,
      code text collate "C" not null unique,
      supply_point_id uuid not null references supply_points (id),
      first_day date not null,
      last_day date not null check (last_day > first_day),
      state text not null default 'draft'
        check (state in ('draft', 'calculated', 'presented', 'accepted', 'discarded')),
      notes text not null,
      author_id uuid,
      author_name text not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1,
      was_presented boolean not null default false,
      calculations integer not null default 0,
      saving_eur numeric,
      saving_percent numeric,
      search_key text collate "C" not null,
      check (state not in ('calculated', 'presented', 'accepted') or calculations > 0),
      check (num_nulls(saving_eur, saving_percent) = case when calculations = 0 then 2 else 0 end)
    )`.execute(db);
  await sql`create index studies_supply_point on studies (supply_point_id)`.execute(db);
  await sql`create index studies_created_at on studies (created_at, id)`.execute(db);
}

async function createCalculations(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table study_calculations (
      study_id uuid not null references studies (id),
      number integer not null check (number > 0),
      at timestamptz not null,
      by_id uuid,
      by_name text not null,
      parameter_version integer not null,
      snapshot jsonb not null,
      curve bytea,
      result jsonb not null,
      primary key (study_id, number)
    )`.execute(db);
  await sql`
    create function refuse_study_calculation_change() returns trigger language plpgsql as $$
      begin
        raise exception 'study_calculations is append-only: % is refused', tg_op;
      end
    $$`.execute(db);
  await sql`
    create trigger study_calculations_append_only
      before update or delete or truncate on study_calculations
      for each statement execute function refuse_study_calculation_change()`.execute(db);
}

async function createEvents(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table study_events (
      id uuid primary key,
      study_id uuid not null references studies (id),
      at timestamptz not null,
      actor_id uuid not null,
      actor_name text not null,
      kind text not null check (kind in ('created', 'calculated', 'state', 'comment')),
      state text,
      calculation integer,
      text text not null
    )`.execute(db);
  await sql`create index study_events_study on study_events (study_id, at, id)`.execute(db);
}
