import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const generated = new Set(['node_modules', 'dist', 'dist-server']);

/**
 * Lists the sources in some folders, from the root.
 *
 * @param isExcluded leaves out a folder by its name, or a file by its path
 */
export function sourcesBelow(
  cwd: string,
  folders: readonly string[],
  isExcluded: (name: string) => boolean = () => false,
): string[] {
  const below = (folder: string): string[] =>
    readdirSync(join(cwd, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        return generated.has(entry.name) || isExcluded(entry.name) ? [] : below(path);
      }
      return /\.(?:[cm]?js|tsx?)$/.test(path) && !isExcluded(path) ? [path] : [];
    });
  return folders.filter((folder) => existsSync(join(cwd, folder))).flatMap(below);
}
