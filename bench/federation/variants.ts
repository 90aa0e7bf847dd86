import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type RegisteredSection,
  sectionRegistrySchema,
} from '@vatio/contracts/federation/sections';
import { buildViteMonolith } from '../builds/viteMonolith';
import { buildWebpackMonolith, composeFor } from '../builds/webpackMonolith';
import { places } from './browser/visits';
import { type Servers, untilCompressed } from './servers';

/**
 * The ways to build the same page: the product, the Vite monolith, the webpack monolith, and the same
 * with the product's composed document.
 */
export const variantNames = ['vatio', 'vite', 'webpack', 'composed'] as const;
export type VariantName = (typeof variantNames)[number];

export type SectionName = keyof typeof places;
/** All of them: each section's cold deep link is counted. */
export const sectionNames = Object.keys(places) as SectionName[];

/** The address of each page, by the section that is opened: a document names one section's files. */
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
): Promise<Variants> {
  const dir = (name: string) => join(folder, 'pages', name);
  const sectionsConfig = join(folder, 'no-sections.json');
  await cp(join(root, 'bench/federation/noSections.json'), sectionsConfig);
  const serve = async (name: string): Promise<string> => {
    const url = await servers.serve(name, { pageDir: dir(name), sectionsConfig });
    await untilCompressed(url, dir(name));
    return url;
  };
  await buildViteMonolith(root, dir('vite'));
  const vite = await serve('vite');
  const monolith = await buildWebpackMonolith(root, dir('webpack'));
  const webpack = await serve('webpack');
  const composed = new Map<string, string>();
  for (const section of sectionNames) {
    const name = `composed-${section}`;
    await composeFor(await registeredAs(section, servers), monolith, dir(name));
    composed.set(section, await serve(name));
  }
  return {
    vatio: () => servers.product.url,
    vite: () => vite,
    webpack: () => webpack,
    composed: (section) => composed.get(section) ?? '',
  };
}

async function registeredAs(name: string, { product }: Servers): Promise<RegisteredSection> {
  const answer = await fetch(`${product.url}/sections.json`);
  const section = sectionRegistrySchema
    .parse(await answer.json())
    .sections.find((registered) => registered.name === name);
  if (!section) throw new Error(`The product has no section «${name}».`);
  return section;
}
