import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { literal, object } from 'zod';
import { databaseAway } from '../refusal';
import type { Availability } from './availability';

/** The routes for probes of Docker, the composition server and `npm start`. */
export function healthRoutes(watch: Availability): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get('/api/health/live', optionsOf('live'), async () => ({ status: 'live' as const }));

    app.get('/api/health/ready', optionsOf('ready'), async () => {
      if (!(await watch.check()) || !(await watch.canWrite())) throw databaseAway();
      return { status: 'ready' as const };
    });
    done();
  };
}

const optionsOf = <Status extends string>(status: Status) => ({
  config: { roles: 'public', needsDatabase: false } as const,
  logLevel: 'warn' as const,
  schema: { response: { 200: object({ status: literal(status) }) } },
});
