import type { AreaParts } from '../../areaKit/area';
import { derivedKey } from '../../keys/derivedKey';
import { createSecondFactors, type SecondFactors } from './secondFactor/secondFactors';
import { type Credentials, createCredentials } from './sessions/credentials';
import { createSessionService, type SessionService } from './sessions/sessions.service';

export {
  type AccountFields,
  type NewAccountFields,
  newUserRow,
  withKeys,
} from './accountRow';
export {
  countRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  readDemandingRoles,
  replaceDemandingRoles,
} from './secondFactor/secondFactor.repository';
export type { SecondFactors } from './secondFactor/secondFactors';
export type { CredentialServiceParts } from './sessions/credentials';
export { hashPassword, isPassword } from './sessions/passwords';
export { emailKey } from './sessions/session';
export { listOpenSessions } from './sessions/sessions.list.repository';
export { findAccount, revokeLogin, revokeUserSessions } from './sessions/sessions.repository';

const credentials = new WeakMap<AreaParts, Credentials>();

/** The only place that checks and hashes passwords: one queue for all of them. */
export function credentialsOf(parts: AreaParts): Credentials {
  const { db, now, config, xsrfKey } = parts;
  const { loginFailuresPerMinute: failuresPerMinute } = config;
  const shared =
    credentials.get(parts) ??
    createCredentials({
      db,
      now,
      failuresPerMinute,
      fingerprintKey: derivedKey(xsrfKey, 'fingerprints of e-mails'),
    });
  credentials.set(parts, shared);
  return shared;
}

/** Makes second factors, and checks their codes. */
export const secondFactorsOf = (parts: AreaParts): SecondFactors => createSecondFactors(parts);

/** Login, logout, renewal, and the session of a token. */
export const sessionServiceOf = (parts: AreaParts): SessionService =>
  createSessionService({
    ...parts,
    credentials: credentialsOf(parts),
    secondFactors: secondFactorsOf(parts),
  });
