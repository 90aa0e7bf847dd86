import type { RuntimeConfig } from '@vatio/contracts/runtime-config';
import type { SectionRegistry } from '@vatio/contracts/sections';
import { Asset } from '../assets/asset';
import { addBrotli, addGzip } from '../assets/compression';
import { headPlaceholder } from '../assets/page';
import type { SectionCatalog } from '../sections/catalog';

const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that may stand in a `<script>`: nothing in it can end the element. */
export const htmlSafeJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => escapes[character] ?? '');

/** index.html with the page's data in place of the placeholder. */
export function composeDocument(
  template: string,
  runtime: RuntimeConfig,
  registry: SectionRegistry,
): string {
  const head = [dataBlock('vatio-config', runtime), dataBlock('vatio-sections', registry)].join(
    '\n',
  );
  // A function, because a string could hold `$&` and the like.
  return template.replace(headPlaceholder, () => head);
}

/** Inert data: a Content-Security-Policy without 'unsafe-inline' admits it. */
const dataBlock = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${htmlSafeJson(value)}</script>`;

/**
 * Something made of the registry, made and compressed anew only when the registry changes.
 *
 * @param fileName gives it its type
 */
export function perRevision(
  catalog: SectionCatalog,
  fileName: string,
  compose: (registry: SectionRegistry) => string,
): () => Promise<Asset> {
  let revision: number | undefined;
  let composed: Promise<Asset> | undefined;
  return () => {
    if (composed && revision === catalog.revision) return composed;
    revision = catalog.revision;
    composed = compressed(new Asset(fileName, Buffer.from(compose(catalog.registry()))));
    return composed;
  };
}

/** Some kilobytes: not worth the queue. */
async function compressed(asset: Asset): Promise<Asset> {
  await Promise.all([addGzip(asset), addBrotli(asset)]);
  return asset;
}
