import type { FastifyRequest } from 'fastify';

/** How the browser reached us: as is configured, whatever an edge says; else as this request says. */
export const schemeOf = (
  { protocol }: Pick<FastifyRequest, 'protocol'>,
  publicOrigin: string | undefined,
): string => (publicOrigin ? new URL(publicOrigin).protocol.slice(0, -1) : protocol);
