import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../process/errorCode.mjs';

/** The user `node` of the containers of host and API, and the root of the database's. */
const node = 1000;
const root = 0;

/** The user of the container that reads it, by file. The database's root reads those of its roles as well. */
const readers: Readonly<Record<string, number>> = {
  xsrf_key: node,
  database_password: node,
  database_owner_password: node,
  database_superuser_password: root,
};

/**
 * Makes the secrets that are not there yet; one that is there keeps its content, and is closed again to
 * all but its reader. Needs root.
 *
 * @returns the names of those that were made
 */
export async function makeSecrets(folder: string): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const made: string[] = [];
  for (const [name, reader] of Object.entries(readers)) {
    const file = join(folder, name);
    if (await isMade(file)) made.push(name);
    await chown(file, reader, reader);
    await chmod(file, 0o400);
  }
  return made;
}

/** Never over one that is there: the database has its password from it. */
async function isMade(file: string): Promise<boolean> {
  try {
    await writeFile(file, `${randomBytes(32).toString('base64url')}\n`, {
      flag: 'wx',
      mode: 0o400,
    });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}
