import { readdirSync, readFileSync } from 'node:fs';
import { errorCode } from './errorCode.mjs';

// A process that has ended stays in the table, and answers to signal 0, until its parent collects
// it. In a container the parent may be an init that is in no hurry: such a zombie is not running.

/**
 * Returns whether a process runs.
 *
 * @param {number} pid
 */
export function isLiving(pid) {
  if (!isInTable(pid)) return false;
  const [state] = statOf(String(pid)) ?? [];
  return state !== 'Z';
}

/**
 * Returns whether a process of this group runs.
 *
 * @param {number} group the leader's process id
 */
export function isGroupLiving(group) {
  if (!isInTable(-group)) return false;
  if (process.platform !== 'linux') return true;
  return readdirSync('/proc').some((pid) => {
    const [state, , itsGroup] = statOf(pid) ?? [];
    return itsGroup === String(group) && state !== 'Z';
  });
}

/** @param {number} target a process, or a group with a minus before it */
function isInTable(target) {
  try {
    return process.kill(target, 0);
  } catch (error) {
    // Another user's process cannot be signalled, but it is there.
    return errorCode(error) === 'EPERM';
  }
}

/**
 * State, parent and group, from the only place where Linux says them without another program.
 *
 * @param {string} pid
 */
function statOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before them is in brackets and may itself contain anything.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
