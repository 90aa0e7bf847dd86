import {
  clientChangeSchema,
  clientConflictSchema,
  clientListSchema,
  clientQuerySchema,
  clientSchema,
  newClientSchema,
} from '@vatio/contracts/company/clients';
import { idParamsSchema } from '@vatio/contracts/ids';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { undefined as nothing } from 'zod';
import { sessionOf } from '../../../http/access';
import { type ClientServiceParts, createClientService } from './service';

const reading = { roles: ['admin', 'writer', 'reader'] } as const;
const writing = { roles: ['admin', 'writer'] } as const;
const deleting = { roles: ['admin'] } as const;
const params = idParamsSchema;
const answer = { 200: clientSchema };

/** The company's clients. */
export function clientRoutes(parts: ClientServiceParts): FastifyPluginCallbackZod {
  const clients = createClientService(parts);
  return (app, _options, done) => {
    app.get(
      '/api/clients',
      {
        config: reading,
        schema: { querystring: clientQuerySchema, response: { 200: clientListSchema } },
      },
      async (request) => clients.list(request.query),
    );

    app.post(
      '/api/clients',
      { config: writing, schema: { body: newClientSchema, response: { 201: clientSchema } } },
      async (request, reply) =>
        reply.code(201).send(await clients.create(request.body, sessionOf(request).user)),
    );

    app.get(
      '/api/clients/:id',
      { config: reading, schema: { params, response: answer } },
      async (request) => clients.find(request.params.id),
    );

    app.patch(
      '/api/clients/:id',
      {
        config: writing,
        schema: {
          params,
          body: clientChangeSchema,
          response: { ...answer, 409: clientConflictSchema },
        },
      },
      async (request) => clients.change(request.params.id, request.body, sessionOf(request).user),
    );

    for (const [path, archived] of [
      ['/api/clients/:id/archive', true],
      ['/api/clients/:id/restore', false],
    ] as const) {
      app.post(path, { config: writing, schema: { params, response: answer } }, async (request) =>
        clients.setArchived(request.params.id, archived, sessionOf(request).user),
      );
    }

    app.delete(
      '/api/clients/:id',
      { config: deleting, schema: { params, response: { 204: nothing() } } },
      async (request, reply) => {
        await clients.remove(request.params.id, sessionOf(request).user);
        return reply.code(204).send();
      },
    );
    done();
  };
}
