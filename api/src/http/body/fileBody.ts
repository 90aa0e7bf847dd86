import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../refusal';

/**
 * Routes of this plugin stream their body, which is a file; its reader counts the bytes. They read no other
 * kind of body.
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
