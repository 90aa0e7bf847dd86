import { buildProduct } from '../../builds/buildAll';
import { roundsIn } from '../../console/options';
import { packageBin, runHere } from '../../process/runProgram';
import type { Stop } from '../../process/stopSignals.mjs';
import { root } from '../../root';
import { findChromium } from '../e2e/chromium';

/**
 * `npm run faults [-- --rounds 10]`: deploys every section `--rounds` times while a person works, and kills
 * the API five times as often during imports and as often during portfolios.
 */
export async function main(args: readonly string[], stop: Stop): Promise<number> {
  const rounds = roundsIn(args, '10');
  const chromium = findChromium();
  await buildProduct(stop);
  return runHere([packageBin('tsx'), 'tests/faults/main.ts'], {
    cwd: root,
    stop,
    env: { ...process.env, CHROMIUM: chromium, FAULT_ROUNDS: rounds },
  });
}
