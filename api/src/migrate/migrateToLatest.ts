import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, Migrator, sql } from 'kysely';
import type { AreaMigration } from '../areaKit/area';
import { areas } from '../areas';
import { isLockTimeout, limitLockWait } from '../db/transaction';
import type { Tables } from '../db/types';
import { codeOf, messageOf } from '../errorFacts';
import { jobsBaseline } from '../jobs/migrations/2026-11-29-1-jobs';
import { StartupError } from '../startupError';
import { adoptBaselines } from './adoptBaselines';

type Migrations = Readonly<Record<string, AreaMigration>>;

/** The tables that all areas need. */
const ownMigrations: Migrations = { '2026-11-29-1-jobs': jobsBaseline };

const oldestServer = 15;

/**
 * Requests queue behind a change that waits for a table, so it waits for less time than they do
 * (`requestLockMs`), and less than PostgreSQL takes to look for a deadlock (1 s).
 */
const tableWaitMs = 500;
/** Meanwhile others get the tables. */
const pauseMs = 1_000;
/** Longer than the transaction of any job. */
const patienceMs = 40 * 60_000;

/** All migrations of this version, by name. */
export const allMigrations = (): Migrations =>
  migrationsOf([ownMigrations, ...areas.map((area) => area.migrations)]);

/**
 * Brings the schema up to date, atomically. Several processes may call it at once: they take turns. A
 * migration runs even if later names have run before, because areas grow independently. Requests and jobs
 * keep working: if a table is in use, the whole migration is rolled back after half a second, and tried
 * again.
 *
 * @param migrations by name, of all areas
 * @param isInTransaction the caller has opened one on `db`, and ends it; there is no second try
 * @param onHeld called each time that a table was in use
 * @throws StartupError when the database belongs to a later version, we may not make tables, or one was in
 *   use for 40 minutes; else PostgreSQL's own error
 */
export async function migrateToLatest(
  db: Kysely<Tables>,
  migrations: Migrations = allMigrations(),
  { isInTransaction = false, onHeld = () => {} }: MigrateOptions = {},
): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => (isInTransaction ? migrations : brief(migrations)) },
    allowUnorderedMigrations: true,
    disableTransactions: isInTransaction,
  });
  const until = Date.now() + patienceMs;
  const migrate = async (): Promise<unknown> => {
    try {
      await adoptBaselines(db, isInTransaction);
    } catch (error) {
      return error;
    }
    return (await migrator.migrateToLatest()).error;
  };
  let error = await migrate();
  while (!isInTransaction && isLockTimeout(error) && Date.now() < until) {
    onHeld();
    await sleep(pauseMs);
    error = await migrate();
  }
  if (!error) return;
  if (isLockTimeout(error)) {
    throw new StartupError(
      'A table that is to be changed is in use and does not become free: stop whatever works with the database, and start again.',
    );
  }
  if (/previously executed migration \S+ is missing/.test(messageOf(error))) {
    throw new StartupError(
      'The database is of a later version of Vatio: start that version, or restore an earlier copy of the data.',
    );
  }
  if (codeOf(error) === '42501') {
    throw new StartupError(
      'The tables are not those of this version, and the user of DATABASE_URL may not change them: run node api/dist-server/migrate.js first, with MIGRATION_DATABASE_URL for their owner (docker compose run --rm migrate), or make that user the owner of the database.',
    );
  }
  throw error;
}

interface MigrateOptions {
  readonly isInTransaction?: boolean;
  readonly onHeld?: () => void;
}

/** Limits the wait for tables only: the process that migrates first is waited for before any `up` runs. */
const brief = (migrations: Migrations): Migrations =>
  Object.fromEntries(
    Object.entries(migrations).map(([name, migration]) => [
      name,
      {
        ...migration,
        up: async (db) => {
          await limitLockWait(db, tableWaitMs);
          await migration.up(db);
        },
      },
    ]),
  );

const nameForm = /^20\d\d-\d\d-\d\d-[a-z0-9-]+$/;

/**
 * Merges the migrations of several areas.
 *
 * @throws Error when two share a name, a name has not the form `2026-12-01-invoices`, or a needed
 *   migration of another area does not run before
 */
export function migrationsOf(ofAreas: readonly Migrations[]): Migrations {
  const all = ofAreas.flatMap((migrations) => Object.entries(migrations));
  const names = new Set(all.map(([name]) => name));
  if (names.size < all.length) throw new Error('Two migrations have one name');
  for (const [name, { needs = [] }] of all) {
    if (!nameForm.test(name)) throw new Error(`${name} is no name such as 2026-12-01-invoices`);
    const missing = needs.find((needed) => !names.has(needed) || needed >= name);
    if (missing) throw new Error(`${name} needs ${missing}, which does not run before it`);
  }
  return Object.fromEntries(all);
}

/** @throws StartupError when the server is older than the SQL needs */
export async function requireSupportedServer(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ version: number }>`
    select current_setting('server_version_num')::int as version`.execute(db);
  const version = Math.floor((rows[0]?.version ?? 0) / 10_000);
  if (version >= oldestServer) return;
  throw new StartupError(
    `The database is PostgreSQL ${version} and Vatio needs version ${oldestServer} or later: upgrade it, or set another one in DATABASE_URL.`,
  );
}
