import { createPrivateKey, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * The ed25519 signature of a `section.json` in base64, which the host asks for where the operators have
 * configured the team's public key.
 *
 * @param keyFile a private key in PEM; undefined: the file stays unsigned
 * @throws Error that names the file
 */
export function signatureOf(json: string, keyFile: string | undefined): string | undefined {
  if (!keyFile) return undefined;
  try {
    const key = createPrivateKey(readFileSync(keyFile));
    if (key.asymmetricKeyType !== 'ed25519') throw new Error(`it is ${key.asymmetricKeyType}`);
    return `${sign(null, Buffer.from(json), key).toString('base64')}\n`;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : cause;
    throw new Error(`SECTION_SIGNING_KEY: ${keyFile} is no ed25519 key in PEM (${reason}).`);
  }
}
