import type { SectionRegistry } from '@vatio/contracts/sections';
import type { JoinedChunks } from '../assets/joinedChunks';
import type { Page } from '../assets/page';
import { type DocumentVariant, sectionOf } from './documentVariant';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };

/** An element of the head; `true` stands for an attribute without a value. */
function element(name: 'link' | 'script', attributes: Readonly<Record<string, string | true>>) {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === true ? key : `${key}="${value.replace(/[&"<]/g, (sign) => escapes[sign] ?? '')}"`,
  );
  return `<${[name, ...written].join(' ')}>${name === 'script' ? '</script>' : ''}`;
}

const preload = (attributes: Readonly<Record<string, string>>) =>
  element('link', { rel: 'preload', as: 'script', ...attributes });

/**
 * What the browser can fetch together with main.js, instead of after it has run.
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
  const src = `/assets/${await chunks.fileFor(section)}`;
  return [
    // Not `defer`: main.js would wait for it, and the page stay blank if it hangs. The page waits
    // where it needs it (host/src/sections/documentChunks.ts). By itself `async` comes last.
    element('script', { async: true, fetchpriority: 'high', 'data-section-chunks': '', src }),
    preload({ href: section.entry, crossorigin: 'anonymous', integrity: section.integrity }),
  ];
}
