import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { avatarUrl, companyName } from '../e2e/product';
import { SectionsFile } from './sectionsFile';
import { everySection, isReady, type Stack, type StackOptions, until } from './stack';
import { writeBuild } from './variant';

const run = promisify(execFile);
const repository = fileURLToPath(new URL('../..', import.meta.url));
const {
  COMPOSE = 'docker-compose',
  STACK_PROJECT = 'vatio-e2e',
  STACK_PORT = '4480',
  TEST_PARALLEL_INDEX = '0',
} = process.env;

// Each of Playwright's workers has its own stack: they share only the images that were built.
const project = `${STACK_PROJECT}-${TEST_PARALLEL_INDEX}`;
const port = String(Number(STACK_PORT) + Number(TEST_PARALLEL_INDEX));

/**
 * The composed stack, driven by docker-compose. Its images are built before:
 * `docker-compose -p vatio-e2e --profile e2e build`. A deployment is a section's container replaced by another.
 */
export async function startContainerStack(options: StackOptions = {}): Promise<Stack> {
  const { sections = everySection, areOriginsUp = true, allowOverrides } = options;
  const dir = await mkdtemp(join(tmpdir(), 'vatio-containers-'));
  const configDir = join(dir, 'config');
  await mkdir(configDir);
  const file = new SectionsFile(join(configDir, 'sections.config.json'));
  for (const name of sections) {
    const allowed = allowOverrides?.[name];
    const origin = `http://${name}:8080`;
    await file.change(name, { origin, ...(allowed && { allowOverrides: allowed }) });
  }
  const services: Record<string, object> = {};
  /** Each built image. The deployed images are made from it, with names of this stack alone. */
  const built = new Map<string, string>();
  for (const service of ['api', 'host', ...sections]) {
    const image = await builtImage(service);
    built.set(service, image);
    services[service] = { image: ownImage(service) };
    await docker('tag', image, ownImage(service));
  }
  const volumes = [`${configDir}:/vatio/config:ro`];
  services.host = { ...services.host, volumes };
  const override = join(dir, 'compose.yml');
  await writeFile(override, JSON.stringify({ services }));

  const url = `http://localhost:${port}`;
  const env = { ...process.env, HOST_PORT: port, COMPANY_NAME: companyName, AVATAR_URL: avatarUrl };
  const compose = async (...args: readonly string[]): Promise<string> => {
    const [program = '', ...words] = COMPOSE.split(' ');
    const files = ['-f', join(repository, 'docker-compose.yml'), '-f', override];
    const all = [...words, '-p', project, ...files, ...args];
    const { stdout } = await run(program, all, { cwd: repository, env });
    await until('the network is settled', isNetworkSettled);
    return stdout.trim();
  };
  const up = (...services: readonly string[]) => compose('up', '-d', '--no-build', ...services);
  const hostAnswers = async () =>
    (await fetch(`${url}/healthz`).catch(() => undefined))?.ok ?? false;
  // Starts from the beginning, so that a stack left by a killed run does not count.
  await compose('down', '-v');
  await up('api', ...(areOriginsUp ? sections : []));
  // Not after the API's health, which is looked at every five seconds: without it, the host starts as well.
  await up('--no-deps', 'host');
  await until('the stack answers', async () => (await hostAnswers()) && isReady({ url }));

  return {
    url,
    sections,
    async deploy(section, build) {
      const context = await mkdtemp(join(dir, 'image-'));
      await writeBuild(join(context, 'files'), build);
      await writeFile(
        join(context, 'Dockerfile'),
        `FROM ${built.get(section)}\nCOPY files /usr/share/nginx/html\n`,
      );
      await docker('build', '-q', '-t', ownImage(section), context);
      await up('--no-deps', section);
    },
    stopOrigin: async (section) => void (await compose('stop', section)),
    startOrigin: async (section) => void (await up('--no-deps', section)),
    pin: (section, version) => file.change(section, { pin: version }),
    unpin: (section) => file.change(section, {}),
    stopHost: async () => void (await compose('stop', 'host')),
    async startHost() {
      await compose('start', 'host');
      await until('the host answers', hostAnswers);
    },
    async stopApi() {
      await compose('kill', 'api');
    },
    async startApi() {
      await compose('start', 'api');
      await until('the API answers', () => isReady({ url }));
    },
    async stopDatabase() {
      await compose('stop', 'db');
      await until('the API notices', async () => !(await isReady({ url })));
    },
    async startDatabase() {
      await compose('start', 'db');
      await until('the API has its database', () => isReady({ url }));
    },
    async stop() {
      await compose('down', '-v');
      await docker('image', 'rm', ...[...built.keys()].map(ownImage));
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/**
 * True when no interface waits for its address. A new container's interface gets one about two seconds
 * after its start, and then Chromium drops every request that waits for a connection (ERR_NETWORK_CHANGED),
 * also to localhost.
 */
async function isNetworkSettled(): Promise<boolean> {
  // Only Linux has this list; elsewhere the engine's interfaces are inside its virtual machine.
  const addresses = await readFile('/proc/net/if_inet6', 'utf8').catch(() => '');
  const flags = addresses
    .trim()
    .split('\n')
    .map((line) => line.split(/\s+/)[4] ?? '0');
  return flags.every((flag) => (Number.parseInt(flag, 16) & tentative) === 0);
}

/** IFA_F_TENTATIVE of Linux. */
const tentative = 0x40;

const docker = async (...args: readonly string[]): Promise<string> =>
  (await run('docker', args)).stdout.trim();

const ownImage = (service: string) => `${project}/${service}`;

/** The name that docker-compose (vatio-e2e_host) or docker compose (vatio-e2e-host) gave it. */
async function builtImage(service: string): Promise<string> {
  const name = `reference=${STACK_PROJECT}?${service}`;
  const names = await docker('images', '--filter', name, '--format', '{{.Repository}}');
  const [image] = names.split('\n');
  if (!image) throw new Error(`There is no image of ${service}: build the images before`);
  return image;
}
