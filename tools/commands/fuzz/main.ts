import { parseArgs } from 'node:util';
import { packageBin, runHere } from '../../process/runProgram';
import type { Stop } from '../../process/stopSignals.mjs';
import { root } from '../../root';

/**
 * `npm run fuzz [-- --cases 50] [--seed <a failure's>]`: tries `--cases` cases for every operation of the
 * OpenAPI document, against an API with its own database.
 */
export async function main(args: readonly string[], stop: Stop): Promise<number> {
  const { cases, seed } = parseArgs({
    args: [...args],
    options: { cases: { type: 'string', default: '500' }, seed: { type: 'string', default: '' } },
  }).values;
  return runHere([packageBin('jest'), '--selectProjects', 'fuzz', '--maxWorkers', '2'], {
    cwd: root,
    stop,
    env: { ...process.env, FUZZ_CASES: cases, FUZZ_SEED: seed },
  });
}
