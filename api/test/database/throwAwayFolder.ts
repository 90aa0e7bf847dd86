import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../../src/db/embedded/postmaster';

/** Linux's folder for files in memory. */
const memory = '/dev/shm';
/** Far more than the databases of a run take. */
const roomBytes = 4 * 1024 ** 3;
const ours = /^vatio-test-(\d+)-/;

/**
 * A folder for database files that are useless after the run: in memory if there is room, because a
 * disk takes ten times as long to copy a database for each test file. Programs cannot run from it.
 * It also removes leftovers of killed runs.
 */
export async function throwAwayFolder(): Promise<string> {
  const room = await statfs(memory).catch(() => undefined);
  const isRoomy = room !== undefined && room.bavail * room.bsize > roomBytes;
  if (isRoomy) await removeAbandoned();
  return mkdtemp(join(isRoomy ? memory : tmpdir(), `vatio-test-${process.pid}-`));
}

async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(memory)) {
    const pid = Number(ours.exec(name)?.[1]);
    if (pid && !isAlive(pid)) await rm(join(memory, name), { recursive: true, force: true });
  }
}
