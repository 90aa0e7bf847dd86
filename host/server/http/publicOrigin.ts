import { untrustedProxies } from '@vatio/contracts/servers/untrustedProxy';
import type { FastifyInstance } from 'fastify';
import { sendError } from './errors';
import { rawPath } from './paths';

/** Paths for machines beside this one, which call it by another name. */
const forMachines: ReadonlySet<string> = new Set(['/healthz', '/metrics']);

/**
 * Refuses requests that call this server by another name than people do: a foreign page that lets its own
 * name lead here (DNS rebinding) would be our origin. And warns of a proxy that is not trusted.
 */
export function addOriginChecks(app: FastifyInstance, publicOrigin: string | undefined): void {
  const warningOf = untrustedProxies();
  const host = publicOrigin && new URL(publicOrigin).host;
  app.addHook('onRequest', async (request, reply) => {
    const warning = warningOf(request);
    if (warning) request.log.warn({ peer: warning.peer }, warning.message);
    if (!host || request.host.toLowerCase() === host) return;
    if (forMachines.has(rawPath(request.url))) return;
    return sendError(request, reply, 421);
  });
}
