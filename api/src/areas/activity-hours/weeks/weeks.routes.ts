import {
  weekCopyAnswerSchema,
  weekCopySchema,
  weekParamsSchema,
  weekQuerySchema,
  weekSchema,
} from '@vatio/contracts/activity-hours/weeks';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ServiceParts } from '../../../areaKit/area';
import { sessionOf } from '../../../http/access';
import { callableBy } from '../../../http/routeOptions';
import { createWeekCopy } from './copy';
import { createWeekService } from './weeks.service';

const workers = callableBy(['admin', 'writer']);
const params = weekParamsSchema;

/** Weeks of hours: read and copied whole. */
export function weekRoutes(parts: ServiceParts): FastifyPluginCallbackZod {
  const weeks = createWeekService(parts);
  const copy = createWeekCopy(parts);
  return (app, _options, done) => {
    app.get(
      '/api/hours/weeks/:monday',
      workers({ params, querystring: weekQuerySchema, response: { 200: weekSchema } }),
      async (request) => weeks.find(request.params.monday, request.query, sessionOf(request).user),
    );

    app.post(
      '/api/hours/weeks/:monday/copy',
      workers({ params, body: weekCopySchema, response: { 200: weekCopyAnswerSchema } }),
      async (request) => copy(request.params.monday, request.body, sessionOf(request).user),
    );
    done();
  };
}
