import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const keyPattern = /^[\w-]{43}$/;

/**
 * The key with which API and host sign XSRF cookies: 32 random bytes, made once for each data folder
 * so that open pages survive a restart. A damaged file is replaced.
 */
export async function xsrfKey(dataDir: string): Promise<string> {
  const file = join(dataDir, 'xsrf.key');
  const stored = (await readFile(file, 'utf8').catch(() => '')).trim();
  if (keyPattern.test(stored)) return stored;

  const key = randomBytes(32).toString('base64url');
  const whole = `${file}.${process.pid}`;
  await writeFile(whole, `${key}\n`, { mode: 0o600 });
  await rename(whole, file);
  return key;
}
