import type { SessionUser } from '@vatio/contracts/session';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/transaction';

export interface Account extends SessionUser {
  readonly active: boolean;
  readonly passwordHash: string;
  /** The moment at which an admin gave it; null: it is the person's own. */
  readonly passwordGivenAt: Date | null;
}

export async function findAccount(db: Db, emailKey: string): Promise<Account | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'role', 'active', 'password_hash as passwordHash'])
    .select('password_given_at as passwordGivenAt')
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
}

/** @returns false when the account was deactivated or its password changed since it was read */
export async function recordLogin(db: Db, account: Account, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ last_access_at: now })
    .where('id', '=', account.id)
    .where('active', '=', true)
    .where('password_hash', '=', account.passwordHash)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Locks the account's row, too, so that ending all its sessions comes before or after. */
export async function recordAccess(db: Db, userId: string, now: Date): Promise<void> {
  await db.updateTable('users').set({ last_access_at: now }).where('id', '=', userId).execute();
}

export interface StoredSession {
  readonly id: string;
  readonly userId: string;
  readonly loginId: string;
  readonly tokenHash: Buffer;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** The start of the login; renewals keep it, like the fields below. */
  readonly loginStartedAt: Date;
  readonly userAgent: string;
  /** The time of the login or of a later proof; renewals keep it. */
  readonly passwordProvenAt: Date | null;
  /** True when the role demanded a second factor at the login, and there was none. */
  readonly owesSecondFactor: boolean;
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
      login_started_at: session.loginStartedAt,
      revoked_at: null,
      user_agent: session.userAgent,
      password_proven_at: session.passwordProvenAt,
      owes_second_factor: session.owesSecondFactor,
    })
    .execute();
}

/** Until there is one, or the role does not demand it any more. */
const stillOwesSecondFactor = sql<boolean>`
  case when sessions.owes_second_factor
    then exists (select from second_factor_roles where role = users.role)
      and not exists (
        select from second_factors where user_id = users.id and confirmed_at is not null)
    else false end`;

/** The session of a token, if it and its user are good at this moment. */
export async function findLiveSession(db: Db, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id',
      'sessions.expires_at as expiresAt',
      'sessions.user_id as userId',
      'sessions.login_id as loginId',
      'users.email',
      'users.name',
      'users.role',
      'users.password_given_at as passwordGivenAt',
      'sessions.password_proven_at as passwordProvenAt',
    ])
    .select(stillOwesSecondFactor.as('owesSecondFactor'))
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where((is) => is.or([is('revoked_at', 'is', null), is('revoked_at', '>', now)]))
    .where('users.active', '=', true)
    .executeTakeFirst();
}

/** A person's login; its renewals belong to it. */
export type Login = Pick<StoredSession, 'userId' | 'loginId'>;

/** The login of a token, however old it is. */
export async function findLogin(db: Db, tokenHash: Buffer) {
  const found = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.name', 'users.email', 'login_id as loginId'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return found && { userId: found.id, loginId: found.loginId, user: found };
}

/** Locks a live session. @returns undefined when it is over */
export async function lockLiveSession(db: Db, id: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select([
      'id',
      'login_id as loginId',
      'user_agent as userAgent',
      'login_started_at as loginStartedAt',
      'created_at as createdAt',
      'expires_at as expiresAt',
      'password_proven_at as passwordProvenAt',
      'owes_second_factor as owesSecondFactor',
      'revoked_at as revokedAt',
    ])
    .where('id', '=', id)
    .where((is) => is.or([is('revoked_at', 'is', null), is('revoked_at', '>', now)]))
    .forUpdate()
    .executeTakeFirst();
}

/** The password was given again. */
export async function recordProof(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ password_proven_at: now }).where('id', '=', id).execute();
}

/** The session that a login was renewed to last. */
export async function latestSession(db: Db, loginId: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'token_hash as tokenHash', 'expires_at as expiresAt'])
    .where('login_id', '=', loginId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Ends the oldest logins of an account beyond a number. Its row must be locked. */
export async function endOldestLogins(
  db: Db,
  userId: string,
  kept: number,
  now: Date,
): Promise<void> {
  const beyond = await db
    .selectFrom('sessions')
    .select('login_id')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .groupBy('login_id')
    .orderBy((is) => is.fn.min('login_started_at'), 'desc')
    .orderBy('login_id', 'desc')
    .offset(kept)
    .execute();
  const loginIds = beyond.map(({ login_id }) => login_id);
  if (loginIds.length === 0) return;
  await revoke(db, sql`user_id = ${userId} and login_id = any(${loginIds}::uuid[])`, now);
}

/** Revokes a session from a moment on; an earlier moment stays. */
export async function revokeSession(db: Db, id: string, from: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: sql<Date>`least(coalesce(revoked_at, ${from}), ${from})` })
    .where('id', '=', id)
    .execute();
}

/** Revokes all sessions of a login. @returns whether any was live until now */
export async function revokeLogin(db: Db, { userId, loginId }: Login, now: Date): Promise<boolean> {
  return revoke(db, sql`user_id = ${userId} and login_id = ${loginId}`, now);
}

/** Revokes all sessions of these accounts but those of a login. @returns whether any was live */
export async function revokeUserSessions(
  db: Db,
  userIds: readonly string[],
  now: Date,
  exceptLoginId?: string,
): Promise<boolean> {
  // Running logins and renewals lock these rows: their sessions are seen below.
  await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', userIds)
    .orderBy('id')
    .forUpdate()
    .execute();
  const ofAccounts = sql`user_id = any(${userIds}::uuid[])`;
  const ofOthers = sql`login_id is distinct from ${exceptLoginId ?? null}::uuid`;
  return revoke(db, sql`${ofAccounts} and ${ofOthers}`, now);
}

/**
 * Locks the sessions first, in the common order, so that two revocations cannot deadlock. A running renewal
 * ends before, and its new session is revoked, too.
 */
async function revoke(db: Db, which: RawBuilder<unknown>, now: Date): Promise<boolean> {
  const open = sql<boolean>`${which} and (revoked_at is null or revoked_at > ${now})`;
  await db.selectFrom('sessions').select('id').where(open).orderBy('id').forUpdate().execute();
  const revoked = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where(open)
    .returning('expires_at as expiresAt')
    .execute();
  return revoked.some(({ expiresAt }) => expiresAt > now);
}

export async function deleteSessionsExpiredBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', moment).execute();
}
