import { type Kysely, sql } from 'kysely';
import type { AreaMigration } from '../../../areaKit/area';

/** Changes of many entries at once, each with what was before, so that it can be undone. */
export const hoursChanges: AreaMigration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table hour_changes (
        id uuid primary key,
        -- [{ id, version, fields }]: the version that the change left, the fields that were before.
        entries jsonb not null,
        created_at timestamptz not null,
        created_by uuid not null references users (id),
        undone_at timestamptz
      )`.execute(db);
    await sql`create index hour_changes_created on hour_changes (created_at)`.execute(db);
  },
};
