import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { statusOf } from '../../refusal';

/** The host's own limit; a sender of more is cut off without a word. */
const readAtMostBytes = 25 * 1024 * 1024;

/**
 * Reads and drops the body of a request that was refused early (too large, no XSRF token, throttled), and
 * answers then. Otherwise the connection is reset while the host still sends, and the host reports that the
 * API is down. A sender that is too slow is answered at once: the host reads an answer between two chunks.
 */
export function readRefusedBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (raw.complete || raw.destroyed) return;
    if (reply.statusCode === statusOf.late) reply.header('connection', 'close');
    else await dropBody(raw);
  });
}

function dropBody(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let sizeBytes = 0;
    request.on('data', (chunk: Buffer) => {
      sizeBytes += chunk.length;
      if (sizeBytes > readAtMostBytes) resolve();
    });
    request.once('end', resolve).once('close', resolve).once('error', resolve);
    request.resume();
  });
}
