import type { FastifyRequest } from 'fastify';

/**
 * The scheme by which the browser reached us: the configured one, whatever an edge says; else this
 * request's.
 */
export const schemeOf = (
  { protocol }: Pick<FastifyRequest, 'protocol'>,
  publicOrigin: string | undefined,
): string => (publicOrigin ? new URL(publicOrigin).protocol.slice(0, -1) : protocol);
