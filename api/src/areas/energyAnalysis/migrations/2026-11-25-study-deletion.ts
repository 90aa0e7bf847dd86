import { type Kysely, sql } from 'kysely';
import type { AreaMigration } from '../../../areaKit/area';

/** A deleted study stays, so that it can be taken back. */
export const studyDeletion: AreaMigration = {
  needs: ['2026-11-24-studies'],
  async up(db: Kysely<unknown>) {
    await sql`alter table studies add column deleted_at timestamptz`.execute(db);
  },
};
