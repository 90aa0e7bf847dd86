import { type Kysely, sql } from 'kysely';
import type { AreaMigration } from '../../../areaKit/area';

/** Keeps a presented study readable after its withdrawal, under the event of the withdrawal. */
export const studyWithdrawals: AreaMigration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table study_events drop constraint study_events_kind_check;
      alter table study_events add constraint study_events_kind_check
        check (kind in ('created', 'calculated', 'state', 'comment', 'withdrawn'));
      create table study_withdrawals (
        event_id uuid primary key references study_events (id),
        study_id uuid not null references studies (id),
        study jsonb not null,
        offers jsonb not null,
        report jsonb not null
      );
      create index study_withdrawals_study on study_withdrawals (study_id)`.execute(db);
  },
};
