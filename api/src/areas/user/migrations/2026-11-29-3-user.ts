import {
  canariesAndWinter2025,
  firstParameters,
  officialTexts,
  rightsAndDiscounts,
  verificationTolerances,
} from '@vatio/energy/parameters';
import { type Kysely, type Migration, sql } from 'kysely';
import { replaceBuiltIn } from './replaceBuiltIn';

/** The audit log, and the regulated parameters with the program's built-in versions. */
export const userBaseline: Migration = {
  async up(db: Kysely<unknown>) {
    await createAudit(db);
    await createParameters(db);
    for (const [comment, texts] of builtInVersions) await replaceBuiltIn(db, comment, texts);
  },
};

/** Today's values are the last of them; bills that were verified with an earlier one name it. */
const builtInVersions = [
  ['Valores publicados hasta noviembre de 2026', firstParameters],
  ['Valores según los textos oficiales', officialTexts],
  ['Derechos de acometida, interés legal y descuento del bono social', rightsAndDiscounts],
  ['IGIC según su ley; t_ep de enero a marzo de 2025, pendiente', canariesAndWinter2025],
  ['Tolerancias de la verificación de facturas', verificationTolerances],
] as const;

/** No foreign keys: an entry still names an account that is gone. */
async function createAudit(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_entries (
      id uuid primary key,
      at timestamptz not null,
      action text not null,
      actor_id uuid,
      actor_name text,
      actor_email text,
      subject_id uuid not null,
      subject_name text not null,
      subject_email text not null,
      before jsonb,
      after jsonb,
      search_key text not null
    );
    create index audit_entries_at on audit_entries (at, id);
    create index audit_entries_action on audit_entries (action, at, id);
    create index audit_entries_subject on audit_entries (subject_id, at, id);
    create function refuse_audit_change() returns trigger language plpgsql as $$
      begin
        raise exception 'audit_entries is append-only: % is refused', tg_op;
      end
    $$;
    create trigger audit_entries_append_only before update or delete or truncate on audit_entries
      for each statement execute function refuse_audit_change()`.execute(db);
}

async function createParameters(db: Kysely<unknown>): Promise<void> {
  await parameterVersions.execute(db);
  await parameters.execute(db);
  // A version never changes: rows are only added, and ended once.
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
        for each row execute function refuse_parameter_change();
      create trigger ${all} before truncate on ${sql.table(table)}
        for each statement execute function refuse_parameter_change()`.execute(db);
  }
}

const parameterVersions = sql`
  create table parameter_versions (
    number integer primary key check (number > 0),
    at timestamptz not null,
    actor_id uuid,
    actor_name text check ((actor_id is null) = (actor_name is null)),
    comment text not null,
    changed integer not null check (changed > 0)
  )`;

/**
 * A row belongs to the versions from `since_version` until before `until_version`, if it has one.
 * Without an extension, the schema cannot forbid two rows of a key on the same day.
 */
const parameters = sql`
  create table regulated_parameters (
    id uuid primary key,
    kind text not null check (kind in
      ('powerToll', 'powerCharge', 'energyToll', 'energyCharge', 'excessDaily', 'excessMonthly',
      'excessRatio', 'electricityTax', 'electricityTaxMinimum', 'vat', 'igic', 'ipsi',
      'socialBonus', 'reactive', 'meterRental', 'pvpcMargin', 'rightsPerKw', 'rightsOnce',
      'legalInterest', 'socialBonusDiscount', 'toleranceEur', 'tolerancePercent')),
    tariff text check (tariff in
      ('2.0TD', '3.0TD', '6.1TD', '6.2TD', '6.3TD', '6.4TD', '3.0TDVE', '6.1TDVE', '6.2TDVE')),
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
    condition_question text check (condition_question <> ''),
    condition_alternative numeric check (condition_alternative >= 0),
    check ((state = 'confirmed') = (value is not null)),
    check ((tariff is null) = (period is null)),
    check (tariff is null or variant is null),
    check ((power_limit_kw is null) = (power_limit_included is null)),
    check (per is null or kind = 'socialBonus'),
    check (num_nulls(condition_question, condition_alternative) in (0, 2)),
    check (condition_question is null or state = 'confirmed')
  );
  create unique index regulated_parameters_current
    on regulated_parameters (kind, tariff, period, variant, first_day) nulls not distinct
    where until_version is null;
  create index regulated_parameters_versions
    on regulated_parameters (since_version, until_version)`;
