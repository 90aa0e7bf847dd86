import { join } from 'node:path';
import type { HostDescriptor } from '@vatio/contracts/federation/platform';
import { BrotliQueue } from '../assets/compression';
import { SectionCatalog } from '../sections/catalog';
import { DeployedSection } from '../sections/deployedSection';
import { openOrigin } from '../sections/origin';
import { SectionWatch } from '../sections/sectionWatch';
import { SectionShelf } from '../sections/store/store';
import type { SectionTrust } from '../sections/trust';
import { hostDescriptor, type SectionBuild, tempFolder, writeSection } from './folders';

/** A log that keeps its lines. */
export function keptLog() {
  const warnings: string[] = [];
  const news: string[] = [];
  const log = {
    info: (line: unknown) => news.push(String(line)),
    warn: (line: unknown) => warnings.push(String(line)),
  };
  return { warnings, news, log };
}

interface Watching {
  /** The default is a new, empty store. */
  readonly storeDir?: string;
  readonly host?: Pick<HostDescriptor, 'version' | 'offers'>;
  readonly pin?: string;
  readonly timeoutMs?: number;
  readonly trust?: SectionTrust;
}

/** The section `billing` and the watch of its origin, as after a start of the server. */
export async function watching(origin: string, settings: Watching = {}) {
  const { storeDir = await tempFolder(), host = hostDescriptor, pin, timeoutMs, trust } = settings;
  const catalog = new SectionCatalog([{ name: 'billing', allowOverrides: [] }]);
  const { log, warnings, news } = keptLog();
  const shelf = new SectionShelf(join(storeDir, 'billing'));
  const context = { catalog, brotli: new BrotliQueue(), host, log };
  const section = new DeployedSection('billing', shelf, context, trust);
  await section.restore(pin);
  await section.activateStored(pin);
  const watch = new SectionWatch(section, {
    origin: openOrigin(origin),
    ...(pin && { pin }),
    ...(timeoutMs && { timeoutMs }),
  });
  const active = () => catalog.active('billing')?.descriptor.version;
  /** Puts a build at the origin, and looks there. */
  const deploy = async (build: SectionBuild) => {
    await writeSection(origin, build);
    await watch.poll();
  };
  const isServed = (version: string) =>
    catalog.file('billing', version, 'entry.11112222.js') !== undefined;
  return { watch, deploy, section, catalog, warnings, news, active, isServed, shelf, storeDir };
}
