import { hkdfSync } from 'node:crypto';

/**
 * Derives a key for one purpose from the key that signs XSRF tokens: it reveals no other derived key, and
 * has
 * no other use.
 *
 * @returns 64 hexadecimal digits
 */
export const derivedKey = (key: string, purpose: string): string =>
  Buffer.from(hkdfSync('sha256', key, '', `vatio ${purpose}`, 32)).toString('hex');
