import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../startupError';

/**
 * The key that signs XSRF tokens, on machines without XSRF_KEY: made once and kept in
 * `<dataDir>/xsrf.key` (mode 0600), so open pages survive a restart. The composition server needs
 * the same key.
 *
 * @returns 64 hexadecimal digits
 * @throws StartupError when the file holds something else
 */
export async function readOrCreateXsrfKey(dataDir: string): Promise<string> {
  const file = join(dataDir, 'xsrf.key');
  await mkdir(dataDir, { recursive: true });
  // Written beside its place, then linked to its name, which never replaces a file: two processes
  // that start at once end with the same key, and none reads half of it.
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  try {
    await writeFile(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const key = (await readFile(file, 'utf8')).trim();
  if (/^[0-9a-f]{64}$/.test(key)) return key;
  throw new StartupError(`The file ${file} is damaged: delete it and start again.`);
}
