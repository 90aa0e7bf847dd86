import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { Client } from 'pg';
import { openDatabase } from '../../src/db/pool';
import type { Tables } from '../../src/db/types';
import { databaseUrl, templateName } from '../calls/serverAddress';

/** The test machine may be busy; in production a request fails much sooner. */
const busyMachineMs = 30_000;

export interface TestDatabase {
  readonly url: string;
  readonly db: Kysely<Tables>;
  drop(): Promise<void>;
}

/** A separate database for a test file: migrated and without any row, or completely empty. */
export async function createTestDatabase({ isMigrated = true } = {}): Promise<TestDatabase> {
  const name = `vatio_test_${randomBytes(6).toString('hex')}`;
  await administer(`create database ${name}${isMigrated ? ` template ${templateName}` : ''}`);
  const url = databaseUrl(name);
  const database = openDatabase(url, { patienceMs: busyMachineMs });
  return {
    url,
    db: database.kysely,
    async drop() {
      await database.close();
      await administer(`drop database ${name} with (force)`);
    },
  };
}

async function administer(sql: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl('postgres') });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/**
 * Deletes the rows of these tables and of all that refer to them. A TRUNCATE does the same and makes
 * files anew for it, which is fifty times slower where there are a few rows.
 */
export async function emptyTables(db: Kysely<Tables>, names: readonly string[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ name: string }>`
      with recursive emptied as (
        select oid from pg_class
          where relname = any(${names}) and relnamespace = 'public'::regnamespace
        union
        select conrelid from pg_constraint join emptied on confrelid = emptied.oid where contype = 'f'
      )
      select oid::regclass::text as name from emptied`.execute(transaction);
    // No triggers: the audit refuses to be emptied, and order would matter. A superuser may.
    await sql`set local session_replication_role = replica`.execute(transaction);
    for (const { name } of rows) await sql`delete from ${sql.table(name)}`.execute(transaction);
  });
}
