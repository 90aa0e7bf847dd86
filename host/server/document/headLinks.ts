import type { SectionRegistry } from '@vatio/contracts/federation/sections';
import type { JoinedChunks } from '../assets/joinedChunks';
import type { Page } from '../assets/page';
import { type DocumentVariant, sectionOf } from './documentVariant';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };

function link(attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => `${key}="${value.replace(/[&"<]/g, (sign) => escapes[sign] ?? '')}"`,
  );
  return `<link ${written.join(' ')}>`;
}

const preload = (attributes: Readonly<Record<string, string>>) =>
  link({
    rel: 'preload',
    as: attributes.href?.endsWith('.css') ? 'style' : 'script',
    ...attributes,
  });

/**
 * Files that the browser can fetch beside main.js, or as soon as it runs, not only afterwards.
 *
 * The attributes must equal those of the page's own requests, or the files would be fetched twice:
 * none for webpack's own chunks, CORS and the hash for a section's entry.
 */
export async function headLinks(
  variant: DocumentVariant,
  registry: SectionRegistry,
  { host, chunks }: { readonly host: Page['host']; readonly chunks: JoinedChunks },
): Promise<string[]> {
  if (variant === 'login') return host.login.map((file) => preload({ href: `/assets/${file}` }));
  const section = sectionOf(variant, registry);
  if (!section) return [];
  return [
    // Inert: main.js requests it first of all (host/src/sections/loading/documentChunks.ts). Fetched beside
    // main.js, it would take half of the line from it, and be useless until it runs.
    link({ rel: 'section-chunks', href: `/assets/${await chunks.fileFor(section)}` }),
    preload({ href: section.entry, crossorigin: 'anonymous', integrity: section.integrity }),
  ];
}
