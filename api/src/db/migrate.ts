import { type Kysely, Migrator, sql } from 'kysely';
import { codeOf, messageOf } from '../errorFacts';
import { StartupError } from '../startupError';
import { usersAndSessions } from './migrations/001_users_and_sessions';
import type { Tables } from './types';

/** In order, and for ever: a migration that has run anywhere is never changed. */
const migrations = {
  '001_users_and_sessions': usersAndSessions,
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
      'La base de datos es de una versión posterior de Vatio: arranque esa versión, o recupere una copia anterior de los datos.',
    );
  }
  if (codeOf(error) === '42501') {
    throw new StartupError(
      'El usuario de DATABASE_URL no puede crear tablas: déle permiso (GRANT CREATE ON SCHEMA public), o hágalo dueño de la base de datos.',
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
    `La base de datos es PostgreSQL ${version} y Vatio necesita la versión ${oldestServer} o posterior.`,
  );
}
