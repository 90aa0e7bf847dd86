import { type Kysely, type Migration, sql } from 'kysely';

export const clientsAndSupplyPoints: Migration = {
  async up(db: Kysely<unknown>) {
    await createClients(db);
    await createSupplyPoints(db);
    await createSupplyContracts(db);
  },
};

/** Columns that are sorted or unique have collation C, as for users. */
async function createClients(db: Kysely<unknown>): Promise<void> {
  await sql`
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
      search_key text collate "C" not null
    )`.execute(db);
  await sql`create index clients_name on clients (name_key, id)`.execute(db);
  await sql`create index clients_created_at on clients (created_at, id)`.execute(db);
}

async function createSupplyPoints(db: Kysely<unknown>): Promise<void> {
  await sql`
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
      search_key text collate "C" not null
    )`.execute(db);
  // Everything for counting the points of clients: no row needs a look.
  await sql`
    create index supply_points_client on supply_points (client_id, archived, id)`.execute(db);
  await sql`create index supply_points_created_at on supply_points (created_at, id)`.execute(db);
  // Two, because those without an alias are last in both directions.
  await sql`create index supply_points_alias on supply_points (alias_key, id)`.execute(db);
  await sql`
    create index supply_points_alias_desc
      on supply_points (alias_key desc nulls last, id desc)`.execute(db);
}

/** No extension: the schema cannot forbid two contracts of a point on the same day. */
async function createSupplyContracts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table supply_contracts (
      id uuid primary key,
      supply_point_id uuid not null references supply_points (id),
      first_day date not null,
      last_day date check (last_day >= first_day),
      supplier text not null,
      tariff text not null check (tariff in
        ('2.0TD', '3.0TD', '6.1TD', '6.2TD', '6.3TD', '6.4TD', '3.0TDVE', '6.1TDVE')),
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
      -- With the last day, which of them is in force is known from the index alone.
      unique (supply_point_id, first_day) include (last_day)
    )`.execute(db);
  await sql`
    create index supply_contracts_last_day
      on supply_contracts (last_day, supply_point_id, first_day)`.execute(db);
}
