import { type Kysely, sql } from 'kysely';
import type { AreaMigration } from '../../../areaKit/area';

/** The offers of energy studies, and which of them is recommended. */
export const studyOffers: AreaMigration = {
  async up(db: Kysely<unknown>) {
    await sql`
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
      )`.execute(db);
    await sql`create index study_offers_study on study_offers (study_id, position)`.execute(db);
    await sql`
      create index study_offers_created_at on study_offers (created_at) where deleted_at is null`.execute(
      db,
    );
    await sql`
      alter table studies
        add offer_powers text not null default 'contracted'
          check (offer_powers in ('contracted', 'optimum')),
        add recommended_offer_id uuid references study_offers (id),
        add offer_saving jsonb
          check (offer_saving is null or recommended_offer_id is not null)`.execute(db);
  },
};
