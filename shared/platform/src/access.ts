import type { Role, Session } from './contract';

/** `sign-in` → `/login`; `home` → `/`, which leads to the default section. */
export type Access = 'allow' | 'sign-in' | 'home';

/**
 * @param roles the route's roles; undefined = every role
 * @param nowMs milliseconds since 1970: a session may have ended since the last look
 */
export function decideAccess(
  session: Session,
  roles: readonly Role[] | undefined,
  nowMs: number,
): Access {
  if (session.state !== 'signed-in' || session.expiresAt * 1000 <= nowMs) return 'sign-in';
  return roles && !roles.includes(session.user.role) ? 'home' : 'allow';
}
