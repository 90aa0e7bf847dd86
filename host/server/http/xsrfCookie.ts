import { issueXsrfToken, isXsrfToken, xsrfCookieName } from '@vatio/contracts/xsrf';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Gives the browser a signed token unless it has one. Scripts read it and send it back in a
 * header, which another site can make the browser's cookie accompany but not copy.
 *
 * @returns whether the answer sets the cookie, and so is for this browser alone
 */
export function ensureXsrfCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
): boolean {
  if (xsrfTokensOf(request.headers.cookie).some((token) => isXsrfToken(key, token))) return false;
  const secure = request.protocol === 'https' ? '; Secure' : '';
  const cookie = `${xsrfCookieName}=${issueXsrfToken(key)}; Path=/; SameSite=Strict${secure}`;
  reply.header('set-cookie', cookie);
  return true;
}

/** A token needs no decoding: it has none of the characters that cookies encode. */
function xsrfTokensOf(cookies = ''): string[] {
  const start = `${xsrfCookieName}=`;
  const pairs = cookies.split(';').map((pair) => pair.trim());
  return pairs.filter((pair) => pair.startsWith(start)).map((pair) => pair.slice(start.length));
}
