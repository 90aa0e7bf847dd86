import { type Role, roles } from './roles';

/**
 * A cookie by which the browser hints to the composition server who will probably see a page, so that the
 * section's files arrive with it: `<role>.<expires_at>`, Unix seconds. It is no secret and gives no right:
 * the page's guard and the API check the session itself.
 */
export const hintCookieName = 'vatio-hint';

/** The cookie's value for a session. */
export const formatHint = (role: Role, expiresAt: number): string =>
  `${role}.${Math.trunc(expiresAt)}`;

/** @returns the role, unless the value is damaged or its session has ended */
export function parseHint(value: string | undefined, nowMs: number): Role | undefined {
  const [, name, seconds] = /^([a-z_]+)\.(\d{1,12})$/.exec(value ?? '') ?? [];
  const role = roles.find((candidate) => candidate === name);
  return Number(seconds) * 1000 > nowMs ? role : undefined;
}
