import { runHere } from '../../process/runProgram';
import type { Stop } from '../../process/stopSignals.mjs';
import { root } from '../../root';
import { proveOnNode24 } from './node24';

/** CI has the first two with fewer rounds, of the bench what does not depend on the machine, and one mutation. */
const longOnes = [['fuzz'], ['faults'], ['bench'], ['mutations', '--all']];

/**
 * `npm run proof`: what takes too long for every change, an hour and a half of an idle machine; and the
 * product and its tests on Node 24.
 */
export async function main(_args: readonly string[], stop: Stop): Promise<number> {
  let worst = await proveOnNode24({ cwd: root, stop });
  for (const command of longOnes) {
    if (stop.gentle.aborted) break;
    worst = Math.max(worst, await runHere(['tools/run.mjs', ...command], { cwd: root, stop }));
  }
  return worst;
}
