import { join } from 'node:path';
import type { ProductEnvironment } from './environment';
import { launch, type Service, type ServiceFailure } from './service';

interface PairOptions {
  readonly root: string;
  readonly dataDir: string;
  readonly environment: ProductEnvironment;
  readonly onDeath: ((failure: ServiceFailure) => void) | undefined;
  readonly onLaunch: ((pid: number) => void) | undefined;
}

/** As in host/Dockerfile: a large young part of a small heap is only kept full. */
const nodeOptions = { api: [], host: ['--max-semi-space-size=2'] } as const;

/** The two servers of one product, and the order in which they start and end. */
export function servicePair(options: PairOptions) {
  const { root, dataDir, environment, onDeath, onLaunch } = options;
  let api: Service | undefined;
  let host: Service | undefined;
  let hostPort: number | undefined;
  let stopping = false;

  const start = (name: 'API' | 'host', log: 'new' | 'continue'): Service => {
    // What the start waited for (a build) may end after somebody has asked to stop.
    if (stopping) throw new Error('The product is being stopped.');
    const part = name === 'API' ? 'api' : 'host';
    const service = launch({
      name,
      main: join(root, part, 'dist-server/main.js'),
      nodeOptions: nodeOptions[part],
      cwd: root,
      env: {
        ...environment[part],
        // Started again, it is where the open pages look for it.
        ...(name === 'host' && hostPort !== undefined && { PORT: String(hostPort) }),
      },
      logFile: join(dataDir, 'logs', `${part}.log`),
      log,
    });
    if (service.pid !== undefined) onLaunch?.(service.pid);
    void service.ended.then((failure) => {
      if (!stopping && (service === api || service === host)) onDeath?.(failure);
    });
    return service;
  };

  return {
    async launchApi(log: 'new' | 'continue'): Promise<void> {
      api = start('API', log);
      await api.ready;
    },
    async launchHost(log: 'new' | 'continue'): Promise<number> {
      host = start('host', log);
      hostPort = await host.ready;
      return hostPort;
    },
    async stopHost(): Promise<void> {
      const stopped = host;
      host = undefined;
      await stopped?.stop();
    },
    /** The host first: no request may meet an API that is already gone. */
    async stop(): Promise<void> {
      stopping = true;
      await host?.stop();
      await api?.stop();
    },
    async kill(): Promise<void> {
      stopping = true;
      await Promise.all([host?.kill(), api?.kill()]);
    },
    async killApi(): Promise<void> {
      const killed = api;
      api = undefined;
      await killed?.crash();
    },
  };
}
