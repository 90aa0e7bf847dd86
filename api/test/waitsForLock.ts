import { sql } from 'kysely';
import type { Db } from '../src/db/transaction';

/** Returns whether a request waits for a lock. */
export async function waitsForLock(db: Db): Promise<boolean> {
  const { rows } = await sql<{ waiting: boolean }>`
    select exists (select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock') as waiting`.execute(db);
  return rows[0]?.waiting ?? false;
}
