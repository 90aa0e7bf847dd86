import type { LoginRequest, SessionUser, Token } from '@vatio/contracts/session';
import { v7 as uuidV7 } from 'uuid';
import { record } from '../../../audit/repository';
import { type Db, inTransaction } from '../../../db/transaction';
import { derivedKey } from '../../../derivedKey';
import type { ActiveSession } from '../../../http/access';
import type { Origin } from '../../../http/clientAddress';
import { Refusal, sessionClosed } from '../../../refusal';
import type { AreaParts } from '../../area';
import { DeviceCookie } from '../throttle/deviceCookie';
import type { CredentialServiceParts } from './credentials';
import { deviceOf } from './device';
import {
  endOldestLogins,
  findLiveSession,
  findLogin,
  insertSession,
  latestSession,
  lockLiveSession,
  recordAccess,
  recordLogin,
  revokeLogin,
  revokeSession,
  type StoredSession,
} from './repository';
import {
  expiryAfter,
  graceAfter,
  hashToken,
  isJustOpened,
  maxOpenLogins,
  newTokenValue,
  nextTokenValue,
} from './session';

export interface LoginOrigin extends Origin {
  /** The header, of any length; empty when there is none. */
  readonly userAgent: string;
  /** The values of the device cookie, as sent. */
  readonly deviceCookies: readonly string[];
}

const userAgentMaxChars = 300;

export type SessionServiceParts = CredentialServiceParts & Pick<AreaParts, 'xsrfKey'>;

export type SessionService = ReturnType<typeof createSessionService>;

/** Login, logout, renewal, and the session of a token. */
export function createSessionService({ db, now, credentials, xsrfKey }: SessionServiceParts) {
  const renewalKey = derivedKey(xsrfKey, 'renewed tokens');
  const devices = new DeviceCookie({ key: derivedKey(xsrfKey, 'device cookies'), now });

  /** @throws Refusal unauthenticated, throttled, or unavailable when too many log in at once */
  async function login({ email, password }: LoginRequest, origin: LoginOrigin): Promise<LoggedIn> {
    const fingerprint = credentials.fingerprintOf(email);
    const device = devices.deviceOf(origin.deviceCookies, fingerprint);
    const account = await credentials.check(email, password, { ...origin, device });
    if (!account) throw wrongCredentials();
    const userAgent = origin.userAgent.slice(0, userAgentMaxChars);
    const token = await inTransaction(db, async (transaction) => {
      // While the password was checked, somebody may have changed it.
      if (!(await recordLogin(transaction, account, now()))) throw wrongCredentials();
      await endOldestLogins(transaction, account.id, maxOpenLogins - 1, now());
      await record(transaction, {
        at: now(),
        action: 'signed-in',
        actor: account,
        subject: account,
        after: { device: deviceOf(userAgent), addresses: [origin.address] },
      });
      return openSession(transaction, account, {
        id: uuidV7(),
        value: newTokenValue(),
        loginId: uuidV7(),
        loginStartedAt: now(),
        userAgent,
      });
    });
    origin.log.info({ event: 'login', user: account.id, address: origin.address }, 'login');
    return { token, deviceCookie: devices.after(origin.deviceCookies, fingerprint) };
  }

  async function openSession(on: Db, user: SessionUser, opening: Opening): Promise<Token> {
    const { id, value, loginId, loginStartedAt, userAgent } = opening;
    const createdAt = now();
    const expiresAt = expiryAfter(createdAt, loginStartedAt);
    const tokenHash = hashToken(value);
    const login = { userId: user.id, loginId, loginStartedAt, userAgent };
    await insertSession(on, { id, tokenHash, createdAt, expiresAt, ...login });
    return tokenOf(value, user, expiresAt);
  }

  /** Ends the login of a token with all its renewals. An unknown token is no error. */
  async function logout(tokenValue: string): Promise<void> {
    await inTransaction(db, async (transaction) => {
      const login = await findLogin(transaction, hashToken(tokenValue));
      if (!login || !(await revokeLogin(transaction, login, now()))) return;
      const { user } = login;
      await record(transaction, { at: now(), action: 'signed-out', actor: user, subject: user });
    });
  }

  /**
   * A session for twelve more hours, but not beyond the end of its login. It stays as it stands when it
   * is as long as it can be, or a minute old; who asks with a token that was renewed a moment ago (the
   * other tab) gets the same one again.
   *
   * @throws Refusal unauthenticated when the session was closed meanwhile
   */
  async function renew({ id, user }: ActiveSession, tokenValue: string): Promise<Token> {
    return inTransaction(db, async (transaction) => {
      const at = now();
      await recordAccess(transaction, user.id, at);
      const asked = await lockLiveSession(transaction, id, at);
      if (!asked) throw sessionClosed();
      if (asked.revokedAt) {
        const next = await latestSession(transaction, asked.loginId);
        const value = next && nextTokenValue(renewalKey, tokenValue, next.id);
        const isNext = value && next.tokenHash.equals(hashToken(value));
        if (isNext) return tokenOf(value, user, next.expiresAt);
      }
      const isProlonged = expiryAfter(at, asked.loginStartedAt) > asked.expiresAt;
      if (!isProlonged || isJustOpened(asked.createdAt, at)) {
        return tokenOf(tokenValue, user, asked.expiresAt);
      }
      await revokeSession(transaction, id, graceAfter(at));
      const nextId = uuidV7();
      const value = nextTokenValue(renewalKey, tokenValue, nextId);
      return openSession(transaction, user, { ...asked, id: nextId, value });
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

interface LoggedIn {
  readonly token: Token;
  /** Its value from now on. */
  readonly deviceCookie: string;
}

type Opening = Pick<StoredSession, 'id' | 'loginId' | 'loginStartedAt' | 'userAgent'> & {
  /** The token. */
  readonly value: string;
};

const tokenOf = (
  value: string,
  { id, email, name, role }: SessionUser,
  expiresAt: Date,
): Token => ({ value, user: { id, email, name, role }, expires_at: unixSeconds(expiresAt) });

/** `expires_at` of the contract. */
export const unixSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

const wrongCredentials = () =>
  new Refusal('unauthenticated', 'El correo o la contraseña no son correctos.');
