import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/types';
import { namesSince1 } from './before1';

/**
 * Replaces the list of the migrations of the last version before 1.0.0 by the baselines, which make the
 * same schema: atomically, under the lock of the migrator. Other lists stay as they are.
 *
 * @param isInTransaction the caller has opened one on `db`, and ends it
 * @throws StartupError when the database is older than that version
 */
export async function adoptBaselines(db: Kysely<Tables>, isInTransaction: boolean): Promise<void> {
  const { adapter } = db.getExecutor();
  const lock = { lockTable: 'kysely_migration_lock', lockRowId: 'migration_lock' };
  await db.connection().execute(async (connection) => {
    try {
      await adapter.acquireMigrationLock(connection, lock);
      if (isInTransaction) await rename(connection);
      else await connection.transaction().execute(rename);
    } finally {
      await adapter.releaseMigrationLock(connection, lock);
    }
  });
}

async function rename(transaction: Kysely<Tables>): Promise<void> {
  const table = await sql<{ isThere: boolean }>`
    select to_regclass('kysely_migration') is not null as "isThere"`.execute(transaction);
  if (!table.rows[0]?.isThere) return;
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(transaction);
  const before = rows.map(({ name }) => name);
  const names = namesSince1(before, 'The database', 'start that version first, and then this one');
  if (names === before) return;
  await sql`delete from kysely_migration`.execute(transaction);
  await sql`
    insert into kysely_migration (name, timestamp)
    select name, ${new Date().toISOString()} from unnest(${names}::text[]) as name`.execute(
    transaction,
  );
}
