import { buildProduct } from '../../tools/builds/buildAll';
import { reportChecks } from '../../tools/console/checks';
import type { Stop } from '../../tools/process/stopSignals.mjs';
import { root } from '../../tools/root';
import { measureBytes } from './measure';

/** Builds what changed, and prints the sizes that must not grow. */
export async function guardBytes(stop: Stop): Promise<number> {
  await buildProduct(stop);
  return reportChecks(
    measureBytes(root).map(({ what, bytes, limitBytes }) => ({
      line: `${what.padEnd(48)}${kilobytes(bytes)}, at most ${kilobytes(limitBytes)}`,
      isPassed: bytes <= limitBytes,
    })),
  );
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`.padStart(9);
