import type { PlatformStatus } from '@vatio/contracts/federation/platform';
import type { FastifyInstance } from 'fastify';
import { type AppParts, buildApp } from '../app';
import { BrotliQueue } from '../assets/compression';
import { loadPage } from '../assets/page';
import { SectionCatalog } from '../sections/catalog';
import { directoryOrigin } from '../sections/origin';
import { parseOffer, pullVersion, readOffer } from '../sections/pull';
import { hostDescriptor, pageFolder, type SectionBuild, tempFolder, writeSection } from './folders';
import { type RawAnswer, type RawRequest, rawRequest } from './servers';

export const xsrfKey = 'a key of the tests';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly catalog: SectionCatalog;
  /** Lines of the log, parsed. */
  readonly log: readonly Record<string, unknown>[];
  /** Listens on a free port of loopback, if it does not yet; the result is the port. */
  listen(): Promise<number>;
  /**
   * Asks over a real connection: `app.inject` needs an ESM-only package that Jest cannot load on
   * Node 20, and it would normalise paths.
   */
  ask(path: string, request?: Omit<RawRequest, 'port' | 'path'>): Promise<RawAnswer>;
  /** Deploys a build and activates it. */
  deploy(build: SectionBuild): Promise<void>;
}

export type TestSettings = Partial<AppParts['config']> &
  Partial<Pick<AppParts, 'apiTimeoutMs' | 'mostConnections' | 'seek' | 'status'>>;

const noSections: PlatformStatus = {
  host: { version: hostDescriptor.version, offers: {}, startedAt: '2026-03-01T08:00:00.000Z' },
  sections: [],
};

const apps: FastifyInstance[] = [];
afterAll(() => Promise.all(apps.splice(0).map((app) => app.close())));

/**
 * An application with a fake page, `billing` and `user` configured, and no section deployed. It is closed
 * after the last test of the file.
 */
export async function testApp({
  apiTimeoutMs,
  mostConnections,
  status = () => noSections,
  seek = async () => undefined,
  ...config
}: TestSettings = {}): Promise<TestApp> {
  const page = await loadPage(await pageFolder());
  const brotli = new BrotliQueue();
  brotli.start();
  brotli.add([...page.assets.values(), ...page.rootFiles.values()]);
  const catalog = new SectionCatalog(
    ['billing', 'user'].map((name) => ({ name, allowOverrides: [] })),
  );
  const log: Record<string, unknown>[] = [];
  const app = await buildApp({
    config: {
      apiUrl: 'http://127.0.0.1:9',
      logLevel: 'info',
      errorReportsPerMinute: 30,
      runtime: { companyName: 'Vatio', testHost: '', avatarUrl: 'https://avatars.example/api/' },
      publicOrigin: undefined,
      trustProxy: [],
      xsrfKey,
      ...config,
    },
    page,
    catalog,
    version: '1.2.3',
    status,
    seek,
    logStream: { write: (line) => log.push(JSON.parse(line)) },
    ...(apiTimeoutMs && { apiTimeoutMs }),
    ...(mostConnections && { mostConnections }),
  });
  apps.push(app);
  const deploy = async (build: SectionBuild) => {
    const dir = await tempFolder();
    await writeSection(dir, build);
    const origin = directoryOrigin(dir);
    const { signal } = new AbortController();
    const offer = parseOffer(build.descriptor.name, await readOffer(origin, signal));
    const version = await pullVersion(origin, offer, signal);
    catalog.activate(version);
    brotli.add(version.files.values());
    await brotli.idle();
  };
  let port: Promise<number> | undefined;
  const listen = () => {
    port ??= app.listen({ host: '127.0.0.1', port: 0 }).then((url) => Number(new URL(url).port));
    return port;
  };
  const ask: TestApp['ask'] = async (path, request) =>
    rawRequest({ port: await listen(), path, ...request });
  await brotli.idle();
  return { app, catalog, log, deploy, listen, ask };
}
