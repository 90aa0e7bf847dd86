import type { RuntimeConfig } from '@vatio/contracts/federation/runtimeConfig';
import type { SectionRegistry } from '@vatio/contracts/federation/sections';
import { Asset } from '../assets/asset';
import { addBrotli, addGzip } from '../assets/compression';
import { headPlaceholder, picturePlaceholder } from '../assets/page';
import type { SectionCatalog } from '../sections/catalog';
import type { PictureParts } from './firstPicture';

const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that cannot end the `<script>` around it. */
export const htmlSafeJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => escapes[character] ?? '');

export interface DocumentData {
  readonly runtime: RuntimeConfig;
  readonly registry: SectionRegistry;
  /** Preload elements of the head. */
  readonly links: readonly string[];
  readonly picture: PictureParts;
}

/** index.html with the page's data and its first picture in the places of the placeholders. */
export function composeDocument(
  template: string,
  { runtime, registry, links, picture }: DocumentData,
): string {
  const head = [
    ...links,
    picture.head,
    dataBlock('vatio-config', runtime),
    dataBlock('vatio-sections', registry),
  ].join('\n');
  // Functions, because a string could hold `$&` and the like. The head last: it holds the names of others.
  return template
    .replace(picturePlaceholder, () => picture.body)
    .replace(headPlaceholder, () => head);
}

/** Inert data: a Content-Security-Policy without 'unsafe-inline' admits it. */
const dataBlock = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${htmlSafeJson(value)}</script>`;

/**
 * An asset made from the registry, and made and compressed again only when that changes.
 *
 * @param fileName gives it its type
 * @param compose makes one of its variants, which must be few
 */
export function perRevision<Variant = void>(
  catalog: SectionCatalog,
  fileName: string,
  compose: (registry: SectionRegistry, variant: Variant) => string | Promise<string>,
): (variant: Variant) => Promise<Asset> {
  let revision: number | undefined;
  const composed = new Map<Variant, Promise<Asset>>();
  const make = async (variant: Variant) => {
    const text = await compose(catalog.registry(), variant);
    return compressed(new Asset(fileName, Buffer.from(text)));
  };
  return (variant) => {
    if (revision !== catalog.revision) composed.clear();
    revision = catalog.revision;
    const asset = composed.get(variant) ?? make(variant);
    composed.set(variant, asset);
    return asset;
  };
}

/** Some kilobytes: not worth the queue. */
async function compressed(asset: Asset): Promise<Asset> {
  await Promise.all([addGzip(asset), addBrotli(asset)]);
  return asset;
}
