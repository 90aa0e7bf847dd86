import type { SectionRegistry } from '@vatio/contracts/federation/sections';
import { rotation } from '../../../tests/rotation';
import { buildProduct } from '../../builds/buildAll';
import { packageBin, runHere } from '../../process/runProgram';
import type { Stop } from '../../process/stopSignals.mjs';
import { changeSince } from '../../proof/changeSince';
import { selectSpecs } from '../../proof/e2eSelection';
import { short, standingOf, versionOfChromium } from '../../proof/proven';
import { root } from '../../root';
import { findChromium } from './chromium';

/**
 * `npm run e2e [-- playwright's arguments]`: the product in a real browser. Playwright starts the
 * product itself (tests/e2e/globalSetup.ts), so that a test can start another one. Without arguments the specs run
 * that are not proven since `.ci/proven`; `--all` runs every one. With VATIO_URL it uses the product there, and only
 * the tests that fit it.
 */
export async function main(args: readonly string[], stop: Stop): Promise<number> {
  const chromium = findChromium();
  const elsewhere = process.env.VATIO_URL;
  if (!elsewhere) await buildProduct(stop);
  const selection = elsewhere
    ? ['--grep', await testsFor(elsewhere)]
    : args.length === 0
      ? await unproven(chromium)
      : [];
  const own = args.filter((arg) => arg !== '--all');
  return runHere([packageBin('@playwright/test', 'playwright'), 'test', ...selection, ...own], {
    cwd: root,
    stop,
    env: { ...process.env, CHROMIUM: chromium },
  });
}

/** The specs that run, as playwright takes them. */
async function unproven(chromium: string): Promise<readonly string[]> {
  const standing = await standingOf(root, await versionOfChromium(chromium));
  if (!standing.proven) {
    console.log(`Every spec runs: ${standing.reason}.`);
    return [];
  }
  const change = await changeSince(root, standing);
  const { files, of } = await selectSpecs({ root, ...change, part: rotation() });
  const rebuilt = [...change.rebuilt].join(', ') || 'no build';
  console.log(
    `${files.length} of ${of} specs run: since ${short(standing.proven.commit)}, where all passed, ${rebuilt} has changed. Everything: npm run e2e -- --all`,
  );
  return files.map((path) => `${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
}

/** The tests for a product that runs: most want the probe, which tests/e2e/stack.env adds to the stack. */
async function testsFor(url: string): Promise<string> {
  const answer = await fetch(new URL('sections.json', url));
  const { sections } = (await answer.json()) as SectionRegistry;
  return sections.some(({ name }) => name === 'probe') ? '@any|@stack' : '@any';
}
