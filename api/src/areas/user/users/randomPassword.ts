import { randomBytes } from 'node:crypto';

/** 32 characters that cannot be confused: no 0 and o, no 1 and l. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
const chars = 16;

/** A password of 80 random bits that can be dictated: `k7mp-x2vq-9rth-w4ed`. */
export function randomPassword(): string {
  const all = Array.from(randomBytes(chars), (byte) => alphabet[byte % alphabet.length]).join('');
  return all.replace(/(.{4})(?!$)/g, '$1-');
}
