import { type Readable, Transform } from 'node:stream';
import type { FastifyRequest } from 'fastify';

/** The largest import; the API has the same limit per file. */
export const bodyLimit = 25 * 1024 * 1024;

/** A body beyond the limit, announced or counted. */
export class BodyTooLarge extends Error {
  readonly statusCode = 413;
}

/**
 * A request's body as a stream of its own that ends in an error beyond the limit.
 *
 * Of its own, because the proxy destroys the stream that it could not send: were that the
 * client's, the connection would be gone before the client could read why.
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
  // Whoever reads the body sees the error; this keeps one that nobody reads from ending the process.
  body.on('error', () => undefined);
  // What is left is read and dropped, so that the client finishes sending and reads the answer.
  body.once('close', () => payload.resume());
  return payload.pipe(body);
}
