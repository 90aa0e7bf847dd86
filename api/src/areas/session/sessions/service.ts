import type { LoginRequest, SessionUser, Token } from '@vatio/contracts/session';
import { v7 as uuidV7 } from 'uuid';
import { type Db, inTransaction } from '../../../db/transaction';
import type { ActiveSession } from '../../../http/access';
import type { Origin } from '../../../http/clientAddress';
import type { Owed } from '../../../http/owed';
import { Refusal, sessionClosed, wrongField } from '../../../refusal';
import { readDemandingRoles } from '../secondFactor/repository';
import type { CodeState, SecondFactors } from '../secondFactor/secondFactors';
import type { CredentialServiceParts } from './credentials';
import {
  findLiveSession,
  findLogin,
  insertSession,
  lockLiveSession,
  recordAccess,
  recordLogin,
  recordProof,
  revokeLogin,
  revokeSession,
  type StoredSession,
} from './repository';
import {
  expiryAfter,
  graceAfter,
  hashToken,
  isDead,
  newTokenValue,
  proofEndsAfter,
} from './session';

export interface LoginOrigin extends Origin {
  /** The header, of any length; empty when there is none. */
  readonly userAgent: string;
}

const userAgentMaxChars = 300;

interface SessionServiceParts extends CredentialServiceParts {
  readonly secondFactors: SecondFactors;
}

/** What renewals keep of a login. */
type LoginFacts = Omit<StoredSession, 'id' | 'userId' | 'tokenHash' | 'createdAt' | 'expiresAt'>;

export type SessionService = ReturnType<typeof createSessionService>;

/** Login, logout, renewal, and the session of a token. */
export function createSessionService({ db, now, credentials, secondFactors }: SessionServiceParts) {
  /**
   * @throws Refusal unauthenticated, invalid on the field `code`, throttled, or unavailable when too
   *   many log in at once
   */
  async function login(request: LoginRequest, origin: LoginOrigin): Promise<Token> {
    const { email, password, code } = request;
    let codeState: CodeState = 'none';
    const account = await credentials.check(email, password, origin, async ({ id }) => {
      codeState = await secondFactors.check(id, code);
      return codeState;
    });
    if (!account) throw wrongCredentials();
    if (isDead(account, now())) throw passwordDied();
    const userAgent = origin.userAgent.slice(0, userAgentMaxChars);
    const demanding = await readDemandingRoles(db);
    const login = {
      loginId: uuidV7(),
      userAgent,
      passwordProvenAt: now(),
      owesSecondFactor: codeState === 'none' && demanding.includes(account.role),
    };
    const token = await inTransaction(db, async (transaction) => {
      // While the password was checked, somebody may have changed it.
      if (!(await recordLogin(transaction, account, now()))) throw wrongCredentials();
      return openSession(transaction, account, login);
    });
    origin.log.info({ event: 'login', user: account.id, address: origin.address }, 'login');
    return token;
  }

  async function openSession(on: Db, user: SessionUser, login: LoginFacts): Promise<Token> {
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
    if (!found || isDead(found, now())) return undefined;
    const { id, loginId, userId, email, name, role, expiresAt } = found;
    const user = { id: userId, email, name, role };
    const provenUntil = found.passwordProvenAt && proofEndsAfter(found.passwordProvenAt);
    return { id, loginId, user, expiresAt, provenUntil, owed: owedBy(found) };
  }

  return { login, logout, confirm, renew, find };
}

/** What the person must do before anything else. */
function owedBy(session: {
  readonly passwordGivenAt: Date | null;
  readonly owesSecondFactor: boolean;
}): Owed | undefined {
  if (session.passwordGivenAt) return 'password_change_needed';
  return session.owesSecondFactor ? 'second_factor_needed' : undefined;
}

/** `expires_at` of the contract. */
export const unixSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

const wrongCredentials = () =>
  new Refusal('unauthenticated', 'El correo o la contraseña no son correctos.');

const passwordDied = () =>
  new Refusal(
    'invalid',
    'La contraseña que te dieron ha caducado. Pide a un administrador que te dé otra.',
  );
