import {
  claimChangeSchema,
  claimClientsSchema,
  claimListSchema,
  claimProposalQuerySchema,
  claimProposalSchema,
  claimQuerySchema,
  claimSchema,
  claimSettlementSchema,
  claimTotalsQuerySchema,
  claimTotalsSchema,
  claimVersionSchema,
  newClaimSchema,
} from '@vatio/contracts/billing/claims/claims';
import { idParamsSchema } from '@vatio/contracts/ids';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ServiceParts } from '../../../areaKit/area';
import { sessionOf } from '../../../http/access';
import { callableBy, noContent, sendNothing } from '../../../http/routeOptions';
import { createClaimAnswers } from './answers';
import { createClaimService } from './claims.service';

const reading = callableBy(['admin', 'writer', 'reader']);
const writing = callableBy(['admin', 'writer']);
const params = idParamsSchema;
const answer = { 200: claimSchema };

/** Claims: made of bills, answered, taken back. */
export function claimRoutes(parts: ServiceParts): FastifyPluginCallbackZod {
  const claims = createClaimService(parts);
  const answers = createClaimAnswers(parts);
  return (app, _options, done) => {
    app.get(
      '/api/claims',
      reading({ querystring: claimQuerySchema, response: { 200: claimListSchema } }),
      async (request) => claims.list(request.query),
    );

    app.get(
      '/api/claims/totals',
      reading({ querystring: claimTotalsQuerySchema, response: { 200: claimTotalsSchema } }),
      async (request) => claims.totals(request.query),
    );

    app.get('/api/claims/clients', reading({ response: { 200: claimClientsSchema } }), async () =>
      claims.clients(),
    );

    app.get(
      '/api/claims/proposal',
      writing({ querystring: claimProposalQuerySchema, response: { 200: claimProposalSchema } }),
      async (request) => claims.propose(request.query),
    );

    app.post(
      '/api/claims',
      writing({ body: newClaimSchema, response: { 201: claimSchema } }),
      async (request, reply) =>
        reply.code(201).send(await claims.create(request.body, sessionOf(request).user)),
    );

    app.get('/api/claims/:id', reading({ params, response: answer }), async (request) =>
      claims.find(request.params.id),
    );

    app.put(
      '/api/claims/:id',
      writing({ params, body: claimChangeSchema, response: answer }),
      async (request) => claims.change(request.params.id, request.body, sessionOf(request).user),
    );

    app.post(
      '/api/claims/:id/settle',
      writing({ params, body: claimSettlementSchema, response: answer }),
      async (request) => answers.settle(request.params.id, request.body, sessionOf(request).user),
    );

    app.post(
      '/api/claims/:id/reopen',
      writing({ params, body: claimVersionSchema, response: answer }),
      async (request) => answers.reopen(request.params.id, request.body, sessionOf(request).user),
    );

    app.post(
      '/api/claims/:id/delete',
      writing({ params, body: claimVersionSchema, response: noContent }),
      async (request, reply) => {
        const { params, body } = request;
        return sendNothing(reply, answers.remove(params.id, body, sessionOf(request).user));
      },
    );

    app.post(
      '/api/claims/:id/restore',
      writing({ params, body: claimVersionSchema, response: answer }),
      async (request) => answers.restore(request.params.id, request.body, sessionOf(request).user),
    );
    done();
  };
}
