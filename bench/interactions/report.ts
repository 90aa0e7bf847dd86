import { fileURLToPath } from 'node:url';
import { buildAll } from '../../tools/builds/buildAll';
import { findUnits } from '../../tools/builds/units';
import { findChromium } from '../../tools/commands/e2e/chromium';
import type { Stop } from '../../tools/process/stopSignals.mjs';
import { measureInteractions } from './measure';

const root = fileURLToPath(new URL('../..', import.meta.url));
const limitMs = 100;

/** `npm run bench -- interactions`: depends on the machine, so it is no part of the others. */
export async function timeInteractions(stop: Stop): Promise<number> {
  const program = findChromium();
  await buildAll(await findUnits(root), { stop: stop.gentle }).all;
  const interactions = await measureInteractions(program);
  for (const { what, nextPaintMs } of interactions) {
    const sign = nextPaintMs <= limitMs ? '✓' : '✗';
    console.log(`${sign} ${what.padEnd(40)}${String(nextPaintMs).padStart(6)} ms`);
  }
  const failed = interactions.filter(({ nextPaintMs }) => nextPaintMs > limitMs).length;
  console.log(`${interactions.length - failed} passed, ${failed} failed (at most ${limitMs} ms)`);
  return failed === 0 ? 0 : 1;
}
