import { createWriteStream, rmSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { codeOf } from '../errorFacts';
import { StartupError } from '../startupError';

/** vatio-2026-11-26T02-15-00Z.tar.gz: their order by name is their order in time. */
const archiveForm = /^vatio-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz$/;
const unfinishedForm = /^vatio-[\dTZ-]{20}\.tar\.gz\.\d{1,10}\.part$/;
/** One under way is written to every few seconds. */
const abandonedMs = 60 * 60 * 1000;

const nameOf = (at: Date): string =>
  `vatio-${at.toISOString().replace(/\.\d+/, '').replaceAll(':', '-')}.tar.gz`;

/**
 * Writes a file into the folder of the backups that has its name only when it is whole and on the disk.
 * Only its owner may read it.
 *
 * @returns its path
 * @throws StartupError when the folder cannot be written
 */
export async function writeWhole(
  folder: string,
  at: Date,
  write: (open: () => Writable) => Promise<void>,
): Promise<string> {
  const path = join(folder, nameOf(at));
  const part = `${path}.${process.pid}.part`;
  const removePart = () => {
    try {
      rmSync(part, { force: true });
    } catch {
      // The folder is none, or has gone: what is said is why it could not be written.
    }
  };
  process.once('exit', removePart);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await write(() => createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }));
    await rename(part, path);
    await syncFolder(folder);
    return path;
  } catch (error) {
    removePart();
    throw explained(folder, error);
  } finally {
    process.removeListener('exit', removePart);
  }
}

/** So that the new name survives a failure of power. Windows knows no such thing. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/** The newest backup of the folder. @throws StartupError when there is none */
export async function newestIn(folder: string): Promise<string> {
  const names = await readdir(folder).catch((): string[] => []);
  const newest = names
    .filter((name) => archiveForm.test(name))
    .sort()
    .at(-1);
  if (newest) return join(folder, newest);
  throw new StartupError(`There is no backup in ${folder}: name an archive, or make one first.`);
}

/**
 * Deletes all but the newest backups, and the leftovers of killed runs.
 *
 * @returns the names of those
 */
export async function keepNewest(folder: string, count: number): Promise<readonly string[]> {
  const names = (await readdir(folder)).sort();
  const old = names.filter((name) => archiveForm.test(name)).slice(0, -count);
  for (const name of old) await rm(join(folder, name), { force: true });
  for (const name of names.filter((one) => unfinishedForm.test(one))) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > abandonedMs) {
      await rm(join(folder, name), { force: true });
    }
  }
  return old;
}

function explained(folder: string, error: unknown): unknown {
  const code = codeOf(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new StartupError(
      `There is no room left in ${folder}: free some, keep fewer (--keep), or name another folder with --to.`,
    );
  }
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code)) {
    return new StartupError(
      `Cannot write in ${folder} (${code}): allow it, or name another folder with --to.`,
    );
  }
  return error;
}
