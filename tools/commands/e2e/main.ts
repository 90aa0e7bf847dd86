import type { SectionRegistry } from '@vatio/contracts/federation/sections';
import { buildProduct } from '../../builds/buildAll';
import { packageBin, runHere } from '../../process/runProgram';
import type { Stop } from '../../process/stopSignals.mjs';
import { root } from '../../root';
import { findChromium } from './chromium';

/**
 * `npm run e2e [-- playwright's arguments]`: the product in a real browser. Playwright starts the
 * product itself (tests/e2e/globalSetup.ts), so that a test can start another one. With VATIO_URL
 * it uses the product there, and only the tests that fit it.
 */
export async function main(args: readonly string[], stop: Stop): Promise<number> {
  const chromium = findChromium();
  const elsewhere = process.env.VATIO_URL;
  if (!elsewhere) await buildProduct(stop);
  const selection = elsewhere ? ['--grep', await testsFor(elsewhere)] : [];
  return runHere([packageBin('@playwright/test', 'playwright'), 'test', ...selection, ...args], {
    cwd: root,
    stop,
    env: { ...process.env, CHROMIUM: chromium },
  });
}

/** The tests for a product that runs: most want the probe, which tests/e2e/stack.env adds to the stack. */
async function testsFor(url: string): Promise<string> {
  const answer = await fetch(new URL('sections.json', url));
  const { sections } = (await answer.json()) as SectionRegistry;
  return sections.some(({ name }) => name === 'probe') ? '@any|@stack' : '@any';
}
