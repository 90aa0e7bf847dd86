import type { FastifyInstance } from 'fastify';
import type { Asset } from '../assets/asset';
import type { Config } from '../config';
import { acceptsHtml, isDocumentPath, rawPath } from './paths';
import { documentHeaders } from './securityHeaders';
import { revalidated, sendRevalidated } from './sendAsset';
import { ensureXsrfCookie } from './xsrfCookie';

/** Every path that is no file: the application's document, whose router takes it from there. */
export function addDocuments(
  app: FastifyInstance,
  { runtime, xsrfKey }: Pick<Config, 'runtime' | 'xsrfKey'>,
  document: () => Promise<Asset>,
): void {
  const headers = documentHeaders(runtime.avatarUrl);
  app.get('/*', async (request, reply) => {
    if (!isDocumentPath(rawPath(request.url)) || !acceptsHtml(request.headers.accept)) {
      return reply.callNotFound();
    }
    // A shared cache must not hand one browser's token to another.
    const isPrivate = ensureXsrfCookie(request, reply, xsrfKey);
    reply.headers(headers).header('cache-control', revalidated + (isPrivate ? ', private' : ''));
    return sendRevalidated(request, reply, await document());
  });
}
