import { issueXsrfToken, isXsrfToken, xsrfCookieName } from '@vatio/contracts/xsrf';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { cookieValues } from './cookies';
import { schemeOf } from './scheme';

/**
 * Gives the browser a signed token unless it has one. Scripts send it back in a header: another
 * site can make the browser send the cookie, but cannot copy it.
 *
 * @returns whether the answer sets the cookie, and so is for this browser alone
 */
export function ensureXsrfCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { xsrfKey: key, publicOrigin }: Pick<Config, 'publicOrigin' | 'xsrfKey'>,
): boolean {
  // A token needs no decoding: it has no characters that cookies encode.
  const tokens = cookieValues(request.headers.cookie, xsrfCookieName);
  if (tokens.some((token) => isXsrfToken(key, token))) return false;
  const secure = schemeOf(request, publicOrigin) === 'https' ? '; Secure' : '';
  const cookie = `${xsrfCookieName}=${issueXsrfToken(key)}; Path=/; SameSite=Strict${secure}`;
  reply.header('set-cookie', cookie);
  return true;
}
