import { prefillQuerySchema, prefillSchema } from '@vatio/contracts/billing/inputs';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ServiceParts } from '../../../areaKit/area';
import { callableBy } from '../../../http/routeOptions';
import { createPrefillService } from './prefill.service';

/** The data that a form for a bill begins with; only writers of bills have one. */
export function prefillRoutes(parts: ServiceParts): FastifyPluginCallbackZod {
  const prefill = createPrefillService(parts);
  return (app, _options, done) => {
    app.get(
      '/api/bills/prefill',
      callableBy(['admin', 'writer'])({
        querystring: prefillQuerySchema,
        response: { 200: prefillSchema },
      }),
      async (request) => prefill(request.query),
    );
    done();
  };
}
