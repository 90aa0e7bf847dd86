import { type Kysely, type Migration, sql } from 'kysely';

/** What bills and studies need to know of a supply: null where nobody has said it. */
export const supplyFacts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table clients
        add kind text
          check (kind in ('person', 'selfEmployed', 'microenterprise', 'company'))`.execute(db);
    await sql`
      alter table supply_points
        add is_electro_intensive boolean,
        add last_power_change date,
        add rights_kw numeric check (rights_kw > 0),
        add rights_until date,
        add check (num_nulls(rights_kw, rights_until) in (0, 2))`.execute(db);
    await sql`
      alter table supply_contracts
        add planned_months integer check (planned_months between 1 and 600),
        add power_changes jsonb not null default '[]'
          check (jsonb_typeof(power_changes) = 'array'),
        add reduced_tax jsonb
          check (reduced_tax is null or (
            reduced_tax->>'letter' in ('a', 'b', 'c', 'd', 'e', 'f')
            and (reduced_tax->>'energyPercent')::numeric > 0
            and (reduced_tax->>'energyPercent')::numeric <= 100) is true),
        add vulnerability text check (vulnerability in ('none', 'vulnerable', 'severe')),
        add social_bonus_financing text
          check (social_bonus_financing in ('taxed', 'untaxed', 'none')),
        -- A contract of less than a year never changes its powers.
        add check (planned_months >= 12 or power_changes = '[]')`.execute(db);
  },
};
