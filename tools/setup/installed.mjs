import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean }} Locked
 * @typedef {Record<string, Locked>} Packages
 */

/**
 * Returns whether node_modules holds what package-lock.json asks for. Both lockfiles are compared by what
 * they say: a checkout that only touches times causes no install, and an interrupted install is noticed,
 * because npm writes its own record (`node_modules/.package-lock.json`) last.
 *
 * @param {string} root
 * @returns {Promise<boolean>}
 */
export async function isInstalled(root) {
  const [locked, present] = await Promise.all([
    packagesOf(join(root, 'package-lock.json')),
    packagesOf(join(root, 'node_modules', '.package-lock.json')),
  ]);
  if (!present) return false;
  if (!locked) return true;
  const wanted = Object.entries(locked).filter(([path]) => path !== '');
  return (
    wanted.every(([path, entry]) => isSatisfied(entry, present[path])) &&
    Object.keys(present).every((path) => path in locked)
  );
}

/**
 * An optional package may be absent: it is another platform's.
 *
 * @param {Locked} wanted
 * @param {Locked | undefined} found
 */
const isSatisfied = (wanted, found) =>
  found
    ? found.version === wanted.version &&
      found.integrity === wanted.integrity &&
      found.link === wanted.link
    : wanted.optional === true;

/**
 * @param {string} file
 * @returns {Promise<Packages | undefined>} undefined when there is no such lockfile or it is damaged
 */
async function packagesOf(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
