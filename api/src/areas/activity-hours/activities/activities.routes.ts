import {
  activityChangeSchema,
  activityListSchema,
  activitySchema,
  newActivitySchema,
} from '@vatio/contracts/activity-hours/activities';
import { idParamsSchema } from '@vatio/contracts/ids';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ServiceParts } from '../../../areaKit/area';
import { sessionOf } from '../../../http/access';
import { callableBy } from '../../../http/routeOptions';
import { createActivityService } from './activities.service';

const reading = callableBy(['admin', 'writer', 'reader']);
const managing = callableBy(['admin']);
const params = idParamsSchema;

/** The catalogue of activities. */
export function activityRoutes(parts: ServiceParts): FastifyPluginCallbackZod {
  const activities = createActivityService(parts);
  return (app, _options, done) => {
    app.get('/api/hours/activities', reading({ response: { 200: activityListSchema } }), async () =>
      activities.list(),
    );

    app.post(
      '/api/hours/activities',
      managing({ body: newActivitySchema, response: { 201: activitySchema } }),
      async (request, reply) =>
        reply.code(201).send(await activities.create(request.body, sessionOf(request).user)),
    );

    app.patch(
      '/api/hours/activities/:id',
      managing({ params, body: activityChangeSchema, response: { 200: activitySchema } }),
      async (request) =>
        activities.change(request.params.id, request.body, sessionOf(request).user),
    );
    done();
  };
}
