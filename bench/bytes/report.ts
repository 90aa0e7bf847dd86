import { fileURLToPath } from 'node:url';
import { buildAll } from '../../tools/builds/buildAll';
import { findUnits } from '../../tools/builds/units';
import type { Stop } from '../../tools/process/stopSignals.mjs';
import { measureBytes } from './measure';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Builds what changed, and prints the sizes that must not grow. */
export async function guardBytes(stop: Stop): Promise<number> {
  const builds = buildAll(await findUnits(root), { stop: stop.gentle });
  await builds.all;

  const guards = measureBytes(root);
  for (const { what, bytes, limitBytes } of guards) {
    const sign = bytes <= limitBytes ? '✓' : '✗';
    console.log(`${sign} ${what.padEnd(48)}${kilobytes(bytes)}, at most ${kilobytes(limitBytes)}`);
  }
  const failed = guards.filter(({ bytes, limitBytes }) => bytes > limitBytes).length;
  console.log(`${guards.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`.padStart(9);
