import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { buildApp } from './app';
import { BrotliQueue } from './assets/compression';
import { loadPage } from './assets/page';
import type { Config } from './config';
import type { RunningServer } from './lifecycle';
import { SectionCatalog } from './sections/catalog';
import { SectionFleet } from './sections/sectionFleet';

/** The first page should know the sections; a slower origin comes later. */
const firstLookMs = 500;
/** Answers that take longer after the request to stop are cut off. */
const drainMs = 6000;

/** Serves until it is stopped. @param version for `/healthz` @throws Error: a sentence for the operator */
export async function startCompositionServer(
  config: Config,
  version: string,
): Promise<RunningServer> {
  const page = await loadPage(config.pageDir);
  const brotli = new BrotliQueue();
  brotli.add([...page.assets.values(), ...page.rootFiles.values()]);
  const catalog = new SectionCatalog([]);
  const app = await buildApp({
    config,
    page,
    catalog,
    version,
    status: () => fleet.status(),
    seek: (name, version) => fleet.seek(name, version),
  });
  const fleet = await SectionFleet.open({
    catalog,
    brotli,
    host: page.host,
    log: app.log,
    configFile: config.sectionsConfig,
    storeDir: config.sectionStore,
  });
  fleet.start();

  const stopWork = async () => {
    brotli.clear();
    await fleet.stop();
  };
  try {
    await Promise.race([fleet.poll(), delay(firstLookMs)]);
    await app.listen({ host: config.host, port: config.port });
    brotli.start();
  } catch (error) {
    await stopWork();
    throw listenError(error, config);
  }
  const unanswered = new Set<ServerResponse>();
  app.server.on('request', (_request, response) => {
    unanswered.add(response);
    response.once('close', () => unanswered.delete(response));
  });
  const { port } = app.server.address() as AddressInfo;
  const stop = async () => {
    const deadline = Date.now() + drainMs;
    // Node waits for idle connections, which browsers open in advance.
    const cutting = setInterval(() => {
      if (unanswered.size === 0 || Date.now() > deadline) app.server.closeAllConnections();
    }, 50);
    await Promise.all([app.close(), stopWork()]);
    clearInterval(cutting);
  };
  return { port, stop };
}

/** Advice about a port or an address that cannot be used. */
function listenError(error: unknown, { host, port }: Config): Error {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new Error(`Port ${port} on ${host} is taken: stop what uses it or set PORT.`);
  }
  if (code === 'EACCES') return new Error(`Port ${port} needs more rights: set PORT above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new Error(`HOST ${host} is not an address of this machine.`);
  }
  return error instanceof Error ? error : new Error(String(error));
}
