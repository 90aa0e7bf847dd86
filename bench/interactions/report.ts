import { buildProduct } from '../../tools/builds/buildAll';
import { findChromium } from '../../tools/commands/e2e/chromium';
import { reportChecks } from '../../tools/console/checks';
import type { Stop } from '../../tools/process/stopSignals.mjs';
import { measureInteractions } from './measure';

/** `npm run bench -- interactions`: depends on the machine, so it is no part of the others. */
export async function timeInteractions(stop: Stop): Promise<number> {
  const program = findChromium();
  await buildProduct(stop);
  const checks = (await measureInteractions(program)).map(({ what, takenMs, limitMs }) => ({
    line: `${what.padEnd(40)}${takenMs.toFixed(0).padStart(6)} ms, at most ${limitMs}`,
    isPassed: takenMs <= limitMs,
  }));
  return reportChecks(checks);
}
