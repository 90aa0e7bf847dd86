import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** A process's memory, as Linux counts it, in MB. */
async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}

/** The largest growth of a process during some work, in MB. */
export async function growthOf(pid: number, work: () => Promise<unknown>): Promise<number> {
  const before = await residentMegabytes(pid);
  let most = before;
  const ended = new AbortController();
  const watching = (async () => {
    while (!ended.signal.aborted) {
      most = Math.max(most, await residentMegabytes(pid));
      await sleep(20);
    }
  })();
  await work().finally(() => ended.abort());
  await watching;
  return most - before;
}
