import { Readable } from 'node:stream';
import {
  confirmImportSchema,
  curveImportListQuerySchema,
  curveImportListSchema,
  curveImportSchema,
  importProblemListSchema,
  importProblemQuerySchema,
  newCurveImportQuerySchema,
  recheckSchema,
} from '@vatio/contracts/company/imports/curveImports';
import { idParamsSchema } from '@vatio/contracts/ids';
import { roles } from '@vatio/contracts/roles';
import { seenVersionSchema } from '@vatio/contracts/versions';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { sessionOf } from '../../../http/access';
import { readFilesOnly } from '../../../http/body/fileBody';
import { callableBy } from '../../../http/routeOptions';
import { type CurveImportServiceParts, createCurveImportService } from './curveImports.service';

const reading = callableBy(roles);
const writing = callableBy(['admin', 'writer', 'pds_editor']);
const params = idParamsSchema;
const answer = { 200: curveImportSchema };

type Imports = ReturnType<typeof createCurveImportService>;

/** Imports of load curves. */
export function curveImportRoutes(parts: CurveImportServiceParts): FastifyPluginCallbackZod {
  const imports = createCurveImportService(parts);
  return (app, _options, done) => {
    app.register(uploadRoute(imports));

    app.get(
      '/api/curve-imports',
      reading({
        querystring: curveImportListQuerySchema,
        response: { 200: curveImportListSchema },
      }),
      async (request) => imports.list(request.query, sessionOf(request).user),
    );

    app.get('/api/curve-imports/:id', reading({ params, response: answer }), async (request) =>
      imports.find(request.params.id),
    );

    app.get(
      '/api/curve-imports/:id/problems',
      reading({
        params,
        querystring: importProblemQuerySchema,
        response: { 200: importProblemListSchema },
      }),
      async (request) => imports.problems(request.params.id, request.query),
    );

    app.post(
      '/api/curve-imports/:id/check',
      writing({ params, body: recheckSchema, response: answer }),
      async (request) => imports.recheck(request.params.id, request.body),
    );

    app.post(
      '/api/curve-imports/:id/confirm',
      writing({ params, body: confirmImportSchema, response: answer }),
      async (request) => imports.confirm(request.params.id, request.body, sessionOf(request).user),
    );

    app.post(
      '/api/curve-imports/:id/cancel',
      writing({ params, body: seenVersionSchema, response: answer }),
      async (request) => imports.cancel(request.params.id, request.body),
    );

    app.post(
      '/api/curve-imports/:id/undo',
      writing({ params, body: seenVersionSchema, response: answer }),
      async (request) => imports.undo(request.params.id, request.body, sessionOf(request).user),
    );
    done();
  };
}

/** A plugin of its own: only here is a body a file. */
function uploadRoute(imports: Imports): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    readFilesOnly(app);
    app.post(
      '/api/curve-imports',
      writing({
        description: 'The body is the file as it is, application/octet-stream, at most 25 MB.',
        querystring: newCurveImportQuerySchema,
        response: { 201: curveImportSchema },
      }),
      async (request, reply) => {
        const file = request.body instanceof Readable ? request.body : Readable.from([]);
        return reply
          .code(201)
          .send(await imports.upload(request.query, file, sessionOf(request).user));
      },
    );
    done();
  };
}
