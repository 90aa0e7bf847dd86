import {
  entryChangeSchema,
  entryListSchema,
  entryQuerySchema,
  entrySchema,
  newEntrySchema,
  versionQuerySchema,
} from '@vatio/contracts/activity-hours/entries';
import { idParamsSchema } from '@vatio/contracts/ids';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ServiceParts } from '../../../areaKit/area';
import { sessionOf } from '../../../http/access';
import { callableBy, noContent, sendNothing } from '../../../http/routeOptions';
import { createEntryService } from './entries.service';

const workers = callableBy(['admin', 'writer']);
const params = idParamsSchema;

/** Single entries of hours: writers reach their own, admins all of them. */
export function entryRoutes(parts: ServiceParts): FastifyPluginCallbackZod {
  const entries = createEntryService(parts);
  return (app, _options, done) => {
    app.get(
      '/api/hours/entries',
      workers({ querystring: entryQuerySchema, response: { 200: entryListSchema } }),
      async (request) => entries.list(request.query, sessionOf(request).user),
    );

    app.post(
      '/api/hours/entries',
      workers({ body: newEntrySchema, response: { 201: entrySchema } }),
      async (request, reply) =>
        reply.code(201).send(await entries.create(request.body, sessionOf(request).user)),
    );

    app.patch(
      '/api/hours/entries/:id',
      workers({ params, body: entryChangeSchema, response: { 200: entrySchema } }),
      async (request) => entries.change(request.params.id, request.body, sessionOf(request).user),
    );

    app.delete(
      '/api/hours/entries/:id',
      workers({ params, querystring: versionQuerySchema, response: noContent }),
      async (request, reply) => {
        const { params, query } = request;
        const { user } = sessionOf(request);
        return sendNothing(reply, entries.remove(params.id, query.version, user));
      },
    );

    app.post(
      '/api/hours/entries/:id/restore',
      workers({ params, response: { 200: entrySchema } }),
      async (request) => entries.restore(request.params.id, sessionOf(request).user),
    );
    done();
  };
}
