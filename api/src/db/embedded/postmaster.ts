import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { open, readFile, readlink, realpath, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../../errorFacts';
import { type Account, asAccount } from './account';
import type { Programs } from './programs';

/** The content of `postmaster.pid` about a folder's server. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** It accepts connections: not still starting, not stopping. */
  readonly isReady: boolean;
}

const lockFile = (dir: string) => join(dir, 'postmaster.pid');
const readLockFile = (dir: string) => readFile(lockFile(dir), 'utf8').catch(() => '');

/** The running server of this folder; a dead one's lock file counts as none. */
export async function findPostmaster(dir: string): Promise<Postmaster | undefined> {
  const content = await readLockFile(dir);
  const [pid, dataDir, , port, , , , status] = content.split('\n').map((line) => line.trim());
  if (!dataDir || !isAlive(Number(pid))) return undefined;
  // A folder that was copied while its server ran carries the lock file of the original.
  if ((await realPathOf(dataDir)) !== (await realPathOf(dir))) return undefined;
  // The pid of a killed server may belong to another process by now.
  if (!(await worksIn(Number(pid), dir))) return undefined;
  return { pid: Number(pid), port: Number(port), isReady: status === 'ready' };
}

/** A server makes its folder its working directory before it writes its lock file. */
async function worksIn(pid: number, dir: string): Promise<boolean> {
  if (process.platform === 'linux') {
    return readlink(`/proc/${pid}/cwd`).then(
      async (place) => place === (await realPathOf(dir)),
      // The lock file is the only evidence where we may not look.
      (error: unknown) => codeOf(error) !== 'ENOENT',
    );
  }
  if (process.platform === 'win32') return true;
  const { stdout, status } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)]);
  return status !== 0 || stdout.toString().includes('postgres');
}

/**
 * Removes a stranger's pid from a lock file that was left behind: PostgreSQL would take that
 * process for a server and not start. Our own pid replaces it, because PostgreSQL knows its parent;
 * it needs the rest of the file to find surviving children.
 *
 * Call it when `findPostmaster` has found none.
 */
export async function disownLockFile(dir: string): Promise<void> {
  const content = await readLockFile(dir);
  const [pid, ...rest] = content.split('\n');
  if (rest.length === 0 || !isAlive(Number(pid))) return;
  await writeFile(lockFile(dir), [process.pid, ...rest].join('\n'));
}

const realPathOf = (path: string) => realpath(path).catch(() => path);

/** Returns whether the process runs; a zombie does not. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid < 1) return false;
  try {
    process.kill(pid, 0);
  } catch {
    // Gone, or another user's, which PostgreSQL does not take for the server either.
    return false;
  }
  // A dead process stays a zombie for ever where process 1 reaps no orphans (some containers).
  return process.platform !== 'linux' || !isZombie(pid);
}

function isZombie(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** INT ends sessions and stops cleanly; QUIT stops at once and leaves recovery to the next start. */
export function signalPostmaster(programs: Programs, pid: number, signal: 'INT' | 'QUIT'): void {
  if (process.platform === 'win32') {
    spawnSync(programs.pgCtl, ['kill', signal, String(pid)], { windowsHide: true });
    return;
  }
  try {
    process.kill(pid, `SIG${signal}`);
  } catch {
    // It has already ended.
  }
}

/** A try at starting the server; another one may turn out to have the folder. */
export interface Launch {
  readonly child: ChildProcess;
  hasExited(): boolean;
  /** The server's log since the launch. */
  output(): Promise<string>;
}

const maxLogBytes = 1_000_000;

/** Launches `postgres` on the folder, loopback only, its log in `<logFile>`. */
export async function launchPostmaster(
  programs: Programs,
  account: Account,
  server: { readonly dir: string; readonly port: number; readonly logFile: string },
): Promise<Launch> {
  const { dir, port, logFile } = server;
  const startsAt = await makeRoom(logFile);
  // A file and not a pipe: the server may outlive us, and must not lose its log then.
  const log = await open(logFile, 'a', 0o600);
  const { command, args, options } = asAccount(account, programs.postgres, [
    '-D',
    dir,
    ...settings(port).flatMap((setting) => ['-c', setting]),
  ]);
  // Its own process group: Ctrl-C in the terminal is for the API, which stops it when it is done.
  const child = spawn(command, args, {
    ...options,
    stdio: ['ignore', log.fd, log.fd],
    detached: true,
    windowsHide: true,
  });
  let hasExited = false;
  const end = () => {
    hasExited = true;
  };
  child.once('exit', end).once('error', end).unref();
  await log.close();
  return {
    child,
    hasExited: () => hasExited,
    output: async () => (await readFile(logFile)).subarray(startsAt).toString(),
  };
}

const settings = (port: number) => [
  'listen_addresses=127.0.0.1',
  `port=${port}`,
  'unix_socket_directories=',
  'timezone=UTC',
  'log_timezone=UTC',
  'log_checkpoints=off',
  // Statements contain what people typed; the log must not.
  'log_min_error_statement=panic',
];

/** Keeps one old log. @returns the size of the log, in bytes */
async function makeRoom(logFile: string): Promise<number> {
  const size = (await stat(logFile).catch(() => undefined))?.size ?? 0;
  if (size < maxLogBytes) return size;
  await rename(logFile, `${logFile}.1`);
  return 0;
}
