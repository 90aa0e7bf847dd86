import { versionQuerySchema } from '@vatio/contracts/activity-hours/entries';
import {
  lockListSchema,
  lockParamsSchema,
  workingWeekChangeSchema,
  workingWeekListSchema,
  workingWeekParamsSchema,
} from '@vatio/contracts/activity-hours/settings';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ServiceParts } from '../../../areaKit/area';
import { sessionOf } from '../../../http/access';
import { callableBy, noContent, sendNothing } from '../../../http/routeOptions';
import { createLockService } from './settings.lock.service';
import { createWorkingWeekService } from './settings.workingWeek.service';

const reading = callableBy(['admin', 'writer', 'reader']);
const managing = callableBy(['admin']);

/** The limits on hours: closed months and the working week. */
export function hourSettingsRoutes(parts: ServiceParts): FastifyPluginCallbackZod {
  const locks = createLockService(parts);
  const weeks = createWorkingWeekService(parts);
  return (app, _options, done) => {
    app.get('/api/hours/locks', reading({ response: { 200: lockListSchema } }), async () =>
      locks.list(),
    );

    app.put(
      '/api/hours/locks/:month',
      managing({ params: lockParamsSchema, response: { 200: lockListSchema } }),
      async (request) => locks.lock(request.params.month, sessionOf(request).user),
    );

    app.delete(
      '/api/hours/locks/:month',
      managing({ params: lockParamsSchema, response: noContent }),
      async (request, reply) =>
        sendNothing(reply, locks.unlock(request.params.month, sessionOf(request).user)),
    );

    app.get(
      '/api/hours/working-week',
      reading({ response: { 200: workingWeekListSchema } }),
      async () => weeks.list(),
    );

    app.put(
      '/api/hours/working-week',
      managing({ body: workingWeekChangeSchema, response: { 200: workingWeekListSchema } }),
      async (request) => weeks.put(request.body, sessionOf(request).user),
    );

    app.delete(
      '/api/hours/working-week/:from',
      managing({
        params: workingWeekParamsSchema,
        querystring: versionQuerySchema,
        response: noContent,
      }),
      async (request, reply) =>
        sendNothing(
          reply,
          weeks.remove(request.params.from, request.query.version, sessionOf(request).user),
        ),
    );
    done();
  };
}
