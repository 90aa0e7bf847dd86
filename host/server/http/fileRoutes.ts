import type { FastifyInstance } from 'fastify';
import type { Asset } from '../assets/asset';
import type { Page } from '../assets/page';
import type { SectionCatalog } from '../sections/catalog';
import { quiet } from './logging';
import { rawPath } from './paths';
import { immutable, sendAsset, sendRevalidated } from './sendAsset';

/** A content hash in a file's name, as webpack puts it there. */
const contentHash = /\.[0-9a-f]{8,}\./;

/**
 * The host's own files: `/assets/<file>`, and those for the root (favicon, robots).
 *
 * @param made files of `/assets/` that this server makes, not a build
 */
export function addPageFiles(
  app: FastifyInstance,
  { assets, rootFiles }: Page,
  made: (name: string) => Promise<Asset | undefined>,
): void {
  app.get('/assets/*', quiet, async (request, reply) => {
    const name = rawPath(request.url).slice('/assets/'.length);
    const asset = assets.get(name) ?? (await made(name));
    if (!asset) return reply.callNotFound();
    // A name without a hash survives a change: better asked for again than stale.
    if (!contentHash.test(name)) return sendRevalidated(request, reply, asset);
    return sendAsset(request, reply.header('cache-control', immutable), asset);
  });
  for (const [name, asset] of rootFiles) {
    app.get(`/${name}`, quiet, (request, reply) => sendRevalidated(request, reply, asset));
  }
}

/**
 * The sections' files: `/remotes/<name>/<version>/<file>`.
 *
 * @param seek looks for a version that is not served, in case another replica has it
 */
export function addSectionFiles(
  app: FastifyInstance,
  catalog: SectionCatalog,
  seek: (name: string, version: string) => Promise<void>,
): void {
  app.get('/remotes/*', quiet, async (request, reply) => {
    const [name, version, file, ...rest] = rawPath(request.url)
      .slice('/remotes/'.length)
      .split('/');
    if (!name || !version || !file || rest.length > 0) return reply.callNotFound();
    if (!catalog.version(name, version)) await seek(name, version);
    const asset = catalog.file(name, version, file);
    if (!asset) return reply.callNotFound();
    return sendAsset(request, reply.header('cache-control', immutable), asset);
  });
}
