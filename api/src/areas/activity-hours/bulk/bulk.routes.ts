import {
  bulkUndoAnswerSchema,
  bulkUndoParamsSchema,
  entryBulkAnswerSchema,
  entryBulkSchema,
} from '@vatio/contracts/activity-hours/bulk';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ServiceParts } from '../../../areaKit/area';
import { sessionOf } from '../../../http/access';
import { callableBy } from '../../../http/routeOptions';
import { createBulkService } from './bulk.service';
import { createBulkUndo } from './undo';

const workers = callableBy(['admin', 'writer']);

/** Changes of many entries at once, and back. */
export function bulkRoutes(parts: ServiceParts): FastifyPluginCallbackZod {
  const change = createBulkService(parts);
  const undo = createBulkUndo(parts);
  return (app, _options, done) => {
    app.post(
      '/api/hours/entries/bulk',
      workers({ body: entryBulkSchema, response: { 200: entryBulkAnswerSchema } }),
      async (request) => change(request.body, sessionOf(request).user),
    );

    app.post(
      '/api/hours/entries/bulk/:undoId/undo',
      workers({ params: bulkUndoParamsSchema, response: { 200: bulkUndoAnswerSchema } }),
      async (request) => undo(request.params.undoId, sessionOf(request).user),
    );
    done();
  };
}
