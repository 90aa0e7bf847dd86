import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Seals the secrets of second factors: a copy of the database alone does not reveal them. */
export interface Sealing {
  readonly seal: (secret: Buffer) => Buffer;
  /** @returns undefined when it was sealed with another key */
  readonly open: (sealed: Buffer) => Buffer | undefined;
  /** The stored form of a recovery code: too short to be hashed without a key. */
  readonly hash: (code: string) => Buffer;
}

/** @param key the API's own secret; each use gets a key that is derived from it */
export function createSealing(key: string): Sealing {
  const derived = (use: string) => Buffer.from(hkdfSync('sha256', key, '', use, 32));
  const secretKey = derived('vatio second factor: secrets');
  const codeKey = derived('vatio second factor: recovery codes');
  return {
    seal: (secret) => {
      const iv = randomBytes(ivBytes);
      const sealing = createCipheriv(cipher, secretKey, iv);
      const sealed = Buffer.concat([sealing.update(secret), sealing.final()]);
      return Buffer.concat([iv, sealing.getAuthTag(), sealed]);
    },
    open: (sealed) => {
      const opening = createDecipheriv(cipher, secretKey, sealed.subarray(0, ivBytes));
      opening.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
      try {
        return Buffer.concat([
          opening.update(sealed.subarray(ivBytes + tagBytes)),
          opening.final(),
        ]);
      } catch {
        return undefined;
      }
    },
    hash: (code) => createHmac('sha256', codeKey).update(code).digest(),
  };
}
