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
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { undefined as nothing } from 'zod';
import { sessionOf } from '../../../http/access';
import type { SupplyPointServiceParts } from '../points/service';
import { createReadingService } from './service';

const reading = { roles };
const writing = { roles: ['admin', 'writer', 'pds_editor'] } as const;
const deleting = { roles: ['admin', 'writer'] } as const;
const params = idParamsSchema;

/** The monthly readings of supply points. */
export function readingRoutes(parts: SupplyPointServiceParts): FastifyPluginCallbackZod {
  const readings = createReadingService(parts);
  return (app, _options, done) => {
    app.get(
      '/api/points/:id/readings',
      {
        config: reading,
        schema: { params, querystring: readingQuerySchema, response: { 200: readingsSchema } },
      },
      async (request) => readings.list(request.params.id, request.query),
    );

    app.post(
      '/api/points/:id/readings',
      {
        config: writing,
        schema: { params, body: newReadingsSchema, response: { 201: addedReadingsSchema } },
      },
      async (request, reply) => {
        const { params, body } = request;
        return reply.code(201).send(await readings.add(params.id, body, sessionOf(request).user));
      },
    );

    app.put(
      '/api/readings/:id',
      {
        config: writing,
        schema: {
          params,
          body: readingChangeSchema,
          response: { 200: readingSchema, 409: readingConflictSchema },
        },
      },
      async (request) => readings.change(request.params.id, request.body, sessionOf(request).user),
    );

    app.delete(
      '/api/readings/:id',
      { config: deleting, schema: { params, response: { 204: nothing() } } },
      async (request, reply) => {
        await readings.remove(request.params.id, sessionOf(request).user);
        return reply.code(204).send();
      },
    );
    done();
  };
}
