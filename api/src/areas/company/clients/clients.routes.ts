import {
  clientChangeSchema,
  clientConflictSchema,
  clientListSchema,
  clientQuerySchema,
  clientSchema,
  newClientSchema,
} from '@vatio/contracts/company/clients';
import { idParamsSchema } from '@vatio/contracts/ids';
import { seenVersionQuerySchema, seenVersionSchema } from '@vatio/contracts/versions';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ServiceParts } from '../../../areaKit/area';
import { sessionOf } from '../../../http/access';
import { callableBy, noContent, sendNothing } from '../../../http/routeOptions';
import { createClientService } from './clients.service';

const reading = callableBy(['admin', 'writer', 'reader']);
const writing = callableBy(['admin', 'writer']);
const deleting = callableBy(['admin']);
const params = idParamsSchema;
const answer = { 200: clientSchema };

/** The company's clients. */
export function clientRoutes(parts: ServiceParts): FastifyPluginCallbackZod {
  const clients = createClientService(parts);
  return (app, _options, done) => {
    app.get(
      '/api/clients',
      reading({ querystring: clientQuerySchema, response: { 200: clientListSchema } }),
      async (request) => clients.list(request.query),
    );

    app.post(
      '/api/clients',
      writing({ body: newClientSchema, response: { 201: clientSchema } }),
      async (request, reply) =>
        reply.code(201).send(await clients.create(request.body, sessionOf(request).user)),
    );

    app.get('/api/clients/:id', reading({ params, response: answer }), async (request) =>
      clients.find(request.params.id),
    );

    app.patch(
      '/api/clients/:id',
      writing({
        params,
        body: clientChangeSchema,
        response: { ...answer, 409: clientConflictSchema },
      }),
      async (request) => clients.change(request.params.id, request.body, sessionOf(request).user),
    );

    for (const [path, archived] of [
      ['/api/clients/:id/archive', true],
      ['/api/clients/:id/restore', false],
    ] as const) {
      app.post(
        path,
        writing({ params, body: seenVersionSchema, response: answer }),
        async (request) => {
          const { params, body } = request;
          return clients.setArchived(params.id, archived, body, sessionOf(request).user);
        },
      );
    }

    app.delete(
      '/api/clients/:id',
      deleting({ params, querystring: seenVersionQuerySchema, response: noContent }),
      async (request, reply) => {
        const { params, query } = request;
        return sendNothing(reply, clients.remove(params.id, query, sessionOf(request).user));
      },
    );
    done();
  };
}
