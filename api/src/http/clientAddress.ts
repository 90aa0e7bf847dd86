import { isIP } from 'node:net';
import { untrustedProxies } from '@vatio/contracts/servers/untrustedProxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
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

/** A request's origin, and the log for it. */
export const originOf = (request: FastifyRequest): Origin => ({
  address: clientAddress(request),
  log: request.log,
  device: request.session ? `login-${request.session.loginId}` : undefined,
});

/** Warns of a proxy before this server that TRUST_PROXY does not name: throttles take it for one client. */
export function warnOfProxies(app: FastifyInstance): void {
  const warningOf = untrustedProxies();
  app.addHook('onRequest', async (request) => {
    const warning = warningOf(request);
    if (warning) request.log.warn({ peer: warning.peer }, warning.message);
  });
}
