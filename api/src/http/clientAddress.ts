import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { EventLog } from '../eventLog';

/** Where somebody asks from. */
export interface Origin {
  readonly address: string;
  readonly log: EventLog;
}

/**
 * The address that a request comes from, behind the proxies that TRUST_PROXY names. What is no
 * address at all (a proxy that forwards anything) counts as the proxy's own.
 */
function clientAddress({ ip, socket }: FastifyRequest): string {
  return isIP(ip) ? ip : (socket.remoteAddress ?? '');
}

/** Where a request comes from, and where to write what becomes of it. */
export const originOf = (request: FastifyRequest): Origin => ({
  address: clientAddress(request),
  log: request.log,
});
