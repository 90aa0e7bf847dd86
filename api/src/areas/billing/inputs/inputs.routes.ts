import { billInputsQuerySchema, billInputsSchema } from '@vatio/contracts/billing/inputs';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ServiceParts } from '../../../areaKit/area';
import { callableBy } from '../../../http/routeOptions';
import { createInputsService } from './inputs.service';

/** The data that the form of a bill verifies with; only writers of bills have one. */
export function inputsRoutes(parts: ServiceParts): FastifyPluginCallbackZod {
  const inputs = createInputsService(parts);
  return (app, _options, done) => {
    app.get(
      '/api/bills/inputs',
      callableBy(['admin', 'writer'])({
        querystring: billInputsQuerySchema,
        response: { 200: billInputsSchema },
      }),
      async (request) => inputs(request.query),
    );
    done();
  };
}
