import { firstParameters } from '@vatio/energy/parameters';
import { type Kysely, type Migration, sql } from 'kysely';
import { v7 as uuidV7 } from 'uuid';

/** The table of regulated parameters, versioned as a whole; the first version is built in. */
export const regulatedParameterTable: Migration = {
  async up(db: Kysely<unknown>) {
    await createVersions(db);
    await createParameters(db);
    await refuseOtherChanges(db);
    await fillFirstVersion(db);
  },
};

async function createVersions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table parameter_versions (
      number integer primary key check (number > 0),
      at timestamptz not null,
      actor_id uuid,
      actor_name text check ((actor_id is null) = (actor_name is null)),
      comment text not null,
      changed integer not null check (changed > 0)
    )`.execute(db);
}

/**
 * A row belongs to the versions from `since_version` until before `until_version`, if it has one.
 * Without an extension, the schema cannot forbid two rows of a key on the same day.
 */
async function createParameters(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table regulated_parameters (
      id uuid primary key,
      kind text not null check (kind in
        ('powerToll', 'powerCharge', 'energyToll', 'energyCharge', 'excessDaily', 'excessMonthly',
        'excessRatio', 'electricityTax', 'electricityTaxMinimum', 'vat', 'igic', 'ipsi',
        'socialBonus', 'reactive', 'meterRental', 'pvpcMargin')),
      tariff text check (tariff in
        ('2.0TD', '3.0TD', '6.1TD', '6.2TD', '6.3TD', '6.4TD', '3.0TDVE', '6.1TDVE')),
      period smallint check (period between 1 and 6),
      variant text,
      first_day date not null,
      last_day date check (last_day >= first_day),
      value numeric check (value >= 0),
      norm text not null check (norm <> ''),
      state text not null check (state in ('confirmed', 'pending')),
      note text not null,
      power_limit_kw numeric check (power_limit_kw > 0),
      power_limit_included boolean,
      per text check (per in ('day', 'year')),
      since_version integer not null references parameter_versions (number),
      until_version integer references parameter_versions (number)
        check (until_version > since_version),
      check ((state = 'confirmed') = (value is not null)),
      check ((tariff is null) = (period is null)),
      check (tariff is null or variant is null),
      check ((power_limit_kw is null) = (power_limit_included is null)),
      check (per is null or kind = 'socialBonus')
    )`.execute(db);
  await sql`
    create unique index regulated_parameters_current
      on regulated_parameters (kind, tariff, period, variant, first_day) nulls not distinct
      where until_version is null`.execute(db);
  await sql`
    create index regulated_parameters_versions
      on regulated_parameters (since_version, until_version)`.execute(db);
}

/** A version never changes: rows are only added, and ended once. */
async function refuseOtherChanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_parameter_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and tg_table_name = 'regulated_parameters' then
          if old.until_version is null and new.until_version is not null
            and to_jsonb(new) - 'until_version' = to_jsonb(old) - 'until_version'
          then
            return new;
          end if;
        end if;
        raise exception '%: a version never changes: % is refused', tg_table_name, tg_op;
      end
    $$`.execute(db);
  for (const table of ['parameter_versions', 'regulated_parameters']) {
    const [rows, all] = [sql.id(`${table}_fixed`), sql.id(`${table}_kept`)];
    await sql`
      create trigger ${rows} before update or delete on ${sql.table(table)}
        for each row execute function refuse_parameter_change()`.execute(db);
    await sql`
      create trigger ${all} before truncate on ${sql.table(table)}
        for each statement execute function refuse_parameter_change()`.execute(db);
  }
}

/** JSON with exact decimals as text: one statement writes all rows. */
async function fillFirstVersion(db: Kysely<unknown>): Promise<void> {
  const rows = firstParameters.map(({ powerLimit, ...row }) => ({
    ...row,
    id: uuidV7(),
    note: row.note ?? '',
    power_limit_kw: powerLimit?.kw,
    power_limit_included: powerLimit?.isIncluded,
  }));
  await sql`
    insert into parameter_versions (number, at, comment, changed)
    values (1, now(), 'Valores publicados hasta noviembre de 2026', ${rows.length})`.execute(db);
  await sql`
    insert into regulated_parameters (id, kind, tariff, period, variant, first_day, last_day, value,
      norm, state, note, power_limit_kw, power_limit_included, per, since_version)
    select id, kind, tariff, period, variant, "from", "to", value,
      norm, state, note, power_limit_kw, power_limit_included, per, 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      id uuid, kind text, tariff text, period smallint, variant text, "from" date, "to" date,
      value numeric, norm text, state text, note text, power_limit_kw numeric,
      power_limit_included boolean, per text)`.execute(db);
}
