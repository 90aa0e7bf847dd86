import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const windowMs = 60_000;
/** One browser in a loop must not drown the others; a page reports a failure once. */
const perAddress = 30;
/** What the log takes from all of them together. */
const altogether = 300;

/**
 * How many reports are taken, per client address and in all.
 *
 * @returns the seconds after which a refused client may try again; nothing when it is not refused
 */
export async function reportLimits(
  app: FastifyInstance,
): Promise<(request: FastifyRequest) => Promise<number | undefined>> {
  await app.register(rateLimit, { global: false });
  const limits = [
    app.createRateLimit({ max: perAddress, timeWindow: windowMs }),
    app.createRateLimit({ max: altogether, timeWindow: windowMs, keyGenerator: () => 'all' }),
  ];
  return async (request) => {
    for (const check of limits) {
      const verdict = await check(request);
      if (!verdict.isAllowed && verdict.isExceeded) return verdict.ttlInSeconds;
    }
    return undefined;
  };
}
