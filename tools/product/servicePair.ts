import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ProductEnvironment } from './environment';
import { Patience, type Recovery } from './recovery';
import { launch, type Service } from './service';

interface PairOptions {
  readonly root: string;
  readonly dataDir: string;
  readonly environment: ProductEnvironment;
  readonly recovery: Recovery | undefined;
  readonly onServers: ((pids: readonly number[]) => void) | undefined;
}

type Part = 'api' | 'host';
type LogMode = 'new' | 'continue';

const names = { api: 'API', host: 'host' } as const;
/** Same as in host/Dockerfile: a large young part of a small heap is only kept full. */
const nodeOptions = { api: [], host: ['--max-semi-space-size=2'] } as const;

/** The two servers of one product, and the order of their start and end. */
export function servicePair(options: PairOptions) {
  const { root, dataDir, environment, recovery, onServers } = options;
  const running: Partial<Record<Part, Service>> = {};
  let hostPort: number | undefined;
  let stopping = false;

  const start = (part: Part, log: LogMode): Service => {
    // A build that the start waited for may end after a request to stop.
    if (stopping) throw new Error('The product is being stopped.');
    const service = launch({
      name: names[part],
      main: join(root, part, 'dist-server/main.js'),
      nodeOptions: nodeOptions[part],
      cwd: root,
      env: {
        ...environment[part],
        // Started again, it is where the open pages look for it.
        ...(part === 'host' && hostPort !== undefined && { PORT: String(hostPort) }),
      },
      logFile: join(dataDir, 'logs', `${part}.log`),
      log,
    });
    running[part] = service;
    onServers?.([running.host, running.api].flatMap((server) => server?.pid ?? []));
    return service;
  };

  /** Returns undefined when it cannot even be tried, as where the folder of the logs has gone. */
  const startAgain = (part: Part): Service | undefined => {
    try {
      return start(part, 'continue');
    } catch {
      return undefined;
    }
  };

  /** Restarts a server whenever it ends without a request. */
  const keepAlive = async (part: Part, first: Service, news: Recovery): Promise<void> => {
    const patience = new Patience();
    for (let service = first; ; ) {
      const startedAt = Date.now();
      const failure = await service.ended;
      const isUnasked = () => !stopping && running[part] === service;
      if (!isUnasked()) return;
      const pauseMs = patience.pauseMs(Date.now() - startedAt);
      if (pauseMs === undefined) return news.onGivenUp(failure);
      news.onCrash(failure);
      await delay(pauseMs);
      if (!isUnasked()) return;
      const next = startAgain(part);
      if (!next) return news.onGivenUp(failure);
      next.ready.then(
        () => news.onRecovered(names[part]),
        // One that hangs has ended then, too.
        () => next.kill(),
      );
      service = next;
    }
  };

  const launchPart = async (part: Part, log: LogMode): Promise<number> => {
    const service = start(part, log);
    const port = await service.ready;
    if (recovery) void keepAlive(part, service, recovery);
    return port;
  };

  return {
    async launchApi(log: LogMode): Promise<void> {
      await launchPart('api', log);
    },
    async launchHost(log: LogMode): Promise<number> {
      hostPort = await launchPart('host', log);
      return hostPort;
    },
    async stopHost(): Promise<void> {
      const stopped = running.host;
      delete running.host;
      await stopped?.stop();
    },
    /** The host first: no request may meet an API that is already gone. */
    async stop(): Promise<void> {
      stopping = true;
      await running.host?.stop();
      await running.api?.stop();
    },
    async kill(): Promise<void> {
      stopping = true;
      await Promise.all([running.host?.kill(), running.api?.kill()]);
    },
    async killApi(): Promise<void> {
      const killed = running.api;
      delete running.api;
      await killed?.crash();
    },
  };
}
