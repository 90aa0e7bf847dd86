import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  request,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const running: Server[] = [];

/** A real server on loopback. */
export interface TestServer {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

/** Starts a server, which is closed after the test; port 0 takes a free one. */
export async function listen(handler: RequestListener, port = 0): Promise<TestServer> {
  const server = createServer(handler).listen(port, '127.0.0.1');
  running.push(server);
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    close: () => closeServer(server),
  };
}

/** A section's container: the files of a folder, over HTTP. */
export const serveFolder = (dir: string, port = 0): Promise<TestServer> =>
  listen(async (incoming, outgoing) => {
    const body = await readFile(join(dir, incoming.url ?? '')).catch(() => undefined);
    outgoing.writeHead(body ? 200 : 404).end(body);
  }, port);

afterEach(() => Promise.all(running.map(closeServer)));

async function closeServer(server: Server): Promise<void> {
  const index = running.indexOf(server);
  if (index < 0) return;
  running.splice(index, 1);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** The raw answer. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  /** The bytes as text. */
  readonly body: string;
}

/** The request; the path is sent exactly as given, unlike with fetch or inject. */
export interface RawRequest {
  readonly port: number;
  readonly path: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
}

/** A request over a real connection. */
export function rawRequest({ port, path, method = 'GET', headers, body }: RawRequest) {
  return new Promise<RawAnswer>((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers, agent: false });
    outgoing.on('error', reject).on('response', (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject).on('end', () => {
        const bytes = Buffer.concat(chunks);
        const { statusCode: status = 0, headers: received } = incoming;
        resolve({ status, headers: received, bytes, body: bytes.toString() });
      });
    });
    outgoing.end(body);
  });
}
