import { type Readable, Transform } from 'node:stream';
import type { FastifyRequest } from 'fastify';

/** The largest import; the API has the same limit per file. */
export const bodyLimit = 25 * 1024 * 1024;

/** A body beyond the limit, announced or counted. */
export class BodyTooLarge extends Error {
  readonly statusCode = 413;
}

/**
 * A request's body as a separate stream that fails beyond the limit.
 *
 * Separate, because the proxy destroys a stream that it could not send. If that were the client's,
 * its connection would close before it could read the reason.
 *
 * @throws BodyTooLarge if the client announces too much
 */
export function limitedBody(request: FastifyRequest, payload: Readable): Readable {
  if (Number(request.headers['content-length'] ?? 0) > bodyLimit) throw new BodyTooLarge();
  let size = 0;
  const body = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > bodyLimit) done(new BodyTooLarge());
      else done(null, chunk);
    },
  });
  payload.once('close', () => {
    if (!payload.readableEnded) body.destroy(new Error('The client broke off'));
  });
  // Readers of the body see the error; without a reader it would end the process.
  body.on('error', () => undefined);
  // The rest is read and dropped, so that the client finishes sending and reads the answer.
  body.once('close', () => payload.resume());
  return payload.pipe(body);
}
