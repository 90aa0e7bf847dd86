import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}
type Lock = Readonly<Record<string, LockedPackage>>;

/** The folder that holds package-lock.json, found upwards from here. */
export function workspaceRoot(from: string): string {
  for (let dir = from; ; dir = dirname(dir)) {
    if (existsSync(join(dir, 'package-lock.json'))) return dir;
    if (dir === dirname(dir)) throw new Error(`No package-lock.json above ${from}`);
  }
}

/** The manifest of an installed package. By path: many packages do not export theirs. */
export const installedManifest = (root: string, name: string) =>
  JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'));

/** Node's own rule: the nearest `node_modules/<name>` on the way up. */
function resolveLocked(lock: Lock, name: string, from: string): string | undefined {
  for (let dir = from; ; dir = dir.includes('/') ? dirname(dir) : '') {
    const path = dir ? `${dir}/node_modules/${name}` : `node_modules/${name}`;
    if (path in lock) return path;
    if (!dir) return undefined;
  }
}

/** Everything a package needs, by the lockfile: local folders, and `name@version` of the rest. */
export interface DependencyClosure {
  readonly localDirs: readonly string[];
  readonly npmPackages: readonly string[];
}

/** Walks the lockfile from one workspace package (a path relative to the root). */
export function dependencyClosure(root: string, packagePath: string): DependencyClosure {
  const lock: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const seen = new Set<string>();
  const localDirs = new Set<string>();
  const npmPackages = new Set<string>();

  const visit = (path: string) => {
    const { link, resolved } = lock[path] ?? {};
    const real = link && resolved ? resolved : path;
    if (seen.has(real)) return;
    seen.add(real);
    const entry = lock[real] ?? {};
    const isLocal = !real.includes('node_modules/');
    if (isLocal) localDirs.add(real);
    else npmPackages.add(`${real}@${entry.version} ${entry.integrity ?? ''}`);
    const needs = {
      ...entry.dependencies,
      // Tools that build and check our own packages; other packages do not even install theirs.
      ...(isLocal && entry.devDependencies),
      ...entry.optionalDependencies,
      ...entry.peerDependencies,
    };
    for (const name of Object.keys(needs)) {
      const next = resolveLocked(lock, name, real);
      if (next) visit(next);
    }
  };

  visit(packagePath);
  return { localDirs: [...localDirs].sort(), npmPackages: [...npmPackages].sort() };
}

/**
 * The folders whose sources a section may bundle: its own, and those of the workspace packages it needs. A
 * folder with a webpack.config.ts is a page or a section and is never bundled.
 */
export function bundledFolders(root: string, packageDir: string): string[] {
  const needed = dependencyClosure(root, relative(root, packageDir)).localDirs;
  const folders = needed.map((dir) => join(root, dir));
  return folders.filter((dir) => dir === packageDir || !existsSync(join(dir, 'webpack.config.ts')));
}
