import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from './browser/browser';
import { adminToken, hintOf } from './browser/session';
import { places } from './browser/visits';
import { countedLines } from './counts';
import { hostLines } from './lines/hostLines';
import type { Line } from './lines/lines';
import { timedLines } from './lines/timedLines';
import type { BenchParts, FederationBench } from './parts';
import { startServers, untilDocumentCompressed } from './servers';
import { serveVariants } from './variants';

/**
 * Vatio beside monoliths of the same source: bytes, requests and round trips of a cold deep link.
 * They do not depend on the machine.
 */
export const countFederation = (options: FederationBench): Promise<Line[]> =>
  withBench(options, ({ bench }) => countedLines(bench));

/** Those, and how long pages take. Half an hour of an idle machine. @param rounds of each comparison */
export const measureFederation = (options: FederationBench, rounds: number): Promise<Line[]> =>
  withBench(options, async (parts) => [
    ...(await countedLines(parts.bench)),
    ...(await timedLines({ ...options, ...parts, rounds })),
    ...(await hostLines({ ...options, ...parts })),
  ]);

async function withBench<T>(
  { root, program, stop, say }: FederationBench,
  measure: (parts: BenchParts) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'vatio-bench-'));
  const servers = await startServers(root, folder);
  const browser = await launchBrowser(program, stop);
  try {
    say('Building monoliths of the same sources...');
    const variants = await serveVariants(root, folder, servers);
    const token = await adminToken(servers.product.url);
    for (const { path } of Object.values(places)) {
      await untilDocumentCompressed(`${servers.product.url}${path}`, hintOf(token));
    }
    say('Measuring...');
    return await measure({ bench: { browser, variants, token }, servers });
  } finally {
    await browser.close();
    await servers.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
