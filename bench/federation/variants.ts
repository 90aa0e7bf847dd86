import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type RegisteredSection,
  sectionRegistrySchema,
} from '@vatio/contracts/federation/sections';
import { buildDefaultFederation } from '../builds/defaultFederation';
import { buildViteMonolith } from '../builds/viteMonolith';
import { buildWebpackMonolith, composeFor } from '../builds/webpackMonolith';
import { places } from './browser/visits';
import type { PageServer, Servers } from './servers';
import { untilCompressed } from './servers';

/**
 * The ways to build the same page: the product, the Vite monolith, the webpack monolith, the same with
 * the product's composed document, and federation as its guide shows it.
 */
export const variantNames = ['vatio', 'vite', 'webpack', 'composed', 'default'] as const;
export type VariantName = (typeof variantNames)[number];

export type SectionName = keyof typeof places;
/** All of them: each section's cold deep link is counted. */
export const sectionNames = Object.keys(places) as SectionName[];

/** Where each page is served, by the section that is opened: a document names one section's files. */
export type Variants = Readonly<Record<VariantName, (section: SectionName) => string>>;

/**
 * Builds those pages and serves each by the product's own composition server.
 *
 * @param root the repository, built
 * @param folder where they are built
 */
export async function serveVariants(
  root: string,
  folder: string,
  servers: Servers,
  names: readonly VariantName[] = variantNames,
): Promise<Variants> {
  const dir = (name: string) => join(folder, 'pages', name);
  const none = join(folder, 'no-sections.json');
  await cp(join(root, 'bench/federation/noSections.json'), none);
  const serve = async (name: string): Promise<PageServer> => {
    const server = await servers.serve(name, { pageDir: dir(name), sectionsConfig: none });
    await untilCompressed(server.url, dir(name));
    return server;
  };
  const urls = new Map<string, string>();
  const add = async (name: string) => urls.set(name, (await serve(name)).url);

  if (names.includes('vite')) {
    await buildViteMonolith(root, dir('vite'));
    await add('vite');
  }
  if (names.includes('webpack')) {
    const monolith = await buildWebpackMonolith(root, dir('webpack'));
    await add('webpack');
    for (const section of sectionNames) {
      await composeFor(await registeredAs(section, servers), monolith, dir(`composed-${section}`));
      await add(`composed-${section}`);
    }
  }
  if (names.includes('default')) {
    await buildDefaultFederation(root, dir('default'));
    await add('default');
  }
  const urlOf = (name: string) => () => urls.get(name) ?? '';
  return {
    vatio: () => servers.product.url,
    vite: urlOf('vite'),
    webpack: urlOf('webpack'),
    composed: (section) => urls.get(`composed-${section}`) ?? '',
    default: urlOf('default'),
  };
}

/** A section as the product's server registers it. */
async function registeredAs(name: string, { product }: Servers): Promise<RegisteredSection> {
  const answer = await fetch(`${product.url}/sections.json`);
  const section = sectionRegistrySchema
    .parse(await answer.json())
    .sections.find((registered) => registered.name === name);
  if (!section) throw new Error(`The product has no section «${name}».`);
  return section;
}
