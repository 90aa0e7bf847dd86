import type { SessionUser } from '@vatio/contracts/session';
import { sql } from 'kysely';
import type { Db } from '../../db/transaction';

/** The account of a login, with what is needed to check it. */
export interface Account extends SessionUser {
  readonly active: boolean;
  readonly passwordHash: string;
}

export async function findAccount(db: Db, emailKey: string): Promise<Account | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'role', 'active', 'password_hash as passwordHash'])
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
}

export async function recordAccess(db: Db, userId: string, now: Date): Promise<void> {
  await db.updateTable('users').set({ last_access_at: now }).where('id', '=', userId).execute();
}

/** A session as it is kept. */
export interface StoredSession {
  readonly id: string;
  readonly userId: string;
  readonly loginId: string;
  readonly tokenHash: Buffer;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export async function insertSession(db: Db, session: StoredSession): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      login_id: session.loginId,
      token_hash: session.tokenHash,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
      revoked_at: null,
    })
    .execute();
}

/** The session of a token, if it and its user are good at this moment. */
export async function findLiveSession(db: Db, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      ...([
        'sessions.id',
        'sessions.expires_at as expiresAt',
        'sessions.user_id as userId',
      ] as const),
      ...(['users.email', 'users.name', 'users.role'] as const),
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where((is) => is.or([is('revoked_at', 'is', null), is('revoked_at', '>', now)]))
    .where('users.active', '=', true)
    .executeTakeFirst();
}

/** Which login a token comes from, however old it is. */
export async function findLoginId(db: Db, tokenHash: Buffer): Promise<string | undefined> {
  const found = await db
    .selectFrom('sessions')
    .select('login_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return found?.login_id;
}

/** Locks a session that is still good. @returns its login, or undefined when it is not any more */
export async function lockLiveSession(db: Db, id: string, now: Date): Promise<string | undefined> {
  const found = await db
    .selectFrom('sessions')
    .select('login_id')
    .where('id', '=', id)
    .where((is) => is.or([is('revoked_at', 'is', null), is('revoked_at', '>', now)]))
    .forUpdate()
    .executeTakeFirst();
  return found?.login_id;
}

/** Revokes one session from a moment on, or keeps an earlier moment. */
export async function revokeSession(db: Db, id: string, from: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: sql<Date>`least(coalesce(revoked_at, ${from}), ${from})` })
    .where('id', '=', id)
    .execute();
}

/**
 * Revokes all sessions of a login. Locks them first: a renewal that is going on ends before, and
 * its new session is revoked too.
 */
export async function revokeLogin(db: Db, loginId: string, now: Date): Promise<void> {
  await db
    .selectFrom('sessions')
    .select('id')
    .where('login_id', '=', loginId)
    .orderBy('id')
    .forUpdate()
    .execute();
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('login_id', '=', loginId)
    .where((is) => is.or([is('revoked_at', 'is', null), is('revoked_at', '>', now)]))
    .execute();
}

export async function deleteSessionsExpiredBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', moment).execute();
}
