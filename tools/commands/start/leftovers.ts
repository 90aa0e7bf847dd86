import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const pollMs = 100;
const limitMs = 20_000;

/**
 * Waits for the servers of an earlier start that was killed outright. They end by themselves when
 * they notice, and until then the database is still theirs. One that hangs is killed.
 */
export async function leftoversGone(pids: readonly number[]): Promise<void> {
  const limit = Date.now() + limitMs;
  for (const pid of pids) {
    while (isServer(pid)) {
      if (Date.now() > limit) process.kill(pid, 'SIGKILL');
      await delay(pollMs);
    }
  }
}

/** Returns whether this process runs one of our servers: its number alone may long be another program's. */
function isServer(pid: number): boolean {
  try {
    return commandLine(pid).includes('dist-server/main.js');
  } catch {
    return false;
  }
}

const commandLine = (pid: number): string =>
  process.platform === 'linux'
    ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
