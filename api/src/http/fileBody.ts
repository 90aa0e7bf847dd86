import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal';

/**
 * Routes of this plugin take a file as their body, and it streams: whoever reads it counts its
 * bytes. Nothing else is read here.
 */
export function readFilesOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/octet-stream', (_request, body: Readable, done) =>
    done(null, body),
  );
  app.addContentTypeParser('*', (_request, _body, done) =>
    done(new Refusal('unsupported', 'Aquí solo se admiten ficheros (application/octet-stream).')),
  );
}
