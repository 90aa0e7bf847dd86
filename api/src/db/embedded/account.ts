import { spawnSync } from 'node:child_process';
import { chmod, stat } from 'node:fs/promises';
import { StartupError } from '../../startupError';
import { databaseUrlHint } from './programs';

/**
 * The account for PostgreSQL, which refuses to run as root. `prefix` precedes each command; `uid`
 * is given to spawn and owns the files.
 */
export interface Account {
  readonly prefix: readonly string[];
  readonly uid?: number;
}

const nobody = 65_534;
const userNamespace = ['unshare', '-U', '--map-user=1000', '--map-group=1000'] as const;

/**
 * Chooses the account of the server. An ordinary user: that user. Root: a user namespace, where the files
 * stay root's and any folder works; if the kernel forbids those, uid 65534.
 *
 * @throws StartupError when root can use neither
 */
export function chooseAccount(postgres: string): Account {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const [unshare, ...options] = userNamespace;
  if (spawnSync(unshare, [...options, postgres, '--version']).status === 0) {
    return { prefix: userNamespace };
  }
  if (spawnSync(postgres, ['--version'], { uid: nobody, gid: nobody }).status === 0) {
    return { prefix: [], uid: nobody };
  }
  throw new StartupError(
    `PostgreSQL cannot run as root and no other account can be used here: start Vatio as an ordinary user, or ${databaseUrlHint}.`,
  );
}

/** Options of spawn for a program under the account. */
export function asAccount(account: Account, program: string, args: readonly string[]) {
  const [command = program, ...rest] = [...account.prefix, program, ...args];
  const identity = account.uid === undefined ? {} : { uid: account.uid, gid: account.uid };
  return { command, args: rest, options: { ...identity, env: cleanEnvironment() } };
}

/** PG* variables of the shell (PGDATA, PGOPTIONS …) must not reach our server. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' };
}

/**
 * Gives a folder to the account, for instance after a change from or to root.
 *
 * @throws StartupError when it belongs to another user and we may not change that
 */
export async function giveTo(account: Account, dir: string): Promise<void> {
  const owner = account.uid ?? process.getuid?.();
  if (owner === undefined || (await stat(dir)).uid === owner) return;
  if (spawnSync('chown', ['-R', `${owner}:${owner}`, dir]).status === 0) return;
  throw new StartupError(
    `The folder ${dir} belongs to another user of this system: start Vatio as that user or set another folder in DATA_DIR.`,
  );
}

/**
 * Lets the account through the data folder to its own files in it.
 *
 * @throws StartupError when a folder above shuts it out (as /root does)
 */
export async function openWayTo(account: Account, dir: string): Promise<void> {
  const { uid } = account;
  if (uid === undefined) return;
  await chmod(dir, (await stat(dir)).mode | 0o011);
  if (spawnSync('test', ['-x', dir], { uid, gid: uid }).status === 0) return;
  throw new StartupError(
    `The account that PostgreSQL uses (uid ${uid}) cannot enter ${dir}: set a folder that it can enter in DATA_DIR, start Vatio as an ordinary user, or ${databaseUrlHint}.`,
  );
}
