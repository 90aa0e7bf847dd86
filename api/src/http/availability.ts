import type { FastifyInstance } from 'fastify';
import type { DatabaseWatch } from '../db/watch';
import { databaseAway } from '../refusal';

export type Availability = Pick<DatabaseWatch, 'isAvailable' | 'check' | 'canWrite' | 'guard'>;

/** Answers 503 at once while the database is away, also to requests that already wait for it. */
export function refuseWithoutDatabase(app: FastifyInstance, watch: Availability): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.needsDatabase === false) return;
    const { handler } = route;
    route.handler = function guarded(request, reply) {
      return watch.guard(async () => handler.call(this, request, reply));
    };
  });
  app.addHook('onRequest', async (request) => {
    if (request.is404 || request.routeOptions.config.needsDatabase === false) return;
    if (!watch.isAvailable) throw databaseAway();
  });
}
