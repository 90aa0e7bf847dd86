import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { EventLog } from '../eventLog';

export interface Origin {
  readonly address: string;
  readonly log: EventLog;
  /** The device or login, where the account that is asked for is known to be. */
  readonly device?: string | undefined;
}

/**
 * The address of a request, behind the proxies of TRUST_PROXY. A forwarded value that is no address
 * counts as the proxy's own.
 */
function clientAddress({ ip, socket }: FastifyRequest): string {
  return isIP(ip) ? ip : (socket.remoteAddress ?? '');
}

/** Where a request comes from, and where to log it. */
export const originOf = (request: FastifyRequest): Origin => ({
  address: clientAddress(request),
  log: request.log,
  device: request.session ? `login-${request.session.loginId}` : undefined,
});
