import { join, resolve } from 'node:path';
import { freePort } from './freePort';
import { xsrfKey } from './xsrfKey';

export interface ProductEnvironment {
  readonly apiPort: number;
  readonly api: NodeJS.ProcessEnv;
  readonly host: NodeJS.ProcessEnv;
  readonly sectionsConfig: string;
  /** The page's address, given the port where the host really listens. */
  url(port: number): string;
}

/** The settings for the API alone: the host talks to other machines. */
const apiSecrets = [
  'DATABASE_URL',
  'DATABASE_PASSWORD',
  'MIGRATION_DATABASE_URL',
  'MIGRATION_DATABASE_PASSWORD',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
].flatMap((name) => [name, `${name}_FILE`]);

/** Names under which a browser on this machine reaches every loopback or wildcard address. */
const localHosts = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'];

/**
 * Completes the environment that the user gave. Only the page is reachable as the user wishes; the
 * API listens on the loopback address alone, on a port that stays its own when it is restarted.
 */
export async function productEnvironment(
  given: NodeJS.ProcessEnv,
  { root, dataDir, port }: { root: string; dataDir: string; port: number },
): Promise<ProductEnvironment> {
  const apiPort = await freePort();
  const host = given.HOST || '127.0.0.1';
  const both = {
    ...given,
    DATA_DIR: dataDir,
    XSRF_KEY: given.XSRF_KEY || (await xsrfKey(dataDir)),
    DEMO_DATA: given.DEMO_DATA || 'true',
  };
  const sectionsConfig = resolve(root, given.SECTIONS_CONFIG || 'sections.config.json');
  return {
    apiPort,
    sectionsConfig,
    api: { ...both, HOST: '127.0.0.1', PORT: String(apiPort) },
    host: {
      ...Object.fromEntries(Object.entries(both).filter(([name]) => !apiSecrets.includes(name))),
      // Same as in host/Dockerfile: what its threads have freed goes back.
      MALLOC_TRIM_THRESHOLD_: given.MALLOC_TRIM_THRESHOLD_ || '1048576',
      HOST: host,
      PORT: String(port),
      API_URL: `http://127.0.0.1:${apiPort}`,
      PAGE_DIR: given.PAGE_DIR || join(root, 'host/dist'),
      SECTIONS_CONFIG: sectionsConfig,
      SECTION_STORE: given.SECTION_STORE || join(dataDir, 'sections'),
    },
    url: (hostPort) => `http://${localHosts.includes(host) ? 'localhost' : host}:${hostPort}`,
  };
}
