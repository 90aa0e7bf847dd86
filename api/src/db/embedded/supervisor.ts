import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * A tiny process that outlives the API for a moment: when the API ends in any way, even by
 * kill -9, the pipe to it closes and it stops PostgreSQL. It is passed as text because the API is
 * bundled into one file, and needs nothing but Node.
 *
 * It stops only a server that the owner file still attributes to its API (token) and that still is
 * the server of the folder (pid): another API may have taken over meanwhile.
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

/** The running supervisor; `dismiss` ends it. */
export interface Supervisor {
  dismiss(): Promise<void>;
}

/** What the supervisor looks at when the API has gone. */
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
    // Away from the terminal's Ctrl-C and hang-up.
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
