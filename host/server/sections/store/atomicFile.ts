import { randomUUID } from 'node:crypto';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** The prefix of unfinished files; after a crash they are rubbish. */
export const unfinishedPrefix = '.unfinished-';

/** A temporary path in the same folder, to be renamed when the file is whole. */
export const unfinishedPath = (path: string): string =>
  join(dirname(path), `${unfinishedPrefix}${basename(path)}-${randomUUID()}`);

/** Replaces a file's text, whole even if the power fails. */
export async function writeFileAtomic(path: string, text: string, mode = 0o644): Promise<void> {
  const unfinished = unfinishedPath(path);
  try {
    await writeFile(unfinished, text, { flush: true, mode });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

/** Makes sure that new and renamed entries of a folder are on the disk. */
export async function syncFolder(dir: string): Promise<void> {
  // Windows opens no folders, and keeps their entries safe by itself.
  if (process.platform === 'win32') return;
  const folder = await open(dir);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
