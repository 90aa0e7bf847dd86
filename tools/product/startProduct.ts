import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Stop } from '../process/stopSignals.mjs';
import { root as repository } from '../root';
import { productEnvironment } from './environment';
import type { Recovery } from './recovery';
import { sectionsSeen } from './sectionsSeen';
import { servicePair } from './servicePair';

export interface ProductOptions {
  /** Database, keys, sections and logs live here. The caller keeps other products out of it. */
  readonly dataDir: string;
  /** Added to this process's environment, for both servers. */
  readonly env?: Readonly<Record<string, string>>;
  /** The page's port; 0 = any free one. */
  readonly port?: number;
  /** Promises that each server waits for, such as the end of its build. */
  readonly after?: { readonly api: Promise<unknown>; readonly host: Promise<unknown> };
  /** `gentle` gives up a start under way; `hard` kills both servers at any time. */
  readonly stop?: Stop;
  /** Starts a server again that works and then ends by itself. */
  readonly recovery?: Recovery;
  /** Called with the numbers of all server processes whenever one starts. */
  readonly onServers?: (pids: readonly number[]) => void;
  /** The folder of the built servers; tests bring their own. */
  readonly root?: string;
}

/** A running product: the API with its database, and the host server before it. */
export interface Product {
  readonly url: string;
  readonly apiPort: number;
  /** Stops the host, then the API, which stops its database. Leaves no process. */
  stop(): Promise<void>;
  /** Ends the API process outright, as a crash would; the host stays. */
  killApi(): Promise<void>;
  /** Starts the API again, on the port where the host looks for it. */
  startApi(): Promise<void>;
  /** Asks the host to end; the API stays. */
  stopHost(): Promise<void>;
  /** Starts the host again, on the port that it had. */
  startHost(): Promise<void>;
}

/**
 * Starts API and host server and waits until both are ready. `npm start`, the browser tests and the
 * benchmark all run the product through here.
 *
 * @throws ServiceFailure with the end of the log, after everything that ran has been stopped.
 */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { root = repository, after, port = 0, stop, recovery, onServers } = options;
  const dataDir = resolve(options.dataDir);
  await mkdir(join(dataDir, 'logs'), { recursive: true });
  const given = { ...process.env, ...options.env };
  const environment = await productEnvironment(given, { root, dataDir, port });
  const pair = servicePair({ root, dataDir, environment, recovery, onServers });
  stop?.hard.addEventListener('abort', () => void pair.kill());

  try {
    const [hostPort] = await Promise.race([
      Promise.all([
        Promise.resolve(after?.host).then(() => pair.launchHost('new')),
        Promise.resolve(after?.api).then(() => pair.launchApi('new')),
      ]),
      aborted(stop?.gentle),
    ]);
    const url = environment.url(hostPort);
    await sectionsSeen(url, environment.sectionsConfig);
    return {
      url,
      apiPort: environment.apiPort,
      stop: pair.stop,
      killApi: pair.killApi,
      startApi: () => pair.launchApi('continue'),
      stopHost: pair.stopHost,
      async startHost() {
        await pair.launchHost('continue');
      },
    };
  } catch (error) {
    await pair.stop();
    throw error;
  }
}

/** Rejects when the signal is aborted, and otherwise never settles. */
function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const give = () => reject(new Error('The start was interrupted.'));
    if (signal?.aborted) give();
    else signal?.addEventListener('abort', give, { once: true });
  });
}
