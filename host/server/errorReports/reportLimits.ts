import rateLimit from '@fastify/rate-limit';
import { addressKey } from '@vatio/contracts/servers/addressKey';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const windowMs = 60_000;
/** The limit for all clients together, as a multiple of one client's share. */
const shares = 10;

/**
 * Limits reports per client address and in all: one browser in a loop must not drown the others.
 *
 * @param perMinute from one client address
 * @returns the seconds after which a refused client may try again; undefined when it is not refused
 */
export async function reportLimits(
  app: FastifyInstance,
  perMinute: number,
): Promise<(request: FastifyRequest) => Promise<number | undefined>> {
  await app.register(rateLimit, { global: false });
  const limits = [
    app.createRateLimit({
      max: perMinute,
      timeWindow: windowMs,
      keyGenerator: ({ ip }) => addressKey(ip),
    }),
    app.createRateLimit({
      max: shares * perMinute,
      timeWindow: windowMs,
      keyGenerator: () => 'all',
    }),
  ];
  return async (request) => {
    for (const check of limits) {
      const verdict = await check(request);
      if (!verdict.isAllowed && verdict.isExceeded) return verdict.ttlInSeconds;
    }
    return undefined;
  };
}
