import { menuBadgeAnswerSchema } from '@vatio/contracts/federation/sections';
import { roles } from '@vatio/contracts/roles';
import {
  missingParametersAnswerSchema,
  missingParametersQuerySchema,
  parameterChangeSchema,
  parameterConflictSchema,
  parameterImpactQuerySchema,
  parameterImpactSchema,
  parameterListSchema,
  parameterQuerySchema,
  parameterVersionParamsSchema,
  parameterVersionQuerySchema,
  parameterVersionSchema,
  parameterVersionsSchema,
} from '@vatio/contracts/user/parameters';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { sessionOf } from '../../../http/access';
import { callableBy } from '../../../http/routeOptions';
import { createParameterService, type ParameterParts } from './parameters.service';

const reading = callableBy(roles);
const writing = callableBy(['admin']);

/** The regulated parameters: all users read them, admins change them. */
export function parameterRoutes(parts: ParameterParts): FastifyPluginCallbackZod {
  const parameters = createParameterService(parts);
  return (app, _options, done) => {
    app.get(
      '/api/parameters',
      reading({ querystring: parameterQuerySchema, response: { 200: parameterListSchema } }),
      async (request) => parameters.list(request.query),
    );

    app.post(
      '/api/parameters',
      writing({
        body: parameterChangeSchema,
        response: { 201: parameterVersionSchema, 409: parameterConflictSchema },
      }),
      async (request, reply) =>
        reply.code(201).send(await parameters.change(request.body, sessionOf(request).user)),
    );

    app.get(
      '/api/parameters/missing',
      reading({
        querystring: missingParametersQuerySchema,
        response: { 200: missingParametersAnswerSchema },
      }),
      async (request) => parameters.missing(request.query),
    );

    app.get(
      '/api/parameters/attention',
      writing({ response: { 200: menuBadgeAnswerSchema } }),
      async () => parameters.attention(),
    );

    app.get(
      '/api/parameters/impact',
      writing({
        querystring: parameterImpactQuerySchema,
        response: { 200: parameterImpactSchema },
      }),
      async (request) => parameters.impact(request.query),
    );

    app.post(
      '/api/parameters/versions/:number/undo',
      writing({ params: parameterVersionParamsSchema, response: { 201: parameterVersionSchema } }),
      async (request, reply) => {
        const { user } = sessionOf(request);
        return reply.code(201).send(await parameters.undo(request.params.number, user));
      },
    );

    app.get(
      '/api/parameters/versions',
      reading({
        querystring: parameterVersionQuerySchema,
        response: { 200: parameterVersionsSchema },
      }),
      async (request) => parameters.versions(request.query),
    );
    done();
  };
}
