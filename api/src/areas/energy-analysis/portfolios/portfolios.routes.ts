import {
  newPortfolioSchema,
  openedStudiesSchema,
  openStudiesSchema,
  portfolioListSchema,
  portfolioPointListSchema,
  portfolioPointQuerySchema,
  portfolioQuerySchema,
  portfolioSchema,
} from '@vatio/contracts/energy-analysis/portfolios';
import { idParamsSchema } from '@vatio/contracts/ids';
import { roles } from '@vatio/contracts/roles';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { sessionOf } from '../../../http/access';
import { callableBy } from '../../../http/routeOptions';
import { createPortfolioService, type PortfolioServiceParts } from './portfolios.service';

const reading = callableBy(roles);
const writing = callableBy(['admin', 'writer']);
const params = idParamsSchema;

/** Portfolios: many points optimised at once. */
export function portfolioRoutes(parts: PortfolioServiceParts): FastifyPluginCallbackZod {
  const portfolios = createPortfolioService(parts);
  return (app, _options, done) => {
    app.get(
      '/api/portfolios',
      reading({ querystring: portfolioQuerySchema, response: { 200: portfolioListSchema } }),
      async (request) => portfolios.list(request.query),
    );

    app.post(
      '/api/portfolios',
      writing({ body: newPortfolioSchema, response: { 201: portfolioSchema } }),
      async (request, reply) =>
        reply.code(201).send(await portfolios.start(request.body, sessionOf(request).user)),
    );

    app.get(
      '/api/portfolios/:id',
      reading({ params, response: { 200: portfolioSchema } }),
      async (request) => portfolios.find(request.params.id),
    );

    app.get(
      '/api/portfolios/:id/points',
      reading({
        params,
        querystring: portfolioPointQuerySchema,
        response: { 200: portfolioPointListSchema },
      }),
      async (request) =>
        portfolios.points(request.params.id, request.query, sessionOf(request).user),
    );

    app.post(
      '/api/portfolios/:id/cancel',
      writing({ params, response: { 200: portfolioSchema } }),
      async (request) => portfolios.cancel(request.params.id, sessionOf(request).user),
    );

    app.post(
      '/api/portfolios/:id/studies',
      writing({ params, body: openStudiesSchema, response: { 200: openedStudiesSchema } }),
      async (request) =>
        portfolios.openStudies(request.params.id, request.body, sessionOf(request).user),
    );
    done();
  };
}
