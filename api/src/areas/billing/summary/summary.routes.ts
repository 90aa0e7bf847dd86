import {
  billSummaryQuerySchema,
  billSummarySchema,
  studySavingQuerySchema,
  studySavingSchema,
} from '@vatio/contracts/billing/summaries';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ServiceParts } from '../../../areaKit/area';
import { callableBy } from '../../../http/routeOptions';
import { createSummaryService } from './summary.service';

const reading = callableBy(['admin', 'writer', 'reader']);

/** The sums of bills. */
export function summaryRoutes(parts: ServiceParts): FastifyPluginCallbackZod {
  const summaries = createSummaryService(parts);
  return (app, _options, done) => {
    app.get(
      '/api/bills/summary',
      reading({ querystring: billSummaryQuerySchema, response: { 200: billSummarySchema } }),
      async (request) => summaries.summary(request.query),
    );

    app.get(
      '/api/bills/saving',
      reading({ querystring: studySavingQuerySchema, response: { 200: studySavingSchema } }),
      async (request) => summaries.saving(request.query),
    );
    done();
  };
}
