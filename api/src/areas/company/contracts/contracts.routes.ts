import {
  newSupplyContractSchema,
  savedContractSchema,
  supplyContractChangeSchema,
  supplyContractConflictSchema,
  supplyContractsSchema,
} from '@vatio/contracts/company/contracts';
import { idParamsSchema } from '@vatio/contracts/ids';
import { roles } from '@vatio/contracts/roles';
import { seenVersionQuerySchema } from '@vatio/contracts/versions';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ServiceParts } from '../../../areaKit/area';
import { sessionOf } from '../../../http/access';
import { callableBy, noContent, sendNothing } from '../../../http/routeOptions';
import { createContractService } from './contracts.service';

const reading = callableBy(roles);
const writing = callableBy(['admin', 'writer', 'pds_editor']);
const deleting = callableBy(['admin', 'writer']);
const params = idParamsSchema;

/** The contracts of supply points. */
export function contractRoutes(parts: ServiceParts): FastifyPluginCallbackZod {
  const contracts = createContractService(parts);
  return (app, _options, done) => {
    app.get(
      '/api/points/:id/contracts',
      reading({ params, response: { 200: supplyContractsSchema } }),
      async (request) => contracts.list(request.params.id),
    );

    app.post(
      '/api/points/:id/contracts',
      writing({ params, body: newSupplyContractSchema, response: { 201: savedContractSchema } }),
      async (request, reply) => {
        const { params, body } = request;
        return reply
          .code(201)
          .send(await contracts.create(params.id, body, sessionOf(request).user));
      },
    );

    app.put(
      '/api/contracts/:id',
      writing({
        params,
        body: supplyContractChangeSchema,
        response: { 200: savedContractSchema, 409: supplyContractConflictSchema },
      }),
      async (request) => contracts.change(request.params.id, request.body, sessionOf(request).user),
    );

    app.delete(
      '/api/contracts/:id',
      deleting({ params, querystring: seenVersionQuerySchema, response: noContent }),
      async (request, reply) => {
        const { params, query } = request;
        return sendNothing(reply, contracts.remove(params.id, query, sessionOf(request).user));
      },
    );
    done();
  };
}
