import { type Kysely, sql } from 'kysely';
import type { AreaMigration } from '../../../areaKit/area';

/** What was agreed with a client from a day on: hours of a month, and what an hour costs. */
export const hoursTerms: AreaMigration = {
  needs: ['003_clients_and_supply_points'],
  async up(db: Kysely<unknown>) {
    await sql`
      create table client_terms (
        client_id uuid not null references clients (id) on delete cascade,
        from_day date not null,
        primary key (client_id, from_day),
        -- null: nothing was agreed.
        monthly_budget_minutes integer check (monthly_budget_minutes >= 0),
        rate_eur_per_hour numeric check (rate_eur_per_hour >= 0)
      )`.execute(db);
  },
};
