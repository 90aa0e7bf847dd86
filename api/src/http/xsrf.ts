import { timingSafeEqual } from 'node:crypto';
import { issueXsrfToken, isXsrfToken, xsrfCookieName, xsrfHeaderName } from '@vatio/contracts/xsrf';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal';

export const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changes that another site asks for. The bearer header alone protects data routes; this
 * also stops a forced login, and still holds if the token ever moves to a cookie.
 *
 * @param publicOrigin the only one whose pages may ask, if it is known
 */
export function refuseForgery(
  app: FastifyInstance,
  key: string,
  publicOrigin: string | undefined,
): void {
  app.addHook('onRequest', async (request) => {
    if (request.is404 || safeMethods.has(request.method)) return;
    const { origin = publicOrigin, 'sec-fetch-site': site } = request.headers;
    if (site === 'cross-site' || origin !== (publicOrigin ?? origin)) {
      throw new Refusal('forbidden', 'Esta petición viene de otro sitio y no se admite.');
    }
    if (!carriesToken(request, key)) {
      throw new Refusal('forbidden', 'La página ha caducado. Recárgala y repite la operación.');
    }
  });
}

function carriesToken({ headers }: FastifyRequest, key: string): boolean {
  const header = headers[xsrfHeaderName];
  const cookies = cookieValues(headers.cookie ?? '', xsrfCookieName);
  if (typeof header !== 'string' || !isXsrfToken(key, header)) return false;
  // The page may read either of two cookies of that name (one of a parent domain).
  return cookies.some((cookie) => isSame(header, cookie));
}

/** The raw values of a cookie: our own needs no decoding. */
export function cookieValues(header: string, name: string): string[] {
  return header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
}

function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** A new cookie, at each login. Scripts must read it: that is how the double submit works. */
export function setXsrfCookie(request: FastifyRequest, reply: FastifyReply, key: string): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  const cookie = `${xsrfCookieName}=${issueXsrfToken(key)}; Path=/; SameSite=Strict${secure}`;
  reply.header('set-cookie', cookie);
}
