import type { SectionRegistry } from '@vatio/contracts/sections';
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
  link({ rel: 'preload', as: 'script', ...attributes });

/**
 * What the browser can fetch together with main.js, or as soon as it runs, instead of when it has run.
 *
 * The attributes are those with which the page asks for the files, or they would be fetched twice:
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
    // Inert: main.js asks for it first of all (host/src/sections/loading/documentChunks.ts). Fetched beside main.js,
    // which is of use without it, it would take half of the line from it.
    link({ rel: 'section-chunks', href: `/assets/${await chunks.fileFor(section)}` }),
    preload({ href: section.entry, crossorigin: 'anonymous', integrity: section.integrity }),
  ];
}
