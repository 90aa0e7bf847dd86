import { spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { codeOf } from '../../errorFacts';
import { StartupError } from '../../startupError';
import { type Account, asAccount, giveTo, openWayTo } from './account';
import { findPostmaster, isAlive } from './postmaster';
import { databaseUrlHint, type Programs, unsupported } from './programs';

/** The files of one PostgreSQL server, and the way into it. */
export interface Cluster {
  readonly dir: string;
  readonly password: string;
}

/** The only database role of the embedded server. */
export const roleName = 'vatio';

const drafts = /^postgres\.init-(\d+)-/;
/** Those this process is working on. */
const ownDrafts = new Set<string>();

/**
 * The database files in `<dataDir>/postgres`, made on the first start. They are made beside it and renamed
 * when complete, so a start that is killed leaves no folder that looks finished.
 *
 * @throws StartupError
 */
export async function openCluster(
  dataDir: string,
  programs: Programs,
  account: Account,
): Promise<Cluster> {
  const dir = join(dataDir, 'postgres');
  await mkdir(dataDir, { recursive: true }).catch(unwritable(dataDir));
  await openWayTo(account, dataDir);
  if (!(await hasFile(dir, 'PG_VERSION'))) await create(dataDir, dir, programs, account);
  // Never under a running server: it may belong to another user's API.
  if (!(await findPostmaster(dir))) {
    await giveTo(account, dir);
    // A copy or a careless chmod may have opened it to others; PostgreSQL would refuse to start.
    await chmod(dir, 0o700).catch(unwritable(dataDir));
  }
  return { dir, password: await readPassword(dir) };
}

/** @throws StartupError when the file has gone, or belongs to another user */
export async function readPassword(dir: string): Promise<string> {
  const password = await readFile(passwordFile(dir), 'utf8').catch(() => {
    throw new StartupError(
      `Cannot read ${passwordFile(dir)}, the password of the embedded database: restore it from a copy, or set another folder in DATA_DIR.`,
    );
  });
  return password.trim();
}

/** The postgres:// address of our database on a server that listens on this port. */
export const addressOf = (password: string, port: number): string =>
  `postgres://${roleName}:${encodeURIComponent(password)}@127.0.0.1:${port}/${roleName}?sslmode=disable`;

async function create(dataDir: string, dir: string, programs: Programs, account: Account) {
  await removeAbandonedDrafts(dataDir);
  const draft = await mkdtemp(join(dataDir, `postgres.init-${process.pid}-`)).catch(
    unwritable(dataDir),
  );
  const cluster = join(draft, 'cluster');
  ownDrafts.add(draft);
  try {
    await writeFile(join(draft, 'password'), randomBytes(24).toString('base64url'), {
      mode: 0o600,
    });
    await giveTo(account, draft);
    await runInitdb(programs, account, cluster, join(draft, 'password'));
    await rename(join(draft, 'password'), passwordFile(cluster));
    await rename(cluster, dir).catch(async (error: unknown) => {
      // Another process was first; the lock, not this rename, decides which of the two runs.
      if (!(await hasFile(dir, 'PG_VERSION'))) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
    ownDrafts.delete(draft);
  }
}

async function runInitdb(programs: Programs, account: Account, dir: string, pwfile: string) {
  const { command, args, options } = asAccount(account, programs.initdb, [
    `--pgdata=${dir}`,
    `--username=${roleName}`,
    '--encoding=UTF8',
    '--locale=C',
    '--data-checksums',
    '--auth=scram-sha-256',
    `--pwfile=${pwfile}`,
  ]);
  // Its own process group: Ctrl-C in the terminal is for the API, which cleans up.
  const stdio = ['ignore', 'ignore', 'pipe'] satisfies ('ignore' | 'pipe')[];
  const child = spawn(command, args, { ...options, stdio, detached: true, windowsHide: true });
  const exit = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  try {
    const [code, output] = await Promise.all([exit, child.stderr ? text(child.stderr) : '']);
    if (code === 0) return;
    const reason = output.trim().split('\n').slice(-2).join(' ');
    throw new StartupError(
      `The database could not be created in ${dir}: ${reason || `exit code ${code}`}; if that cannot be mended, ${databaseUrlHint}.`,
    );
  } catch (error) {
    // The file exists; its loader, glibc's, is missing.
    if (codeOf(error) !== 'ENOENT') throw error;
    throw new StartupError(unsupported(`${process.platform}, without glibc`));
  }
}

async function removeAbandonedDrafts(dataDir: string) {
  for (const name of await readdir(dataDir)) {
    const pid = Number(drafts.exec(name)?.[1]);
    const isInUse = pid === process.pid ? ownDrafts.has(join(dataDir, name)) : isAlive(pid);
    if (pid && !isInUse) {
      // Retried: the initdb of a killed start may still be writing.
      await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 20 });
    }
  }
}

const passwordFile = (dir: string) => join(dir, 'vatio.password');
const portFile = (dir: string) => join(dir, 'vatio.port');

/** The port of this server, chosen at random once so that two checkouts do not collide. */
export async function readPort(dir: string): Promise<number> {
  const port = Number(await readFile(portFile(dir), 'utf8').catch(() => ''));
  return Number.isInteger(port) && port > 1023 && port < 65_536 ? port : changePort(dir);
}

/** Below the range that systems use for outgoing connections. */
export async function changePort(dir: string): Promise<number> {
  const port = randomInt(20_000, 32_768);
  await writeFile(portFile(dir), `${port}\n`, { mode: 0o600 });
  return port;
}

async function hasFile(dir: string, name: string): Promise<boolean> {
  return (await readdir(dir).catch((): string[] => [])).includes(name);
}

const unwritable =
  (dataDir: string) =>
  (error: NodeJS.ErrnoException): never => {
    throw new StartupError(
      `Cannot write in ${dataDir} (${error.code}): set another folder in DATA_DIR.`,
    );
  };
