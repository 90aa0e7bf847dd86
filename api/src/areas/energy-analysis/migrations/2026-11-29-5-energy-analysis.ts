import { type Kysely, sql } from 'kysely';
import type { AreaMigration } from '../../../areaKit/area';

/** Energy studies of supply points, and portfolios: the powers of many points optimised in one job. */
export const energyAnalysisBaseline: AreaMigration = {
  needs: ['2026-11-29-4-company'],
  async up(db: Kysely<unknown>) {
    await studies.execute(db);
    await createCalculations(db);
    for (const part of [events, offers, reports, portfolios]) await part.execute(db);
  },
};

const studies = sql`
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
    analyses text[] not null default '{power,offers,curve,reactive}'
      check (cardinality(analyses) > 0 and
        analyses <@ array['power', 'offers', 'curve', 'reactive']),
    -- What the sums of a year count by.
    calculated_at timestamptz,
    accepted_at timestamptz,
    -- A deleted one stays for a while, so that it can be taken back.
    deleted_at timestamptz,
    offer_powers text not null default 'contracted'
      check (offer_powers in ('contracted', 'optimum')),
    recommended_offer_id uuid,
    offer_saving jsonb,
    check (state not in ('calculated', 'presented', 'accepted') or calculations > 0),
    -- One that leaves the powers alone has no saving of them.
    check (num_nulls(saving_eur, saving_percent) in (0, 2)),
    check (calculations > 0 or saving_eur is null),
    check (offer_saving is null or recommended_offer_id is not null)
  );
  create index studies_created_at on studies (created_at, id);
  -- The studies of the same months that are open, for each point of a page.
  create index studies_point_months on studies (supply_point_id, first_day, created_at);
  create table study_numbers (year smallint primary key, last integer not null)`;

/** Never changed: what a study says was computed with these data. */
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
    );
    create function refuse_study_calculation_change() returns trigger language plpgsql as $$
      begin
        raise exception 'study_calculations is append-only: % is refused', tg_op;
      end
    $$;
    create trigger study_calculations_append_only
      before update or delete or truncate on study_calculations
      for each statement execute function refuse_study_calculation_change()`.execute(db);
}

const events = sql`
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
  );
  create index study_events_study on study_events (study_id, at, id)`;

/** The offers of studies, and which of them is recommended. */
const offers = sql`
  create table study_offers (
    id uuid primary key,
    study_id uuid not null references studies (id),
    position bigint generated always as identity,
    supplier text not null,
    name text not null,
    tariff text not null check (tariff in ('2.0TD', '3.0TD', '6.1TD', '6.2TD', '6.3TD',
      '6.4TD', '3.0TDVE', '6.1TDVE', '6.2TDVE')),
    mode text not null check (mode in ('fixed', 'indexed')),
    -- null: the offer does not say it.
    energy_prices_eur_per_kwh numeric[] not null
      check (cardinality(energy_prices_eur_per_kwh) = case tariff when '2.0TD' then 3 else 6 end)
      check ((0 <= all (energy_prices_eur_per_kwh)) is not false),
    includes_atr boolean not null,
    power_prices_eur_per_kw_year numeric[]
      check (cardinality(power_prices_eur_per_kw_year) =
        case tariff when '2.0TD' then 2 else 6 end)
      check ((0 <= all (power_prices_eur_per_kw_year)) is not false),
    margin_eur_per_kwh numeric check (margin_eur_per_kwh >= 0),
    monthly_fee_eur numeric check (monthly_fee_eur >= 0),
    commitment_months integer check (commitment_months >= 0),
    valid_until date,
    notes text not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    deleted_at timestamptz,
    search_key text collate "C" not null
  );
  create index study_offers_study on study_offers (study_id, position);
  create index study_offers_created_at on study_offers (created_at) where deleted_at is null;
  alter table studies add foreign key (recommended_offer_id) references study_offers (id)`;

/** The parts that a study's report prints, in their order. */
const reports = sql`
  create table study_reports (
    study_id uuid primary key references studies (id),
    version integer not null check (version > 0),
    parts jsonb not null,
    updated_at timestamptz not null,
    -- Whom a presented report is for and of what: it no longer follows the client and the point.
    subject jsonb,
    -- What only a person knows and a report counts with: null until somebody says it.
    facts jsonb
  )`;

/** No reference to the points, which may go: the portfolio still says what became of them. */
const portfolios = sql`
  create table portfolios (
    id uuid primary key,
    state text not null default 'waiting'
      check (state in ('waiting', 'done', 'cancelled', 'failed')),
    message text,
    first_day date not null,
    last_day date not null check (last_day > first_day),
    client_ids uuid[],
    points integer not null check (points > 0),
    author_id uuid,
    author_name text not null,
    created_at timestamptz not null,
    finished_at timestamptz,
    parameter_version integer,
    saving_eur numeric,
    check ((finished_at is null) = (state = 'waiting')),
    check (num_nulls(parameter_version, saving_eur) = case state when 'done' then 0 else 2 end)
  );
  create index portfolios_created_at on portfolios (created_at, id);
  create table portfolio_points (
    portfolio_id uuid not null references portfolios (id) on delete cascade,
    supply_point_id uuid not null,
    cups text collate "C" not null,
    alias text not null,
    client_id uuid not null,
    client_name text not null,
    client_key text collate "C" not null,
    search_key text collate "C" not null,
    confidence text
      check (confidence in ('complete', 'estimated', 'annualised', 'impossible')),
    reasons text[] not null default '{}',
    cautions text[] not null default '{}',
    tariff text,
    point_type smallint,
    current_powers_kw numeric[],
    optimum_powers_kw numeric[],
    current_eur numeric,
    optimum_eur numeric,
    saving_eur numeric,
    saving_percent numeric,
    primary key (portfolio_id, supply_point_id),
    check (num_nulls(optimum_powers_kw, current_eur, optimum_eur, saving_eur, saving_percent)
      = case when confidence <> 'impossible' then 0 else 5 end)
  )`;
