import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** As much as the host lets through; whoever sends more is cut off without a word. */
const readAtMostBytes = 25 * 1024 * 1024;

/**
 * A request that is refused before its body was read (too large, no XSRF token, throttled) is
 * answered once the body has been read and dropped. Otherwise the connection is reset while the
 * host is still sending, and it reports that the API is down in place of the refusal.
 */
export function readRefusedBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }) => {
    if (!raw.complete && !raw.destroyed) await dropBody(raw);
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
