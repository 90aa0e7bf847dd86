import {
  newSupplyPointSchema,
  supplyPointAttentionSchema,
  supplyPointChangeSchema,
  supplyPointConflictSchema,
  supplyPointListSchema,
  supplyPointQuerySchema,
  supplyPointSchema,
} from '@vatio/contracts/company/points';
import { idParamsSchema } from '@vatio/contracts/ids';
import { roles } from '@vatio/contracts/roles';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { undefined as nothing } from 'zod';
import { sessionOf } from '../../../http/access';
import { createSupplyPointService, type SupplyPointServiceParts } from './service';

const reading = { roles };
const writing = { roles: ['admin', 'writer', 'pds_editor'] } as const;
const archiving = { roles: ['admin', 'writer'] } as const;
const deleting = { roles: ['admin'] } as const;
const params = idParamsSchema;
const answer = { 200: supplyPointSchema };

/** The clients' supply points. */
export function supplyPointRoutes(parts: SupplyPointServiceParts): FastifyPluginCallbackZod {
  const points = createSupplyPointService(parts);
  return (app, _options, done) => {
    app.get(
      '/api/points',
      {
        config: reading,
        schema: { querystring: supplyPointQuerySchema, response: { 200: supplyPointListSchema } },
      },
      async (request) => points.list(request.query),
    );

    app.get(
      '/api/points/attention',
      { config: reading, schema: { response: { 200: supplyPointAttentionSchema } } },
      async () => points.attention(),
    );

    app.post(
      '/api/points',
      {
        config: writing,
        schema: { body: newSupplyPointSchema, response: { 201: supplyPointSchema } },
      },
      async (request, reply) =>
        reply.code(201).send(await points.create(request.body, sessionOf(request).user)),
    );

    app.get(
      '/api/points/:id',
      { config: reading, schema: { params, response: answer } },
      async (request) => points.find(request.params.id),
    );

    app.patch(
      '/api/points/:id',
      {
        config: writing,
        schema: {
          params,
          body: supplyPointChangeSchema,
          response: { ...answer, 409: supplyPointConflictSchema },
        },
      },
      async (request) => points.change(request.params.id, request.body, sessionOf(request).user),
    );

    for (const [path, archived] of [
      ['/api/points/:id/archive', true],
      ['/api/points/:id/restore', false],
    ] as const) {
      app.post(path, { config: archiving, schema: { params, response: answer } }, async (request) =>
        points.setArchived(request.params.id, archived, sessionOf(request).user),
      );
    }

    app.delete(
      '/api/points/:id',
      { config: deleting, schema: { params, response: { 204: nothing() } } },
      async (request, reply) => {
        await points.remove(request.params.id, sessionOf(request).user);
        return reply.code(204).send();
      },
    );
    done();
  };
}
