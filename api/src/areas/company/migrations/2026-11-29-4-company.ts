import { type Kysely, sql } from 'kysely';
import type { AreaMigration } from '../../../areaKit/area';
import { curves } from './curves';
import { createPointData } from './pointData';

/** Clients, their supply points, and the data of these. */
export const companyBaseline: AreaMigration = {
  needs: ['2026-11-29-1-jobs', '2026-11-29-2-session'],
  async up(db: Kysely<unknown>) {
    for (const part of [clients, supplyPoints, supplyContracts, monthlyReadings, pointImports]) {
      await part.execute(db);
    }
    for (const part of curves) await part.execute(db);
    await createPointData(db);
  },
};

/** Columns that are sorted or unique have collation C, as for users. */
const clients = sql`
  create table clients (
    id uuid primary key,
    name text not null,
    tax_id text collate "C" not null unique,
    activity_code text not null,
    contact_name text not null,
    contact_email text not null,
    phone text not null,
    notes text not null,
    monthly_budget_minutes integer check (monthly_budget_minutes >= 0),
    archived boolean not null default false,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    name_key text collate "C" not null,
    search_key text collate "C" not null,
    kind text check (kind in ('person', 'selfEmployed', 'microenterprise', 'company'))
  );
  create index clients_name on clients (name_key, id);
  create index clients_created_at on clients (created_at, id)`;

/** Unknown values are null. The days whose data are known: `supply_point_data`. */
const supplyPoints = sql`
  create table supply_points (
    id uuid primary key,
    client_id uuid not null references clients (id),
    cups text collate "C" not null,
    cups20 text collate "C" not null unique check (cups20 = left(cups, 20)),
    alias text not null,
    address text not null,
    municipality text not null,
    province text not null,
    postcode text not null,
    territory text not null
      check (territory in ('peninsula', 'baleares', 'canarias', 'ceuta', 'melilla')),
    distributor text not null,
    point_type smallint not null check (point_type between 1 and 5),
    voltage_kv numeric check (voltage_kv >= 0),
    power_control text not null check (power_control in ('icp', 'maximeter')),
    archived boolean not null default false,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    alias_key text collate "C",
    search_key text collate "C" not null,
    data_first_day date,
    data_last_day date,
    data_missing_days integer not null default 0 check (data_missing_days >= 0),
    data_gaps jsonb not null default '[]' check (jsonb_typeof(data_gaps) = 'array'),
    is_electro_intensive boolean,
    last_power_change date,
    rights_kw numeric check (rights_kw > 0),
    rights_until date,
    check (num_nulls(data_first_day, data_last_day) in (0, 2)),
    check (num_nulls(rights_kw, rights_until) in (0, 2))
  );
  -- Everything for counting the points of clients: no row needs a look.
  create index supply_points_client on supply_points (client_id, archived, id);
  create index supply_points_created_at on supply_points (created_at, id);
  -- Two, because those without an alias are last in both directions.
  create index supply_points_alias on supply_points (alias_key, id);
  create index supply_points_alias_desc
    on supply_points (alias_key desc nulls last, id desc)`;

/** No extension: the schema cannot forbid two contracts of a point on the same day. */
const supplyContracts = sql`
  create table supply_contracts (
    id uuid primary key,
    supply_point_id uuid not null references supply_points (id),
    first_day date not null,
    last_day date check (last_day >= first_day),
    supplier text not null,
    tariff text not null check (tariff in
      ('2.0TD', '3.0TD', '6.1TD', '6.2TD', '6.3TD', '6.4TD', '3.0TDVE', '6.1TDVE',
      '6.2TDVE')),
    powers_kw numeric[] not null
      check (cardinality(powers_kw) = case tariff when '2.0TD' then 2 else 6 end)
      check (0 < all (powers_kw)),
    mode text not null check (mode in ('fixed', 'indexed', 'pvpc', 'other')),
    energy_prices_eur_per_kwh numeric[]
      check (cardinality(energy_prices_eur_per_kwh) = case tariff when '2.0TD' then 3 else 6 end)
      check (0 <= all (energy_prices_eur_per_kwh)),
    includes_atr boolean not null,
    power_prices_eur_per_kw_year numeric[]
      check (cardinality(power_prices_eur_per_kw_year) =
        case tariff when '2.0TD' then 2 else 6 end)
      check (0 <= all (power_prices_eur_per_kw_year)),
    margin_eur_per_kwh numeric check (margin_eur_per_kwh >= 0),
    meter_eur_per_month numeric check (meter_eur_per_month >= 0),
    use text not null check (use in ('dwelling', 'general', 'industrial')),
    notice_days integer check (notice_days >= 0),
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    planned_months integer check (planned_months between 1 and 600),
    power_changes jsonb not null default '[]' check (jsonb_typeof(power_changes) = 'array'),
    reduced_tax jsonb
      check (reduced_tax is null or (
        reduced_tax->>'letter' in ('a', 'b', 'c', 'd', 'e', 'f')
        and (reduced_tax->>'energyPercent')::numeric > 0
        and (reduced_tax->>'energyPercent')::numeric <= 100) is true),
    vulnerability text check (vulnerability in ('none', 'vulnerable', 'severe')),
    social_bonus_financing text check (social_bonus_financing in ('taxed', 'untaxed', 'none')),
    -- A contract of less than a year never changes its powers.
    check (planned_months >= 12 or power_changes = '[]'),
    -- With the last day, which of them is in force is known from the index alone.
    unique (supply_point_id, first_day) include (last_day)
  );
  create index supply_contracts_last_day
    on supply_contracts (last_day, supply_point_id, first_day)`;

/**
 * Readings of the meters of supply points, a row each, mostly for a month. No extension: the schema
 * cannot forbid two readings of a point and source on the same day.
 */
const monthlyReadings = sql`
  create table monthly_readings (
    id uuid primary key,
    supply_point_id uuid not null references supply_points (id),
    source text not null check (source in ('manual', 'invoice')),
    first_day date not null,
    last_day date not null check (last_day >= first_day),
    energy_kwh numeric[] not null
      check (cardinality(energy_kwh) in (3, 6))
      check (0 <= all (energy_kwh)),
    reactive_kvarh numeric[]
      check (cardinality(reactive_kvarh) = cardinality(energy_kwh))
      check (0 <= all (reactive_kvarh)),
    max_kw numeric[]
      check (cardinality(max_kw) = case cardinality(energy_kwh) when 3 then 2 else 6 end)
      check (0 <= all (max_kw)),
    is_estimated boolean not null,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    unique (supply_point_id, source, first_day)
  )`;

/** The rows that each import of supply points created, so that it can be undone. */
const pointImports = sql`
  create table point_imports (
    id uuid primary key,
    file_name text not null,
    created_at timestamptz not null,
    created_by uuid references users (id) on delete set null,
    point_ids uuid[] not null,
    contract_ids uuid[] not null,
    client_ids uuid[] not null,
    undone_at timestamptz
  );
  create index point_imports_newest on point_imports (created_at, id)`;
