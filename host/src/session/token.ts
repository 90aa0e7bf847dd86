import { roles } from '@vatio/contracts/roles';
import type { Session, User } from '@vatio/platform';

/** The value under the key `token`. `expires_at` is in Unix seconds. */
export interface Token {
  readonly value: string;
  readonly user: User;
  readonly expires_at: number;
}

const knownRoles: readonly unknown[] = roles;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Reads a token from storage or an answer. A damaged value or an unknown role is no token, so the
 * session counts as signed out. By hand, because zod would cost the login page 23 kB.
 */
export function parseToken(value: unknown): Token | undefined {
  if (!isRecord(value) || !isRecord(value.user)) return undefined;
  const { name, role } = value.user;
  const isToken =
    typeof value.value === 'string' &&
    value.value !== '' &&
    typeof value.expires_at === 'number' &&
    Number.isFinite(value.expires_at) &&
    typeof name === 'string' &&
    knownRoles.includes(role);
  return isToken ? (value as unknown as Token) : undefined;
}

/** Like parseToken, from the text in local storage. */
export function parseStoredToken(text: string | null): Token | undefined {
  if (text === null) return undefined;
  try {
    return parseToken(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** @param nowMs milliseconds since 1970, as Date.now() */
export const isExpired = (token: Token, nowMs: number): boolean => token.expires_at * 1000 <= nowMs;

export const sessionOf = (token: Token | undefined, nowMs: number): Session =>
  token
    ? {
        state: isExpired(token, nowMs) ? 'expired' : 'signed-in',
        user: token.user,
        expiresAt: token.expires_at,
      }
    : { state: 'signed-out' };
