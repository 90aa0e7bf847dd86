import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Asset } from '../assets/asset';
import { fileHeaders } from './securityHeaders';

/** Caching of paths with a hash or a version. */
export const immutable = 'public, max-age=31536000, immutable';
/** Caching of paths that stay: the browser asks each time, and mostly gets a 304. */
export const revalidated = 'no-cache';

/** Answers with an asset in the best form that the client takes. */
export function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset) {
  const { bytes, encoding } = asset.formFor(request.headers['accept-encoding']?.toString());
  varyByEncoding(reply);
  reply.type(asset.type).headers(fileHeaders(asset.type));
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(bytes);
}

/** The same, with its ETag; answers 304 if the client has it. */
export function sendRevalidated(request: FastifyRequest, reply: FastifyReply, asset: Asset) {
  reply.header('etag', asset.etag);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', revalidated);
  if (!hasEtag(request.headers['if-none-match'], asset.etag)) {
    return sendAsset(request, reply, asset);
  }
  varyByEncoding(reply);
  // The browser's kept copy takes on the headers of this answer.
  return reply.headers(fileHeaders(asset.type)).code(304).send();
}

/** Unless the answer depends on more. */
function varyByEncoding(reply: FastifyReply): void {
  if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding');
}

function hasEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const given = ifNoneMatch?.split(',').map((item) => item.trim().replace(/^W\//, '')) ?? [];
  return given.includes('*') || given.includes(etag.replace(/^W\//, ''));
}
