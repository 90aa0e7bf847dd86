import {
  newRunSchema,
  runListSchema,
  runQuerySchema,
  runSchema,
} from '@vatio/contracts/billing/verifications';
import { idParamsSchema } from '@vatio/contracts/ids';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { sessionOf } from '../../../http/access';
import { callableBy } from '../../../http/routeOptions';
import { createRunService, type RunServiceParts } from './runs.service';

const reading = callableBy(['admin', 'writer', 'reader']);
const writing = callableBy(['admin', 'writer']);
const params = idParamsSchema;
const answer = { 200: runSchema };

/** The verification of many bills at once. */
export function runRoutes(parts: RunServiceParts): FastifyPluginCallbackZod {
  const runs = createRunService(parts);
  return (app, _options, done) => {
    app.post(
      '/api/bills/verify',
      writing({ body: newRunSchema, response: { 201: runSchema } }),
      async (request, reply) =>
        reply.code(201).send(await runs.start(request.body, sessionOf(request).user)),
    );

    app.get(
      '/api/bills/verifications',
      reading({ querystring: runQuerySchema, response: { 200: runListSchema } }),
      async (request) => runs.list(request.query),
    );

    app.get(
      '/api/bills/verifications/:id',
      reading({ params, response: answer }),
      async (request) => runs.find(request.params.id),
    );

    app.post(
      '/api/bills/verifications/:id/cancel',
      writing({ params, response: answer }),
      async (request) => runs.cancel(request.params.id, sessionOf(request).user),
    );
    done();
  };
}
