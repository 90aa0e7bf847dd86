import { coverageSchema, curveQuerySchema, curveSchema } from '@vatio/contracts/company/curve';
import { idParamsSchema } from '@vatio/contracts/ids';
import { roles } from '@vatio/contracts/roles';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ServiceParts } from '../../../areaKit/area';
import { callableBy } from '../../../http/routeOptions';
import { sendJson } from '../../../http/sendJson';
import { createCurveService } from './curve.service';

const reading = callableBy(roles);
const params = idParamsSchema;

/** The load curves of supply points. */
export function curveRoutes(parts: ServiceParts): FastifyPluginCallbackZod {
  const curves = createCurveService(parts);
  return (app, _options, done) => {
    app.get(
      '/api/points/:id/curve',
      reading({ params, querystring: curveQuerySchema, response: { 200: curveSchema } }),
      async (request, reply) =>
        sendJson(request, reply, await curves.readAsJson(request.params.id, request.query)),
    );

    app.get(
      '/api/points/:id/coverage',
      reading({ params, response: { 200: coverageSchema } }),
      async (request) => curves.coverage(request.params.id),
    );
    done();
  };
}
