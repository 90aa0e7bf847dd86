import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tools/product/freePort';
import { startProduct } from '../../tools/product/startProduct';
import { productEnvironment } from '../e2e/product';
import { stopEmbeddedDatabase } from './embeddedDatabase';
import { folderOrigin, type Origin } from './origin';
import { SectionsFile } from './sectionsFile';
import { everySection, isReady, type Stack, type StackOptions, until } from './stack';
import { builtSection, writeBuild } from './variant';

/** A product of processes: a separate origin for each section, a fresh store and database. */
export async function startProcessStack(options: StackOptions = {}): Promise<Stack> {
  const { sections = everySection, areOriginsUp = true, allowOverrides } = options;
  const dir = await mkdtemp(join(tmpdir(), 'vatio-stack-'));
  const dataDir = join(dir, 'data');
  const sectionsConfig = join(dir, 'sections.config.json');
  const file = new SectionsFile(sectionsConfig);
  const folderOf = (section: string) => join(dir, 'origins', section);

  const origins = new Map<string, Origin>();
  for (const name of sections) {
    await writeBuild(folderOf(name), await builtSection(name));
    const origin = await folderOrigin(folderOf(name));
    if (areOriginsUp) await origin.start();
    origins.set(name, origin);
    const allowed = allowOverrides?.[name];
    await file.change(name, { origin: origin.url, ...(allowed && { allowOverrides: allowed }) });
  }
  const originOf = (section: string): Origin => {
    const origin = origins.get(section);
    if (!origin) throw new Error(`The stack has no section ${section}`);
    return origin;
  };

  const product = await startProduct({
    dataDir,
    port: await freePort(),
    env: {
      ...productEnvironment,
      SECTIONS_CONFIG: sectionsConfig,
      SECTION_STORE: join(dataDir, 'sections'),
    },
  });
  let startDatabase: (() => Promise<void>) | undefined;

  return {
    url: product.url,
    sections,
    deploy: (section, build) => writeBuild(folderOf(section), build),
    stopOrigin: (section) => originOf(section).stop(),
    startOrigin: (section) => originOf(section).start(),
    pin: (section, version) => file.change(section, { pin: version }),
    unpin: (section) => file.change(section, {}),
    stopHost: product.stopHost,
    startHost: product.startHost,
    stopApi: product.killApi,
    startApi: product.startApi,
    async stopDatabase() {
      startDatabase = await stopEmbeddedDatabase(dataDir);
      await until('the API notices', async () => !(await isReady(product)));
    },
    async startDatabase() {
      await startDatabase?.();
      startDatabase = undefined;
      await until('the API has its database', () => isReady(product));
    },
    async stop() {
      await startDatabase?.();
      await product.stop();
      await Promise.all([...origins.values()].map((origin) => origin.stop()));
      await rm(dir, { recursive: true, force: true });
    },
  };
}
