import type { FastifyInstance } from 'fastify';
import type { Asset } from '../assets/asset';
import type { Config } from '../config';
import { isForPage, rawPath } from '../http/paths';
import { documentHeaders, type InlineSources } from '../http/securityHeaders';
import { revalidated, sendRevalidated } from '../http/sendAsset';
import { ensureXsrfCookie } from '../http/xsrfCookie';
import type { SectionCatalog } from '../sections/catalog';
import { type DocumentVariant, documentVariant } from './documentVariant';

export interface DocumentParts {
  readonly config: Pick<Config, 'publicOrigin' | 'runtime' | 'xsrfKey'>;
  readonly catalog: SectionCatalog;
  /** CSP sources of what documents have inline. */
  readonly inline: InlineSources;
  readonly document: (variant: DocumentVariant) => Promise<Asset>;
}

/** Every path that is not the server's own gets the application's document; its router goes on. */
export function addDocuments(app: FastifyInstance, parts: DocumentParts): void {
  const { config, catalog, document, inline } = parts;
  app.get('/*', async (request, reply) => {
    if (!isForPage(rawPath(request.url), request.headers)) return reply.callNotFound();
    const registry = catalog.registry();
    const overrides = new Set(Object.values(registry.allowOverrides ?? {}).flat());
    // A shared cache must not hand one browser's token to another.
    const isPrivate = ensureXsrfCookie(request, reply, config);
    reply
      .headers(documentHeaders(config.runtime.avatarUrl, [...overrides], inline))
      .header('cache-control', revalidated + (isPrivate ? ', private' : ''))
      .header('vary', 'accept-encoding, cookie');
    const variant = documentVariant(request.url, request.headers.cookie, registry);
    return sendRevalidated(request, reply, await document(variant));
  });
}
