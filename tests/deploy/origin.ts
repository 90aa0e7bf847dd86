import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { basename, join } from 'node:path';
import { freePort } from '../../tools/product/freePort';

/** A section's container: the files of one folder over HTTP, at an address that stays. */
export interface Origin {
  readonly url: string;
  start(): Promise<void>;
  /** Refuses every connection from then on, also those that are open. */
  stop(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
};

/** @param dir read at each request, so a build that is written there is deployed */
export async function folderOrigin(dir: string): Promise<Origin> {
  const port = await freePort();
  let server: Server | undefined;
  return {
    url: `http://localhost:${port}`,
    async start() {
      if (server) return;
      server = serve(dir).listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    async stop() {
      const stopped = server;
      server = undefined;
      if (!stopped) return;
      stopped.closeAllConnections();
      await new Promise((resolve) => stopped.close(resolve));
    },
  };
}

function serve(dir: string): Server {
  return createServer(async (request, response) => {
    const name = basename(new URL(request.url ?? '/', 'http://localhost').pathname);
    // Same header as from the sections' own containers, so that a browser can use one as an override.
    response.setHeader('access-control-allow-origin', '*');
    try {
      const bytes = await readFile(join(dir, name));
      const type = types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type }).end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
}
