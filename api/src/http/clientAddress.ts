import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * The address that a request comes from, behind the proxies that TRUST_PROXY names. What is no
 * address at all (a proxy that forwards anything) counts as the proxy's own.
 */
export function clientAddress({ ip, socket }: FastifyRequest): string {
  return isIP(ip) ? ip : (socket.remoteAddress ?? '');
}
