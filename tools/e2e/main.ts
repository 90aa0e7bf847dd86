import { fileURLToPath } from 'node:url';
import { buildAll } from '../builds/buildAll';
import { findUnits } from '../builds/units';
import { packageBin, runHere } from '../process/runProgram';
import type { Stop } from '../process/stopSignals.mjs';
import { findChromium } from './chromium';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * `npm run e2e [-- playwright's arguments]`: the product in a real browser. Playwright starts the
 * product itself (tests/e2e/globalSetup.ts), so that a test can also start one of its own.
 */
export async function main(args: readonly string[], stop: Stop): Promise<number> {
  const chromium = findChromium();
  const builds = buildAll(await findUnits(root), { stop: stop.gentle });
  await builds.all;
  return runHere([packageBin('@playwright/test', 'playwright'), 'test', ...args], {
    cwd: root,
    stop,
    env: { ...process.env, CHROMIUM: chromium },
  });
}
