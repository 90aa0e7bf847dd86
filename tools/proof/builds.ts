import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findUnits } from '../builds/units';

/** Not served, and not run: a source map, and what the build was made of. */
const isAside = /\.map$|(^|\/)\.inputs$/;

/**
 * The SHA-256 of each build's files, by the unit's name. Builds are deterministic, so equal hashes
 * mean that a browser and a server get the same bytes.
 */
export async function hashesOfBuilds(root: string): Promise<Readonly<Record<string, string>>> {
  const units = await findUnits(root);
  const hashes = await Promise.all(
    units.map(async ({ name, outputDir }) => [name, await hashOf(outputDir)] as const),
  );
  return Object.fromEntries(hashes);
}

async function hashOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !isAside.test(file))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(`\0${file.slice(folder.length)}\0`).update(await readFile(file));
  }
  return hash.digest('hex');
}
