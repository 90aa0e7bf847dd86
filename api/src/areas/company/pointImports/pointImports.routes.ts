import {
  pointImportAnswerSchema,
  pointImportListQuerySchema,
  pointImportListSchema,
  pointImportSchema,
  pointImportUndoneSchema,
} from '@vatio/contracts/company/imports/pointImports';
import { idParamsSchema } from '@vatio/contracts/ids';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ServiceParts } from '../../../areaKit/area';
import { sessionOf } from '../../../http/access';
import { callableBy } from '../../../http/routeOptions';
import { sendJson } from '../../../http/sendJson';
import { createPointImportService } from './pointImports.service';

const reading = callableBy(['admin', 'writer', 'reader']);
const writing = callableBy(['admin', 'writer']);

/** 5,000 rows with every column of the template, spelled at length. */
const bodyLimit = 8 * 1024 * 1024;

/** Many supply points at once, from a file. */
export function pointImportRoutes(parts: ServiceParts): FastifyPluginCallbackZod {
  const imports = createPointImportService(parts);
  return (app, _options, done) => {
    app.get(
      '/api/point-imports',
      reading({
        querystring: pointImportListQuerySchema,
        response: { 200: pointImportListSchema },
      }),
      async (request) => imports.list(request.query),
    );

    app.post(
      '/api/point-imports',
      {
        ...writing({ body: pointImportSchema, response: { 200: pointImportAnswerSchema } }),
        bodyLimit,
      },
      async (request, reply) =>
        sendJson(request, reply, await imports.run(request.body, sessionOf(request).user)),
    );

    app.post(
      '/api/point-imports/:id/undo',
      writing({ params: idParamsSchema, response: { 200: pointImportUndoneSchema } }),
      async (request) => imports.undo(request.params.id, sessionOf(request).user),
    );
    done();
  };
}
