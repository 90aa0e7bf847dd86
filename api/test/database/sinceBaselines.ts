import type { Kysely } from 'kysely';
import { allMigrations } from '../../src/migrate/migrateToLatest';
import type { TestDatabase } from './testDatabase';

/** Its area comes last among the baselines. */
const lastBaseline = '2026-11-29-7-activity-hours';

/**
 * Does to a database of before 1.0.0 what the migrations after the baselines do: what is left between
 * the two is what the baselines must not change.
 */
export async function migrateSinceBaselines({ db }: TestDatabase): Promise<void> {
  const later = Object.entries(allMigrations())
    .filter(([name]) => name > lastBaseline)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [, migration] of later) await migration.up(db as Kysely<unknown>);
}
