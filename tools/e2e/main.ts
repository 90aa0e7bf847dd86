import { fileURLToPath } from 'node:url';
import { buildAll } from '../builds/buildAll';
import { findUnits } from '../builds/units';
import { packageBin, runHere } from '../process/runProgram';
import type { Stop } from '../process/stopSignals.mjs';
import { findChromium } from './chromium';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * `npm run e2e [-- playwright's arguments]`: the product in a real browser. Playwright starts the
 * product itself (tests/e2e/globalSetup.ts), so that a test can also start one of its own. With
 * VATIO_URL it is the product that runs there, and the tests are those that ask nothing else of it.
 */
export async function main(args: readonly string[], stop: Stop): Promise<number> {
  const chromium = findChromium();
  const isElsewhere = Boolean(process.env.VATIO_URL);
  if (!isElsewhere) await buildAll(await findUnits(root), { stop: stop.gentle }).all;
  const selection = isElsewhere ? ['--grep', '@stack'] : [];
  return runHere([packageBin('@playwright/test', 'playwright'), 'test', ...selection, ...args], {
    cwd: root,
    stop,
    env: { ...process.env, CHROMIUM: chromium },
  });
}
