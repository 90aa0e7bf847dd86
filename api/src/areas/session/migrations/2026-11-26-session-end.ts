import { type Kysely, type Migration, sql } from 'kysely';

/**
 * When the login of a session began, whatever it was renewed: it ends a week later at the latest, and
 * those of before with it. The version before, which may still run, opens sessions without it.
 */
export const loginStart: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table sessions add column login_started_at timestamptz not null default now()`.execute(
      db,
    );
    await sql`
      update sessions
      set login_started_at = logins.started_at,
        expires_at = least(sessions.expires_at, logins.started_at + interval '7 days')
      from (select login_id, min(created_at) as started_at from sessions group by login_id) as logins
      where logins.login_id = sessions.login_id`.execute(db);
    // The open logins of an account, which are counted at each login.
    await sql`
      create index sessions_open on sessions (user_id, expires_at) where revoked_at is null`.execute(
      db,
    );
  },
};
