import {
  addedReadingsSchema,
  newReadingsSchema,
  readingChangeSchema,
  readingConflictSchema,
  readingQuerySchema,
  readingSchema,
  readingsSchema,
} from '@vatio/contracts/company/readings';
import { idParamsSchema } from '@vatio/contracts/ids';
import { roles } from '@vatio/contracts/roles';
import { seenVersionQuerySchema } from '@vatio/contracts/versions';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ServiceParts } from '../../../areaKit/area';
import { sessionOf } from '../../../http/access';
import { callableBy, noContent, sendNothing } from '../../../http/routeOptions';
import { createReadingService } from './readings.service';

const reading = callableBy(roles);
const writing = callableBy(['admin', 'writer', 'pds_editor']);
const deleting = callableBy(['admin', 'writer']);
const params = idParamsSchema;

/** The monthly readings of supply points. */
export function readingRoutes(parts: ServiceParts): FastifyPluginCallbackZod {
  const readings = createReadingService(parts);
  return (app, _options, done) => {
    app.get(
      '/api/points/:id/readings',
      reading({ params, querystring: readingQuerySchema, response: { 200: readingsSchema } }),
      async (request) => readings.list(request.params.id, request.query),
    );

    app.post(
      '/api/points/:id/readings',
      writing({ params, body: newReadingsSchema, response: { 201: addedReadingsSchema } }),
      async (request, reply) => {
        const { params, body } = request;
        return reply.code(201).send(await readings.add(params.id, body, sessionOf(request).user));
      },
    );

    app.put(
      '/api/readings/:id',
      writing({
        params,
        body: readingChangeSchema,
        response: { 200: readingSchema, 409: readingConflictSchema },
      }),
      async (request) => readings.change(request.params.id, request.body, sessionOf(request).user),
    );

    app.delete(
      '/api/readings/:id',
      deleting({ params, querystring: seenVersionQuerySchema, response: noContent }),
      async (request, reply) => {
        const { params, query } = request;
        return sendNothing(reply, readings.remove(params.id, query, sessionOf(request).user));
      },
    );
    done();
  };
}
