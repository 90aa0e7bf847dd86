import { runHere } from '../../process/runProgram';
import type { Stop } from '../../process/stopSignals.mjs';
import { root } from '../../root';

/** CI has the first two with fewer rounds, and of the bench what does not depend on the machine. */
const longOnes = ['fuzz', 'faults', 'bench'];

/** `npm run proof`: what takes too long for every change, an hour and a half of an idle machine. */
export async function main(_args: readonly string[], stop: Stop): Promise<number> {
  let worst = 0;
  for (const command of longOnes) {
    if (stop.gentle.aborted) break;
    worst = Math.max(worst, await runHere(['tools/run.mjs', command], { cwd: root, stop }));
  }
  return worst;
}
