import type { LoginRequest, SessionUser, Token } from '@vatio/contracts/session';
import { v7 as uuidV7 } from 'uuid';
import { type Db, inTransaction } from '../../../db/transaction';
import type { ActiveSession } from '../../../http/access';
import type { Origin } from '../../../http/clientAddress';
import { Refusal, sessionClosed } from '../../../refusal';
import type { CredentialServiceParts } from './credentials';
import {
  findLiveSession,
  findLogin,
  insertSession,
  lockLiveSession,
  recordAccess,
  recordLogin,
  revokeLogin,
  revokeSession,
  type StoredSession,
} from './repository';
import { expiryAfter, graceAfter, hashToken, newTokenValue } from './session';

export interface LoginOrigin extends Origin {
  /** The header, of any length; empty when there is none. */
  readonly userAgent: string;
}

const userAgentMaxChars = 300;

export type SessionService = ReturnType<typeof createSessionService>;

/** Login, logout, renewal, and the session of a token. */
export function createSessionService({ db, now, credentials }: CredentialServiceParts) {
  /** @throws Refusal unauthenticated, throttled, or unavailable when too many log in at once */
  async function login({ email, password }: LoginRequest, origin: LoginOrigin): Promise<Token> {
    const account = await credentials.check(email, password, origin);
    if (!account) throw wrongCredentials();
    const login = { loginId: uuidV7(), userAgent: origin.userAgent.slice(0, userAgentMaxChars) };
    const token = await inTransaction(db, async (transaction) => {
      // While the password was checked, somebody may have changed it.
      if (!(await recordLogin(transaction, account, now()))) throw wrongCredentials();
      return openSession(transaction, account, login);
    });
    origin.log.info({ event: 'login', user: account.id, address: origin.address }, 'login');
    return token;
  }

  async function openSession(
    on: Db,
    user: SessionUser,
    login: Pick<StoredSession, 'loginId' | 'userAgent'>,
  ): Promise<Token> {
    const value = newTokenValue();
    const createdAt = now();
    const expiresAt = expiryAfter(createdAt);
    const tokenHash = hashToken(value);
    await insertSession(on, {
      id: uuidV7(),
      userId: user.id,
      tokenHash,
      createdAt,
      expiresAt,
      ...login,
    });
    const { id, email, name, role } = user;
    return { value, user: { id, email, name, role }, expires_at: unixSeconds(expiresAt) };
  }

  /** Ends the login of a token with all its renewals. An unknown token is no error. */
  async function logout(tokenValue: string): Promise<void> {
    await inTransaction(db, async (transaction) => {
      const login = await findLogin(transaction, hashToken(tokenValue));
      if (login) await revokeLogin(transaction, login, now());
    });
  }

  /** @throws Refusal unauthenticated when the session was closed meanwhile */
  async function renew({ id, user }: ActiveSession): Promise<Token> {
    return inTransaction(db, async (transaction) => {
      await recordAccess(transaction, user.id, now());
      const login = await lockLiveSession(transaction, id, now());
      if (!login) throw sessionClosed();
      await revokeSession(transaction, id, graceAfter(now()));
      return openSession(transaction, user, login);
    });
  }

  /** @returns undefined for a token that is unknown, expired, revoked, or of a deactivated user */
  async function find(tokenValue: string): Promise<ActiveSession | undefined> {
    const found = await findLiveSession(db, hashToken(tokenValue), now());
    if (!found) return undefined;
    const { id, loginId, userId, email, name, role, expiresAt } = found;
    return { id, loginId, user: { id: userId, email, name, role }, expiresAt };
  }

  return { login, logout, renew, find };
}

/** `expires_at` of the contract. */
export const unixSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

const wrongCredentials = () =>
  new Refusal('unauthenticated', 'El correo o la contraseña no son correctos.');
