import { readFileSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isLiving } from '../../process/living.mjs';

const retryMs = 100;
const attempts = 10;

/** The process that runs on a data folder. The url is absent until the page can be opened. */
export interface Holder {
  readonly pid: number;
  readonly url?: string;
  /** The servers that it started. */
  readonly servers: readonly number[];
}

/** The right to be the only `npm start` on a data folder. It ends with the process that has it. */
export interface Lock {
  /** The servers of an earlier holder that was killed outright. */
  readonly leftovers: readonly number[];
  /** Lets a second `npm start` know what runs, and where the page is. */
  publish(holder: Omit<Holder, 'pid'>): void;
  release(): void;
}

/**
 * Takes the lock of a data folder. The lock is a listening socket, which the system closes with the
 * process: so there is never a stale one to remove. The file `start.json` beside it only names the
 * holder.
 *
 * @returns the lock, or its holder (unknown in the moment in which they take it)
 */
export async function takeLock(
  dataDir: string,
): Promise<Lock | { readonly heldBy: Holder | undefined }> {
  const address = lockAddress(dataDir);
  const file = join(dataDir, 'start.json');
  const server = (await listen(address)) ?? (await replaceDead(address));
  if (!server) return { heldBy: await holder(dataDir) };

  const leftovers = read(file)?.servers ?? [];
  const publish: Lock['publish'] = (holder) =>
    writeFileSync(file, JSON.stringify({ pid: process.pid, ...holder }));
  publish({ servers: leftovers });
  return { leftovers, publish, release: () => server.close() };
}

/**
 * Named after the folder itself, not after a path to it. Linux has sockets without a file and
 * Windows has pipes; elsewhere it is a socket file, in the temporary folder because a socket's path
 * is short.
 */
function lockAddress(dataDir: string): string {
  const { dev, ino } = statSync(dataDir, { bigint: true });
  const name = `vatio-start-${dev}-${ino}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), `${name}.sock`);
}

function listen(path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(path, () => resolve(server.unref()));
  });
}

/** A killed process leaves its socket file, but does not answer behind it. */
async function replaceDead(address: string): Promise<Server | undefined> {
  if (['linux', 'win32'].includes(process.platform) || (await isAnswered(address)))
    return undefined;
  unlinkSync(address);
  return listen(address);
}

function isAnswered(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
  });
}

/** The `npm start` that runs on a data folder, if one does. */
export function runningOn(dataDir: string): Holder | undefined {
  const found = read(join(dataDir, 'start.json'));
  return found && isLiving(found.pid) ? found : undefined;
}

/** The file may still be an earlier run's in the moment after the lock was taken. */
async function holder(dataDir: string): Promise<Holder | undefined> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const found = runningOn(dataDir);
    if (found) return found;
    await delay(retryMs);
  }
  return undefined;
}

function read(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
