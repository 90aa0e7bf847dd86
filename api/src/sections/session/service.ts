import { createHmac } from 'node:crypto';
import type { LoginRequest, SessionUser, Token } from '@vatio/contracts/session';
import type { Kysely } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import { BoundedQueue, QueueFullError } from '../../boundedQueue';
import { type Db, inTransaction } from '../../db/transaction';
import type { Tables } from '../../db/types';
import type { EventLog } from '../../eventLog';
import { Refusal } from '../../refusal';
import { addressKey } from './addressKey';
import { dummyHash, isPassword } from './passwords';
import {
  type Account,
  findAccount,
  findLiveSession,
  findLoginId,
  insertSession,
  lockLiveSession,
  recordAccess,
  revokeLogin,
  revokeSession,
} from './repository';
import {
  type ActiveSession,
  emailKey,
  expiryAfter,
  graceAfter,
  hashToken,
  newTokenValue,
} from './session';
import { type LoginKeys, LoginThrottle } from './throttle';

export interface SessionServiceParts {
  readonly db: Kysely<Tables>;
  readonly now: () => Date;
  readonly failuresPerMinute: number;
  /** Keys the fingerprints of e-mails in the log and in the throttle's table. */
  readonly fingerprintKey: string;
  /** For the checks of passwords; the whole process shares one. */
  readonly queue?: BoundedQueue;
}

/** Who is asking to log in, besides what they typed. */
export interface LoginOrigin {
  readonly address: string;
  readonly log: EventLog;
}

export type SessionService = ReturnType<typeof createSessionService>;

/** Login, logout, renewal, and who is who. */
export function createSessionService(parts: SessionServiceParts) {
  const { db, now, fingerprintKey } = parts;
  const throttle = new LoginThrottle(parts);
  const queue = parts.queue ?? new BoundedQueue({ concurrency: 2, capacity: 32 });

  /** @throws Refusal unauthenticated, throttled, or unavailable when too many log in at once */
  async function login({ email, password }: LoginRequest, origin: LoginOrigin): Promise<Token> {
    const key = emailKey(email);
    const account = createHmac('sha256', fingerprintKey).update(key).digest('hex').slice(0, 32);
    const keys = { account, address: addressKey(origin.address) };
    // Before the queue, so that an attacker who is blocked takes no place in it; and again inside,
    // where the failures of those who were in front are known.
    await throttle.refuseBlocked(keys);
    const user = await queue
      .run(() => throttle.attempt(keys, () => checkPassword(key, password, keys)))
      .catch(refuseWhenFull);
    if (!user) {
      origin.log.warn({ event: 'login failed', account, address: origin.address }, 'login failed');
      throw new Refusal('unauthenticated', 'El correo o la contraseña no son correctos.');
    }
    await throttle.clearAccount(keys);
    const token = await inTransaction(db, async (transaction) => {
      await recordAccess(transaction, user.id, now());
      return openSession(transaction, user, uuidV7());
    });
    origin.log.info({ event: 'login', user: user.id, address: origin.address }, 'login');
    return token;
  }

  /** The same work whether the account is unknown, deactivated, or the password is wrong. */
  async function checkPassword(key: string, password: string, keys: LoginKeys) {
    const account: Account | undefined = await findAccount(db, key);
    const isRight = await isPassword(account?.passwordHash ?? dummyHash, password);
    if (account?.active && isRight) return account;
    await throttle.recordFailure(keys);
    return undefined;
  }

  async function openSession(on: Db, user: SessionUser, loginId: string): Promise<Token> {
    const value = newTokenValue();
    const createdAt = now();
    const expiresAt = expiryAfter(createdAt);
    const tokenHash = hashToken(value);
    await insertSession(on, {
      ...{ id: uuidV7(), userId: user.id, loginId, tokenHash, createdAt, expiresAt },
    });
    const { id, email, name, role } = user;
    return { value, user: { id, email, name, role }, expires_at: unixSeconds(expiresAt) };
  }

  /** Ends the login that the token comes from, with all its renewals. Unknown tokens are no error. */
  async function logout(tokenValue: string): Promise<void> {
    await inTransaction(db, async (transaction) => {
      const loginId = await findLoginId(transaction, hashToken(tokenValue));
      if (loginId) await revokeLogin(transaction, loginId, now());
    });
  }

  /** @throws Refusal unauthenticated when the session was closed meanwhile */
  async function renew({ id, user }: ActiveSession): Promise<Token> {
    return inTransaction(db, async (transaction) => {
      const loginId = await lockLiveSession(transaction, id, now());
      if (!loginId)
        throw new Refusal('unauthenticated', 'La sesión se ha cerrado. Entra de nuevo.');
      await revokeSession(transaction, id, graceAfter(now()));
      return openSession(transaction, user, loginId);
    });
  }

  /** @returns undefined for a token that is unknown, expired, revoked, or of a deactivated user */
  async function find(tokenValue: string): Promise<ActiveSession | undefined> {
    const found = await findLiveSession(db, hashToken(tokenValue), now());
    if (!found) return undefined;
    const { id, userId, email, name, role, expiresAt } = found;
    return { id, user: { id: userId, email, name, role }, expiresAt };
  }

  return { login, logout, renew, find };
}

/** `expires_at` of the contract. */
export const unixSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

function refuseWhenFull(error: unknown): never {
  if (!(error instanceof QueueFullError)) throw error;
  throw new Refusal(
    'unavailable',
    'Hay demasiadas personas entrando a la vez. Espera un momento.',
    {
      retryAfterSeconds: 5,
    },
  );
}
