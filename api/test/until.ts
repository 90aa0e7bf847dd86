import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for something that happens by itself; jest's time limit is the only one. */
export async function until(happened: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await happened())) await sleep(20);
}
