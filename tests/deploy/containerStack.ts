import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
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
} = process.env;

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
  const override = join(dir, 'compose.yml');
  const volumes = [`${configDir}:/vatio/config:ro`];
  await writeFile(override, JSON.stringify({ services: { host: { volumes } } }));

  const url = `http://localhost:${STACK_PORT}`;
  const env = {
    ...process.env,
    HOST_PORT: STACK_PORT,
    COMPANY_NAME: companyName,
    AVATAR_URL: avatarUrl,
  };
  const compose = async (...args: readonly string[]): Promise<string> => {
    const [program = '', ...words] = COMPOSE.split(' ');
    const files = ['-f', join(repository, 'docker-compose.yml'), '-f', override];
    const all = [...words, '-p', STACK_PROJECT, ...files, ...args];
    return (await run(program, all, { cwd: repository, env })).stdout.trim();
  };
  const up = (...services: readonly string[]) => compose('up', '-d', '--no-build', ...services);
  const hostAnswers = async () =>
    (await fetch(`${url}/healthz`).catch(() => undefined))?.ok ?? false;
  // From the beginning on, so that a stack left by a killed run does not count.
  await compose('down', '-v');
  await up('host', ...(areOriginsUp ? sections : []));
  await until('the stack answers', async () => (await hostAnswers()) && isReady({ url }));
  /** The images of the sections as they were built, which deployments replace under their names. */
  const built = new Map<string, string>();

  return {
    url,
    sections,
    async deploy(section, build) {
      const image = await imageOf(await compose('ps', '-q', section));
      if (!built.has(image)) built.set(image, await imageId(image));
      const context = await mkdtemp(join(dir, 'image-'));
      await writeBuild(join(context, 'files'), build);
      await writeFile(
        join(context, 'Dockerfile'),
        `FROM ${built.get(image)}\nCOPY files /usr/share/nginx/html\n`,
      );
      await run('docker', ['build', '-q', '-t', image, context]);
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
      for (const [image, id] of built) await run('docker', ['tag', id, image]);
      await rm(dir, { recursive: true, force: true });
    },
  };
}

const inspect = async (kind: string, format: string, name: string): Promise<string> =>
  (await run('docker', [kind, 'inspect', '--format', format, name])).stdout.trim();

/** The name of the image that a container was made of. */
const imageOf = (container: string) => inspect('container', '{{.Config.Image}}', container);
const imageId = (image: string) => inspect('image', '{{.Id}}', image);
