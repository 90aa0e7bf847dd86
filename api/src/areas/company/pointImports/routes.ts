import {
  pointImportAnswerSchema,
  pointImportListQuerySchema,
  pointImportListSchema,
  pointImportSchema,
  pointImportUndoneSchema,
  pointRowListSchema,
} from '@vatio/contracts/company/pointImports';
import { supplyPointQuerySchema } from '@vatio/contracts/company/points';
import { idParamsSchema } from '@vatio/contracts/ids';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { sessionOf } from '../../../http/access';
import { sendJson } from '../../../http/sendJson';
import type { SupplyPointServiceParts } from '../points/service';
import { createPointImportService } from './service';

/** The rows name the clients, so a person who may not read clients gets none. */
const reading = { roles: ['admin', 'writer', 'reader'] } as const;
const writing = { roles: ['admin', 'writer'] } as const;

/** 5,000 rows with every column of the template, spelled at length. */
const bodyLimit = 8 * 1024 * 1024;

/** Many supply points at once: from a file, and to a file. */
export function pointImportRoutes(parts: SupplyPointServiceParts): FastifyPluginCallbackZod {
  const imports = createPointImportService(parts);
  return (app, _options, done) => {
    app.get(
      '/api/points/rows',
      {
        config: reading,
        schema: { querystring: supplyPointQuerySchema, response: { 200: pointRowListSchema } },
      },
      async (request) => imports.list(request.query),
    );

    app.post(
      '/api/point-imports',
      {
        config: writing,
        bodyLimit,
        schema: { body: pointImportSchema, response: { 200: pointImportAnswerSchema } },
      },
      async (request, reply) =>
        sendJson(request, reply, await imports.run(request.body, sessionOf(request).user)),
    );

    app.get(
      '/api/point-imports',
      {
        config: reading,
        schema: {
          querystring: pointImportListQuerySchema,
          response: { 200: pointImportListSchema },
        },
      },
      async (request) => imports.listImports(request.query),
    );

    app.post(
      '/api/point-imports/:id/undo',
      {
        config: writing,
        schema: { params: idParamsSchema, response: { 200: pointImportUndoneSchema } },
      },
      async (request) => imports.undo(request.params.id, sessionOf(request).user),
    );
    done();
  };
}
