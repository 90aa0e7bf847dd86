import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildAll } from '../../builds/buildAll';
import { findUnits } from '../../builds/units';
import { packageBin, runHere } from '../../process/runProgram';
import type { Stop } from '../../process/stopSignals.mjs';
import { findChromium } from '../e2e/chromium';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * `npm run faults [-- --rounds 10]`: deploys every section so many times while a person works, and
 * kills the API five times as often during imports.
 */
export async function main(args: readonly string[], stop: Stop): Promise<number> {
  const { rounds } = parseArgs({
    args: [...args],
    options: { rounds: { type: 'string', default: '10' } },
  }).values;
  const chromium = findChromium();
  await buildAll(await findUnits(root), { stop: stop.gentle }).all;
  return runHere([packageBin('tsx'), 'tests/faults/main.ts'], {
    cwd: root,
    stop,
    env: { ...process.env, CHROMIUM: chromium, FAULT_ROUNDS: rounds },
  });
}
