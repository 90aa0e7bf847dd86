import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { isGroupLiving } from './living.mjs';

const pollMs = 50;
const afterKillMs = 2000;

/**
 * Starts a program as the leader of a new process group. Ctrl-C in a terminal reaches a whole group
 * at once; a child in another group ends when its parent says so, and in the parent's order.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export const spawnGroup = (program, args, options) =>
  spawn(program, args, { ...options, detached: process.platform !== 'win32' });

/**
 * Ends a group, with everything its leader started: asks first, then kills what is left.
 *
 * @param {import('node:child_process').ChildProcess} leader
 * @param {number} graceMs how long the group has; 0 kills at once
 */
export async function endGroup(leader, graceMs) {
  if (graceMs > 0) {
    signalGroup(leader, 'SIGTERM');
    await groupGone(leader, graceMs);
  }
  if (!isLiving(leader)) return;
  signalGroup(leader, 'SIGKILL');
  await groupGone(leader, afterKillMs);
}

/**
 * @param {import('node:child_process').ChildProcess} leader
 * @param {NodeJS.Signals} signal
 */
function signalGroup(leader, signal) {
  if (leader.pid === undefined) return;
  if (process.platform === 'win32') {
    leader.kill(signal);
    return;
  }
  try {
    process.kill(-leader.pid, signal);
  } catch {
    // Already gone, as intended.
  }
}

/** @param {import('node:child_process').ChildProcess} leader */
const isLiving = ({ pid, exitCode, signalCode }) =>
  process.platform === 'win32'
    ? exitCode === null && signalCode === null
    : pid !== undefined && isGroupLiving(pid);

/**
 * @param {import('node:child_process').ChildProcess} leader
 * @param {number} limitMs
 */
async function groupGone(leader, limitMs) {
  const limit = Date.now() + limitMs;
  while (isLiving(leader) && Date.now() < limit) await delay(pollMs);
}
