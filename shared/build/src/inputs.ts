import { createHash, type Hash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { providedFolders } from './sharing';
import { dependencyClosure, workspaceRoot } from './workspace';

/** The kinds of build a package can have; the host has two, so each ignores the other's folder. */
export type BuildKind = 'page' | 'section' | 'server';

const inputsFile = '.inputs';
const ignoredFolders = new Set([
  'node_modules',
  'dist',
  'dist-server',
  '.tsbuild',
  'test',
  'testing',
]);
const ignoredFiles = /\.(test|stories)\.tsx?$|\.md$|\.tsbuildinfo$/;
const otherKindsFolder: Readonly<Record<BuildKind, string | undefined>> = {
  page: 'host/server',
  section: undefined,
  server: 'host/src',
};

/**
 * A hash of everything that can change a build's bytes: the package's sources, the shared sources
 * that it bundles, the build configuration, and the versions in the lockfile. A section does not
 * bundle the host's shares, so a change there leaves its hash alone.
 *
 * @returns 64 hexadecimal digits
 */
export async function inputsHash(packageDir: string, kind: BuildKind): Promise<string> {
  const root = workspaceRoot(packageDir);
  const { localDirs, npmPackages } = dependencyClosure(root, relative(root, packageDir));
  const left = new Set(kind === 'section' ? providedFolders(root) : []);
  const other = otherKindsFolder[kind];
  if (other) left.add(join(root, other));

  const hash = createHash('sha256').update(kind).update(npmPackages.join('\n'));
  for (const dir of localDirs) await addFolder(hash, root, join(root, dir), left);
  return hash.digest('hex');
}

async function addFolder(hash: Hash, root: string, dir: string, left: ReadonlySet<string>) {
  const entries = await readdir(dir, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) {
      if (!ignoredFolders.has(entry.name) && !left.has(path))
        await addFolder(hash, root, path, left);
    } else if (entry.isFile() && !ignoredFiles.test(entry.name)) {
      hash.update(`\0${relative(root, path)}\0`).update(await readFile(path));
    }
  }
}

/** Writes the hash beside its build. Written last: a failed build has none. */
export async function writeInputs(outputDir: string, hash: string): Promise<void> {
  await mkdir(outputDir, { recursive: true });
  await writeFile(join(outputDir, inputsFile), hash);
}

/** Returns whether the output in this folder was built from exactly these inputs. */
export async function isBuilt(outputDir: string, hash: string): Promise<boolean> {
  return readFile(join(outputDir, inputsFile), 'utf8').then(
    (built) => built === hash,
    () => false,
  );
}
