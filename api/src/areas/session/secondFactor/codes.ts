import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** 160 bits, as RFC 4226 recommends; every application takes them. */
const secretBytes = 20;
export const newSecret = (): Buffer => randomBytes(secretBytes);

/** 32 characters that cannot be confused: no 0 and o, no 1 and l. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
const recoveryChars = 10;
const recoveryCodeCount = 10;

/** Ten codes of 50 random bits: `k7mpx-2vq9r`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => {
    const bytes = randomBytes(recoveryChars);
    const code = Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
    return `${code.slice(0, 5)}-${code.slice(5)}`;
  });

/** A code as it is compared: people type blanks, hyphens and capitals. */
export const plainCode = (typed: string): string => typed.toLowerCase().replace(/[\s-]/g, '');

const secretOf = (bytes: Buffer) => new Secret({ buffer: Uint8Array.from(bytes).buffer });
const totpOf = (secret: Buffer, label = '') =>
  new TOTP({ issuer: 'Vatio', label, secret: secretOf(secret) });

/** The secret for an authenticator application: to type, and as a QR. */
export const enrolmentOf = (secret: Buffer, email: string) => ({
  secret: secretOf(secret).base32,
  address: totpOf(secret, email).toString(),
});

/** The half minute that a code belongs to: this one, or the one before or after. */
export function stepOf(secret: Buffer, code: string, now: Date): number | undefined {
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
