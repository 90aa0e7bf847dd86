import { fileURLToPath } from 'node:url';
import { packageBin, runHere } from '../process/runProgram';
import type { Stop } from '../process/stopSignals.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** `npm test [-- jest's arguments]`: every test that needs no browser. */
export const main = (args: readonly string[], stop: Stop): Promise<number> =>
  runHere([packageBin('jest'), ...args], { cwd: root, stop });
