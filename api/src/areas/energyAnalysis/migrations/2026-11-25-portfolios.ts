import { type Kysely, sql } from 'kysely';
import type { AreaMigration } from '../../../areaKit/area';

/** Portfolios: the powers of many points optimised in one job. */
export const portfolios: AreaMigration = {
  async up(db: Kysely<unknown>) {
    await sql`
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
      )`.execute(db);
    await sql`create index portfolios_created_at on portfolios (created_at, id)`.execute(db);
    await createPoints(db);
    // The studies of the same months that are open, for each point of a page.
    await sql`
      create index studies_point_months on studies (supply_point_id, first_day, created_at)`.execute(
      db,
    );
    await sql`drop index studies_supply_point`.execute(db);
  },
};

/** No reference to the point, which may go: the portfolio still says what became of it. */
async function createPoints(db: Kysely<unknown>): Promise<void> {
  await sql`
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
    )`.execute(db);
}
