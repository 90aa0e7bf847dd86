import {
  billImportAnswerSchema,
  billImportListQuerySchema,
  billImportListSchema,
  billImportSchema,
  billImportUndoneSchema,
} from '@vatio/contracts/billing/billImports';
import { idParamsSchema } from '@vatio/contracts/ids';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { sessionOf } from '../../../http/access';
import { callableBy } from '../../../http/routeOptions';
import { sendJson } from '../../../http/sendJson';
import { type BillImportParts, createBillImportService } from './imports.service';

const reading = callableBy(['admin', 'writer', 'reader']);
const writing = callableBy(['admin', 'writer']);

/** 5,000 rows with every column of the template, spelled at length. */
const bodyLimit = 8 * 1024 * 1024;

/** Many bills at once, from a file. */
export function billImportRoutes(parts: BillImportParts): FastifyPluginCallbackZod {
  const imports = createBillImportService(parts);
  return (app, _options, done) => {
    app.get(
      '/api/bill-imports',
      reading({ querystring: billImportListQuerySchema, response: { 200: billImportListSchema } }),
      async (request) => imports.list(request.query),
    );

    app.post(
      '/api/bill-imports',
      {
        ...writing({ body: billImportSchema, response: { 200: billImportAnswerSchema } }),
        bodyLimit,
      },
      async (request, reply) =>
        sendJson(request, reply, await imports.run(request.body, sessionOf(request).user)),
    );

    app.post(
      '/api/bill-imports/:id/undo',
      writing({ params: idParamsSchema, response: { 200: billImportUndoneSchema } }),
      async (request) => imports.undo(request.params.id, sessionOf(request).user),
    );
    done();
  };
}
