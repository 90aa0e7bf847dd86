import {
  billChangeSchema,
  billClientsSchema,
  billListSchema,
  billPointsQuerySchema,
  billPointsSchema,
  billQuerySchema,
  billSchema,
  billSuppliersSchema,
  billTotalsQuerySchema,
  billTotalsSchema,
  billVersionSchema,
  newBillSchema,
} from '@vatio/contracts/billing/bills';
import { idParamsSchema } from '@vatio/contracts/ids';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ServiceParts } from '../../../areaKit/area';
import { sessionOf } from '../../../http/access';
import { callableBy, noContent, sendNothing } from '../../../http/routeOptions';
import { createBillService } from './bills.service';

const reading = callableBy(['admin', 'writer', 'reader']);
const writing = callableBy(['admin', 'writer']);
const params = idParamsSchema;
const answer = { 200: billSchema };

/** The register of bills. */
export function billRoutes(parts: ServiceParts): FastifyPluginCallbackZod {
  const bills = createBillService(parts);
  return (app, _options, done) => {
    app.get(
      '/api/bills',
      reading({ querystring: billQuerySchema, response: { 200: billListSchema } }),
      async (request) => bills.list(request.query),
    );

    app.get(
      '/api/bills/totals',
      reading({ querystring: billTotalsQuerySchema, response: { 200: billTotalsSchema } }),
      async (request) => bills.totals(request.query),
    );

    app.get('/api/bills/suppliers', reading({ response: { 200: billSuppliersSchema } }), async () =>
      bills.suppliers(),
    );

    app.get('/api/bills/clients', reading({ response: { 200: billClientsSchema } }), async () =>
      bills.clients(),
    );

    app.get(
      '/api/bills/points',
      reading({ querystring: billPointsQuerySchema, response: { 200: billPointsSchema } }),
      async (request) => bills.points(request.query.clientId),
    );

    app.post(
      '/api/bills',
      writing({ body: newBillSchema, response: { 201: billSchema } }),
      async (request, reply) =>
        reply.code(201).send(await bills.create(request.body, sessionOf(request).user)),
    );

    app.get('/api/bills/:id', reading({ params, response: answer }), async (request) =>
      bills.find(request.params.id),
    );

    app.put(
      '/api/bills/:id',
      writing({ params, body: billChangeSchema, response: answer }),
      async (request) => bills.change(request.params.id, request.body, sessionOf(request).user),
    );

    app.post(
      '/api/bills/:id/delete',
      writing({ params, body: billVersionSchema, response: noContent }),
      async (request, reply) => {
        const { params, body } = request;
        return sendNothing(reply, bills.remove(params.id, body, sessionOf(request).user));
      },
    );

    app.post(
      '/api/bills/:id/restore',
      writing({ params, body: billVersionSchema, response: answer }),
      async (request) => bills.restore(request.params.id, request.body, sessionOf(request).user),
    );
    done();
  };
}
