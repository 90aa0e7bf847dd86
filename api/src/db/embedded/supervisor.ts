import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * A tiny process that outlives the API for a moment. When the API ends, even by kill -9, the pipe
 * between them closes and it stops PostgreSQL. It is passed as text, because the API is one bundled
 * file, and needs only Node.
 *
 * It stops a server only if the owner file still names its API (token) and the server is still the
 * folder's (pid): another API may have taken over.
 */
const program = `
const { readFileSync } = require('node:fs');
const { spawnSync } = require('node:child_process');
const [ownerFile, pidFile, token, pgCtl] = process.argv.slice(1);
const lines = (file) => {
  try { return readFileSync(file, 'utf8').split('\\n'); } catch { return []; }
};
process.stdin.resume().on('close', () => {
  const [owner, ownedPid] = lines(ownerFile);
  const [pid] = lines(pidFile);
  if (owner !== token || !(Number(pid) > 1) || pid !== ownedPid) return;
  if (process.platform === 'win32') spawnSync(pgCtl, ['kill', 'INT', pid]);
  else try { process.kill(Number(pid), 'SIGINT'); } catch {}
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
`;

export interface Supervisor {
  dismiss(): Promise<void>;
}

/** The facts that the supervisor checks when the API has gone. */
export interface Watched {
  /** First line: the token of the API that owns the server; second line: the server's pid. */
  readonly ownerFile: string;
  readonly pidFile: string;
  readonly token: string;
  readonly pgCtl: string;
}

/** Starts the supervisor of this process. */
export function startSupervisor(watched: Watched): Supervisor {
  const { ownerFile, pidFile, token, pgCtl } = watched;
  const child = spawn(process.execPath, ['-e', program, ownerFile, pidFile, token, pgCtl], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Detached from the terminal's Ctrl-C and hang-up.
    detached: true,
    windowsHide: true,
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  child.once('error', () => {});
  child.unref();
  return { dismiss: () => dismiss(child) };
}

async function dismiss(child: ChildProcess): Promise<void> {
  child.ref();
  child.stdin?.destroy();
  if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    await once(child, 'exit');
  }
}
