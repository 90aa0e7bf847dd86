import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser, slowLine } from './browser/browser';
import { adminToken, hintOf } from './browser/session';
import { places } from './browser/visits';
import { coldLoad } from './coldLoad';
import { countedLines } from './counts';
import { hostLines } from './lines/hostLines';
import type { Line } from './lines/lines';
import { timedLines } from './lines/timedLines';
import { waterfallSvg } from './lines/waterfall';
import type { BenchParts, FederationBench } from './parts';
import { startServers, untilDocumentCompressed } from './servers';
import type { Bench } from './timed';
import { serveVariants, type VariantName } from './variants';

/**
 * Vatio beside monoliths of the same source: bytes, requests and round trips of a cold deep link.
 * They do not depend on the machine.
 */
export const countFederation = (options: FederationBench): Promise<Line[]> =>
  withBench(options, ['vite', 'webpack'], ({ bench }) => countedLines(bench));

export interface FederationFigures {
  readonly lines: readonly Line[];
  /** SVG: who waited for what in a cold deep link, the product's and the Vite monolith's. */
  readonly waterfall: string;
}

/** All that federation could cost. Fifty minutes of an idle machine. @param rounds of each comparison */
export const measureFederation = (
  options: FederationBench,
  rounds: number,
): Promise<FederationFigures> =>
  withBench(options, ['vite', 'webpack', 'default'], async (parts) => ({
    lines: [
      ...(await countedLines(parts.bench)),
      ...(await timedLines({ ...options, ...parts, rounds })),
      ...(await hostLines({ ...options, ...parts })),
    ],
    waterfall: await waterfallOf(parts.bench),
  }));

async function waterfallOf({ browser, variants, token }: Bench): Promise<string> {
  const load = (name: VariantName) =>
    coldLoad(browser, {
      url: variants[name]('company'),
      profile: slowLine,
      token,
      ...places.company,
    });
  return waterfallSvg(
    new Map([
      ['Vatio', await load('vatio')],
      ['Vite monolith', await load('vite')],
    ]),
  );
}

async function withBench<T>(
  { root, program, stop, say }: FederationBench,
  names: readonly VariantName[],
  measure: (parts: BenchParts) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'vatio-bench-'));
  const servers = await startServers(root, folder);
  const browser = await launchBrowser(program, stop);
  try {
    say(`Building ${names.join(', ')} of the same sources...`);
    const variants = await serveVariants(root, folder, servers, names);
    const token = await adminToken(servers.product.url);
    for (const { path } of Object.values(places)) {
      await untilDocumentCompressed(`${servers.product.url}${path}`, hintOf(token));
    }
    say('Measuring...');
    return await measure({ bench: { browser, variants, token }, servers, folder });
  } finally {
    await browser.close();
    await servers.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
