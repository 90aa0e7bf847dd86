import {
  newSupplyContractSchema,
  supplyContractChangeSchema,
  supplyContractConflictSchema,
  supplyContractSchema,
  supplyContractsSchema,
} from '@vatio/contracts/company/contracts';
import { idParamsSchema } from '@vatio/contracts/ids';
import { roles } from '@vatio/contracts/roles';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { undefined as nothing } from 'zod';
import { sessionOf } from '../../../http/access';
import type { SupplyPointServiceParts } from '../points/service';
import { createContractService } from './service';

const reading = { roles };
const writing = { roles: ['admin', 'writer', 'pds_editor'] } as const;
const deleting = { roles: ['admin', 'writer'] } as const;
const params = idParamsSchema;

/** The contracts of supply points. */
export function contractRoutes(parts: SupplyPointServiceParts): FastifyPluginCallbackZod {
  const contracts = createContractService(parts);
  return (app, _options, done) => {
    app.get(
      '/api/points/:id/contracts',
      { config: reading, schema: { params, response: { 200: supplyContractsSchema } } },
      async (request) => contracts.list(request.params.id),
    );

    app.post(
      '/api/points/:id/contracts',
      {
        config: writing,
        schema: { params, body: newSupplyContractSchema, response: { 201: supplyContractSchema } },
      },
      async (request, reply) => {
        const { params, body } = request;
        return reply
          .code(201)
          .send(await contracts.create(params.id, body, sessionOf(request).user));
      },
    );

    app.put(
      '/api/contracts/:id',
      {
        config: writing,
        schema: {
          params,
          body: supplyContractChangeSchema,
          response: { 200: supplyContractSchema, 409: supplyContractConflictSchema },
        },
      },
      async (request) => contracts.change(request.params.id, request.body, sessionOf(request).user),
    );

    app.delete(
      '/api/contracts/:id',
      { config: deleting, schema: { params, response: { 204: nothing() } } },
      async (request, reply) => {
        await contracts.remove(request.params.id, sessionOf(request).user);
        return reply.code(204).send();
      },
    );
    done();
  };
}
