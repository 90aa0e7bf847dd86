import {
  parameterImportAnswerSchema,
  parameterImportSchema,
} from '@vatio/contracts/user/parameterImports';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { sessionOf } from '../../../http/access';
import { callableBy } from '../../../http/routeOptions';
import type { ParameterParts } from '../parameters/parameters.service';
import { createParameterImportService } from './parameterImports.service';

const writing = callableBy(['admin']);

/** 3,000 rows with long norms and notes. */
const bodyLimit = 4 * 1024 * 1024;

/** Many regulated parameters at once, from the sheet that Parámetros exports. */
export function parameterImportRoutes(parts: ParameterParts): FastifyPluginCallbackZod {
  const imports = createParameterImportService(parts);
  return (app, _options, done) => {
    app.post(
      '/api/parameters/imports',
      {
        ...writing({ body: parameterImportSchema, response: { 200: parameterImportAnswerSchema } }),
        bodyLimit,
      },
      async (request) => imports.run(request.body, sessionOf(request).user),
    );
    done();
  };
}
