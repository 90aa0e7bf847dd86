import type { LoginRequest, SessionUser, Token } from '@vatio/contracts/session';
import { v7 as uuidV7 } from 'uuid';
import type { AreaParts } from '../../../areaKit/area';
import { record } from '../../../audit/audit.repository';
import { type Db, inTransaction } from '../../../db/transaction';
import type { ActiveSession } from '../../../http/access';
import type { Origin } from '../../../http/clientAddress';
import type { Owed } from '../../../http/owed';
import { derivedKey } from '../../../keys/derivedKey';
import { Refusal, sessionClosed, wrongField } from '../../../refusal';
import { readDemandingRoles } from '../secondFactor/secondFactor.repository';
import type { CodeState, SecondFactors } from '../secondFactor/secondFactors';
import { DeviceCookie } from '../throttle/deviceCookie';
import type { CredentialServiceParts } from './credentials';
import { deviceOf } from './device';
import {
  expiryAfter,
  graceAfter,
  hashToken,
  isDead,
  isJustOpened,
  maxOpenLogins,
  newTokenValue,
  nextTokenValue,
  proofEndsAfter,
} from './session';
import {
  endOldestLogins,
  findLiveSession,
  findLogin,
  insertSession,
  latestSession,
  lockLiveSession,
  recordAccess,
  recordLogin,
  recordProof,
  revokeLogin,
  revokeSession,
  type StoredSession,
} from './sessions.repository';

export interface LoginOrigin extends Origin {
  /** The header, of any length; empty when there is none. */
  readonly userAgent: string;
  /** The values of the device cookie, as sent. */
  readonly deviceCookies: readonly string[];
}

const userAgentMaxChars = 300;

export interface SessionServiceParts extends CredentialServiceParts, Pick<AreaParts, 'xsrfKey'> {
  readonly secondFactors: SecondFactors;
}

export type SessionService = ReturnType<typeof createSessionService>;

/** Login, logout, renewal, and the session of a token. */
export function createSessionService(parts: SessionServiceParts) {
  const { db, now, credentials, secondFactors, xsrfKey } = parts;
  const renewalKey = derivedKey(xsrfKey, 'renewed tokens');
  const devices = new DeviceCookie({ key: derivedKey(xsrfKey, 'device cookies'), now });

  /**
   * @throws Refusal unauthenticated, invalid on the field `code`, throttled, or unavailable when too
   *   many log in at once
   */
  async function login(request: LoginRequest, origin: LoginOrigin): Promise<LoggedIn> {
    const { email, password, code } = request;
    const fingerprint = credentials.fingerprintOf(email);
    const device = devices.deviceOf(origin.deviceCookies, fingerprint);
    let codeState: CodeState = 'none';
    const known = { ...origin, device };
    const account = await credentials.check(email, password, known, async ({ id }) => {
      codeState = await secondFactors.check(id, code);
      return codeState;
    });
    if (!account) throw wrongCredentials();
    if (isDead(account, now())) throw passwordDied();
    const userAgent = origin.userAgent.slice(0, userAgentMaxChars);
    const demanding = await readDemandingRoles(db);
    const token = await inTransaction(db, async (transaction) => {
      // The password may have changed during the check.
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
        passwordProvenAt: now(),
        owesSecondFactor: codeState === 'none' && demanding.includes(account.role),
      });
    });
    origin.log.info({ event: 'login', user: account.id, address: origin.address }, 'login');
    return { token, deviceCookie: devices.after(origin.deviceCookies, fingerprint) };
  }

  async function openSession(on: Db, user: SessionUser, opening: Opening): Promise<Token> {
    const { id, value, loginStartedAt } = opening;
    const createdAt = now();
    const expiresAt = expiryAfter(createdAt, loginStartedAt);
    const tokenHash = hashToken(value);
    const { loginId, userAgent, passwordProvenAt, owesSecondFactor } = opening;
    const login = { loginId, loginStartedAt, userAgent, passwordProvenAt, owesSecondFactor };
    await insertSession(on, { id, userId: user.id, tokenHash, createdAt, expiresAt, ...login });
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
   * Takes the password again: for a while changes of accounts need no other proof. A wrong one counts
   * as a failed login.
   *
   * @throws Refusal invalid by field, throttled, or unavailable when too many log in at once
   */
  async function confirm(
    password: string,
    { id, user }: ActiveSession,
    origin: Origin,
  ): Promise<void> {
    const account = await credentials.check(user.email, password, origin);
    if (!account) throw wrongField('password', 'La contraseña no es correcta');
    await recordProof(db, id, now());
  }

  /**
   * Extends a session by twelve hours, but not beyond the end of its login. Leaves it alone when it is as
   * long as it can be, or less than a minute old. A token that was renewed a moment ago (by the other tab)
   * gets the same new one again.
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
    if (!found || isDead(found, now())) return undefined;
    const { id, loginId, userId, email, name, role, expiresAt } = found;
    const user = { id: userId, email, name, role };
    const provenUntil = found.passwordProvenAt && proofEndsAfter(found.passwordProvenAt);
    return { id, loginId, user, expiresAt, provenUntil, owed: owedBy(found) };
  }

  return { login, logout, confirm, renew, find };
}

/** The step that the person must take before anything else. */
function owedBy(session: {
  readonly passwordGivenAt: Date | null;
  readonly owesSecondFactor: boolean;
}): Owed | undefined {
  if (session.passwordGivenAt) return 'password_change_needed';
  return session.owesSecondFactor ? 'second_factor_needed' : undefined;
}

interface LoggedIn {
  readonly token: Token;
  /** Its value from now on. */
  readonly deviceCookie: string;
}

type Opening = Omit<StoredSession, 'userId' | 'tokenHash' | 'createdAt' | 'expiresAt'> & {
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

const passwordDied = () =>
  new Refusal(
    'invalid',
    'La contraseña que te dieron ha caducado. Pide a un administrador que te dé otra.',
  );
