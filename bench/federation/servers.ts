import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { productEnvironment } from '../../tools/product/environment';
import { launch } from '../../tools/product/service';
import { type Product, startProduct } from '../../tools/product/startProduct';

const compressionLimitMs = 120_000;
/** The server leaves anything smaller uncompressed. */
const smallestCompressed = 1000;

/** One API with the demo data, and before it a composition server for each page that is compared. */
export interface Servers {
  readonly product: Product;
  /** Starts the composition server with another page and other sections. @returns its URL */
  readonly serve: (name: string, options: ServeOptions) => Promise<string>;
  readonly stop: () => Promise<void>;
}

interface ServeOptions {
  readonly pageDir: string;
  /** A file. */
  readonly sectionsConfig: string;
}

/** @param folder for data and logs, thrown away by the caller */
export async function startServers(root: string, folder: string): Promise<Servers> {
  const env = { DEMO_DATA: 'true', AVATAR_URL: '' };
  const dataDir = join(folder, 'data');
  const product = await startProduct({ root, dataDir, env });
  const running: { stop(): Promise<void> }[] = [];
  const serve = async (name: string, { pageDir, sectionsConfig }: ServeOptions) => {
    const given = {
      ...process.env,
      ...env,
      SECTION_STORE: join(dataDir, 'stores', name),
      PAGE_DIR: pageDir,
      SECTIONS_CONFIG: sectionsConfig,
    };
    const { host, url } = await productEnvironment(given, { root, dataDir, port: 0 });
    const service = launch({
      name: 'host',
      main: join(root, 'host/dist-server/main.js'),
      nodeOptions: ['--max-semi-space-size=2'],
      cwd: root,
      env: { ...host, API_URL: `http://127.0.0.1:${product.apiPort}` },
      logFile: join(dataDir, 'logs', `${name}.log`),
    });
    running.push(service);
    return url(await service.ready);
  };
  const stop = async () => {
    await Promise.all(running.map((service) => service.stop()));
    await product.stop();
  };
  return { product, serve, stop };
}

/** Waits until a server sends the files of a page in their smallest form. */
export async function untilCompressed(url: string, pageDir: string): Promise<void> {
  const deadline = Date.now() + compressionLimitMs;
  const entries = await readdir(pageDir, { withFileTypes: true, recursive: true });
  const scripts = entries.filter((entry) => entry.isFile() && /\.(js|css)$/.test(entry.name));
  for (const { parentPath, name } of scripts) {
    const path = join(parentPath, name).slice(pageDir.length + 1);
    await untilSmall(`${url}/assets/${path}`, deadline);
  }
}

/** The same of a document and everything that it names. */
export async function untilDocumentCompressed(url: string, cookie: string): Promise<void> {
  const deadline = Date.now() + compressionLimitMs;
  const headers = { accept: 'text/html', cookie };
  const html = await (await fetch(url, { headers })).text();
  for (const [, path = ''] of html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)) {
    await untilSmall(new URL(path, url).href, deadline);
  }
}

async function untilSmall(url: string, deadline: number): Promise<void> {
  for (;;) {
    const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    const size = (await answer.arrayBuffer()).byteLength;
    if (answer.headers.get('content-encoding') === 'br' || size < smallestCompressed) return;
    if (Date.now() > deadline) throw new Error(`${url} was never compressed.`);
    await delay(200);
  }
}
