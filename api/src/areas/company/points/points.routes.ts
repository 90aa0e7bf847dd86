import { pointRowListSchema } from '@vatio/contracts/company/pointRows';
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
import { seenVersionQuerySchema, seenVersionSchema } from '@vatio/contracts/versions';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ServiceParts } from '../../../areaKit/area';
import { sessionOf } from '../../../http/access';
import { callableBy, noContent, sendNothing } from '../../../http/routeOptions';
import { createSupplyPointService } from './points.service';

const reading = callableBy(roles);
/** Rows name the clients, so a person who may not read clients gets none. */
const readingClients = callableBy(['admin', 'writer', 'reader']);
const writing = callableBy(['admin', 'writer', 'pds_editor']);
const archiving = callableBy(['admin', 'writer']);
const deleting = callableBy(['admin']);
const params = idParamsSchema;
const answer = { 200: supplyPointSchema };

/** The clients' supply points. */
export function supplyPointRoutes(parts: ServiceParts): FastifyPluginCallbackZod {
  const points = createSupplyPointService(parts);
  return (app, _options, done) => {
    app.get(
      '/api/points',
      reading({ querystring: supplyPointQuerySchema, response: { 200: supplyPointListSchema } }),
      async (request) => points.list(request.query, sessionOf(request).user),
    );

    app.get(
      '/api/points/rows',
      readingClients({
        querystring: supplyPointQuerySchema,
        response: { 200: pointRowListSchema },
      }),
      async (request) => points.rows(request.query),
    );

    app.get(
      '/api/points/attention',
      reading({ response: { 200: supplyPointAttentionSchema } }),
      async () => points.attention(),
    );

    app.post(
      '/api/points',
      writing({ body: newSupplyPointSchema, response: { 201: supplyPointSchema } }),
      async (request, reply) =>
        reply.code(201).send(await points.create(request.body, sessionOf(request).user)),
    );

    app.get('/api/points/:id', reading({ params, response: answer }), async (request) =>
      points.find(request.params.id),
    );

    app.patch(
      '/api/points/:id',
      writing({
        params,
        body: supplyPointChangeSchema,
        response: { ...answer, 409: supplyPointConflictSchema },
      }),
      async (request) => points.change(request.params.id, request.body, sessionOf(request).user),
    );

    for (const [path, archived] of [
      ['/api/points/:id/archive', true],
      ['/api/points/:id/restore', false],
    ] as const) {
      app.post(
        path,
        archiving({ params, body: seenVersionSchema, response: answer }),
        async (request) => {
          const { params, body } = request;
          return points.setArchived(params.id, archived, body, sessionOf(request).user);
        },
      );
    }

    app.delete(
      '/api/points/:id',
      deleting({ params, querystring: seenVersionQuerySchema, response: noContent }),
      async (request, reply) => {
        const { params, query } = request;
        return sendNothing(reply, points.remove(params.id, query, sessionOf(request).user));
      },
    );
    done();
  };
}
