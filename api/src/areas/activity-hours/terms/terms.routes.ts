import { versionQuerySchema } from '@vatio/contracts/activity-hours/entries';
import {
  termsChangeSchema,
  termsListSchema,
  termsParamsSchema,
  termsQuerySchema,
} from '@vatio/contracts/activity-hours/settings';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ServiceParts } from '../../../areaKit/area';
import { sessionOf } from '../../../http/access';
import { callableBy, noContent, sendNothing } from '../../../http/routeOptions';
import { createTermsService } from './terms.service';

const reading = callableBy(['admin', 'writer', 'reader']);
const managing = callableBy(['admin']);
const answer = { 200: termsListSchema };

/** Budgets and rates of clients. */
export function termsRoutes(parts: ServiceParts): FastifyPluginCallbackZod {
  const terms = createTermsService(parts);
  return (app, _options, done) => {
    app.get(
      '/api/hours/terms',
      reading({ querystring: termsQuerySchema, response: answer }),
      async (request) => terms.list(request.query.clientId),
    );

    app.put(
      '/api/hours/terms',
      managing({ body: termsChangeSchema, response: answer }),
      async (request) => terms.put(request.body, sessionOf(request).user),
    );

    app.delete(
      '/api/hours/terms/:clientId/:from',
      managing({ params: termsParamsSchema, querystring: versionQuerySchema, response: noContent }),
      async (request, reply) => {
        const { clientId, from } = request.params;
        const { version } = request.query;
        return sendNothing(
          reply,
          terms.remove({ clientId, from, version }, sessionOf(request).user),
        );
      },
    );
    done();
  };
}
