import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Below the ports that systems give to outgoing connections: those come and go between our look
// and the moment when the server really listens.
const firstPrivate = 20_000;
const lastPrivate = 31_999;
const attempts = 50;

/** The reason why a port cannot be listened on, as the system calls it; undefined when it can be. */
export type PortProblem = 'EADDRINUSE' | 'EACCES' | (string & {});

/** Tries to listen, and stops at once. */
export function portProblem(port: number, host: string): Promise<PortProblem | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

/** A free loopback port, for a process that must keep the same one. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const port = randomInt(firstPrivate, lastPrivate + 1);
    if (!(await portProblem(port, '127.0.0.1'))) return port;
  }
  throw new Error(`No free port between ${firstPrivate} and ${lastPrivate}.`);
}
