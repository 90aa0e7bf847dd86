import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Names fixed by the specification: the cookie is readable by scripts on purpose (double submit). */
export const xsrfCookieName = 'XSRF-TOKEN';
export const xsrfHeaderName = 'x-xsrf-token';

const sign = (key: string, nonce: string) =>
  createHmac('sha256', key).update(nonce).digest('base64url');

/** A new signed double-submit token: `<nonce>.<hmac of the nonce>`. */
export function issueXsrfToken(key: string): string {
  const nonce = randomBytes(16).toString('base64url');
  return `${nonce}.${sign(key, nonce)}`;
}

/** Returns whether this key signed this token. Compares in constant time. */
export function isXsrfToken(key: string, token: string | undefined): boolean {
  const [nonce, signature, ...rest] = token?.split('.') ?? [];
  if (!nonce || !signature || rest.length > 0) return false;
  const expected = Buffer.from(sign(key, nonce));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
