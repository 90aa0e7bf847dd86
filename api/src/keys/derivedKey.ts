import { hkdfSync } from 'node:crypto';

/**
 * A key for one purpose, from the key that signs XSRF tokens: what is made with one says nothing of the
 * others, and none is good elsewhere.
 *
 * @returns 64 hexadecimal digits
 */
export const derivedKey = (key: string, purpose: string): string =>
  Buffer.from(hkdfSync('sha256', key, '', `vatio ${purpose}`, 32)).toString('hex');
