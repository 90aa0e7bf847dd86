import { pointRowListSchema } from '@vatio/contracts/company/imports/pointRows';
import {
  newSupplyPointSchema,
  supplyPointAttentionSchema,
  supplyPointChangeSchema,
  supplyPointConflictSchema,
  supplyPointListSchema,
  supplyPointQuerySchema,
  supplyPointSchema,
} from '@vatio/contracts/company/points';
import { roles } from '@vatio/contracts/roles';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ServiceParts } from '../../../areaKit/area';
import { callableBy } from '../../../http/routeOptions';
import { recordRoutes } from '../../../records/records.routes';
import { createSupplyPointService } from './points.service';

const reading = callableBy(roles);
/** Rows name the clients, so a person who may not read clients gets none. */
const readingClients = callableBy(['admin', 'writer', 'reader']);

/** The clients' supply points. */
export function supplyPointRoutes(parts: ServiceParts): readonly FastifyPluginCallbackZod[] {
  const points = createSupplyPointService(parts);
  const records = recordRoutes({
    address: 'points',
    callers: {
      read: roles,
      write: ['admin', 'writer', 'pds_editor'],
      archive: ['admin', 'writer'],
      delete: ['admin'],
    },
    service: points,
    schemas: {
      answer: supplyPointSchema,
      query: supplyPointQuerySchema,
      list: supplyPointListSchema,
      new: newSupplyPointSchema,
      change: supplyPointChangeSchema,
      conflict: supplyPointConflictSchema,
    },
  });
  const lists: FastifyPluginCallbackZod = (app, _options, done) => {
    app.get(
      '/api/points/rows',
      readingClients({
        querystring: supplyPointQuerySchema,
        response: { 200: pointRowListSchema },
      }),
      async (request) => points.rows(request.query),
    );

    app.get(
      '/api/points/attention',
      reading({ response: { 200: supplyPointAttentionSchema } }),
      async () => points.attention(),
    );
    done();
  };
  return [records, lists];
}
