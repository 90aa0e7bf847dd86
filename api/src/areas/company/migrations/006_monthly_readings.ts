import { type Kysely, type Migration, sql } from 'kysely';

/** Readings of the meters of supply points, a row each, mostly for a month. */
export const monthlyReadings: Migration = {
  async up(db: Kysely<unknown>) {
    // No extension: the schema cannot forbid two readings of a point and source on the same day.
    await sql`
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
      )`.execute(db);
  },
};
