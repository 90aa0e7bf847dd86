import {
  hoursSummaryQuerySchema,
  hoursSummarySchema,
  hoursTotalsQuerySchema,
  hoursTotalsSchema,
} from '@vatio/contracts/activity-hours/summary';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ServiceParts } from '../../../areaKit/area';
import { sessionOf } from '../../../http/access';
import { callableBy } from '../../../http/routeOptions';
import { createHourSummaryService } from './summary.service';

const reading = callableBy(['admin', 'writer', 'reader']);

/** Summaries of hours. */
export function hourSummaryRoutes(parts: ServiceParts): FastifyPluginCallbackZod {
  const summaries = createHourSummaryService(parts);
  return (app, _options, done) => {
    app.get(
      '/api/hours/summary',
      reading({ querystring: hoursSummaryQuerySchema, response: { 200: hoursSummarySchema } }),
      async (request) => summaries.summary(request.query),
    );

    app.get(
      '/api/hours/totals',
      reading({ querystring: hoursTotalsQuerySchema, response: { 200: hoursTotalsSchema } }),
      async (request) => summaries.totals(request.query, sessionOf(request).user),
    );
    done();
  };
}
