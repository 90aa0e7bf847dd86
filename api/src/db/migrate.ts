import { type Kysely, Migrator, sql } from 'kysely';
import { codeOf, messageOf } from '../errorFacts';
import { StartupError } from '../startupError';
import { usersAndSessions } from './migrations/001_users_and_sessions';
import { usersListAndAudit } from './migrations/002_users_list_and_audit';
import { clientsAndSupplyPoints } from './migrations/003_clients_and_supply_points';
import { regulatedParameterTable } from './migrations/004_regulated_parameters';
import { curves } from './migrations/005_curves';
import { monthlyReadings } from './migrations/006_monthly_readings';
import { pointImports } from './migrations/007_point_imports';
import { pointData } from './migrations/008_point_data';
import type { Tables } from './types';

/** In order, and for ever: a migration that has run anywhere is never changed. */
const migrations = {
  '001_users_and_sessions': usersAndSessions,
  '002_users_list_and_audit': usersListAndAudit,
  '003_clients_and_supply_points': clientsAndSupplyPoints,
  '004_regulated_parameters': regulatedParameterTable,
  '005_curves': curves,
  '006_monthly_readings': monthlyReadings,
  '007_point_imports': pointImports,
  '008_point_data': pointData,
};

const oldestServer = 15;

/**
 * Brings the schema up to date, all of it or nothing. Several processes may call it at once: they
 * take turns.
 *
 * @throws StartupError when the database was made by a later version, or nobody lets us make
 *   tables; else whatever PostgreSQL said
 */
export async function migrateToLatest(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (!error) return;
  if (/previously executed migration .* is missing/.test(messageOf(error))) {
    throw new StartupError(
      'The database is of a later version of Vatio: start that version, or restore an earlier copy of the data.',
    );
  }
  if (codeOf(error) === '42501') {
    throw new StartupError(
      'The user of DATABASE_URL cannot create tables: give it permission (GRANT CREATE ON SCHEMA public), or make it the owner of the database.',
    );
  }
  throw error;
}

/** @throws StartupError when the server is older than what the SQL is written for */
export async function requireSupportedServer(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ version: number }>`
    select current_setting('server_version_num')::int as version`.execute(db);
  const version = Math.floor((rows[0]?.version ?? 0) / 10_000);
  if (version >= oldestServer) return;
  throw new StartupError(
    `The database is PostgreSQL ${version} and Vatio needs version ${oldestServer} or later: upgrade it, or set another one in DATABASE_URL.`,
  );
}
