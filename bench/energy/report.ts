import { measureEngine } from './measure';

/**
 * `npm run bench -- energy`: how many times as long the engine takes as a plain way to do the same
 * does, in the same run. The milliseconds are for a person to read; they depend on the machine.
 */
export function compareEngine(): number {
  let failed = 0;
  const figures = measureEngine();
  for (const { what, ms, limitMs, plain, plainMs, limitRatio } of figures) {
    const ratio = ms / plainMs;
    const isPassed = ratio <= limitRatio;
    if (!isPassed) failed += 1;
    console.log(
      `${isPassed ? '✓' : '✗'} ${what.padEnd(44)}${milliseconds(ms)} of ${String(limitMs).padStart(3)} ms` +
        `  ${ratio.toFixed(2).padStart(6)} × ${plain}, at most ${limitRatio}`,
    );
  }
  console.log(`${figures.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

const milliseconds = (ms: number) => ms.toFixed(ms < 10 ? 2 : 0).padStart(7);
