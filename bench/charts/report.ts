import { fileURLToPath } from 'node:url';
import { findChromium } from '../../tools/commands/e2e/chromium';
import { measureCharts } from './measure';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * `npm run bench -- charts`: 35,040 points, beside the same library without sampling. The
 * milliseconds are for a person to read; they depend on the machine.
 */
export async function compareCharts(): Promise<number> {
  let failed = 0;
  const figures = await measureCharts(root, findChromium());
  for (const { what, ms, limitMs, plainMs, limitRatio } of figures) {
    const ratio = ms / plainMs;
    const isPassed = ratio <= limitRatio;
    if (!isPassed) failed += 1;
    console.log(
      `${isPassed ? '✓' : '✗'} a year of quarter-hours, ${what.padEnd(12)}${milliseconds(ms)} of ` +
        `${String(limitMs).padStart(3)} ms  ${ratio.toFixed(2)} × every point drawn (${plainMs.toFixed(0)} ms), at most ${limitRatio}`,
    );
  }
  console.log(`${figures.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

const milliseconds = (ms: number) => ms.toFixed(0).padStart(6);
