import {
  clientChangeSchema,
  clientConflictSchema,
  clientListSchema,
  clientQuerySchema,
  clientSchema,
  newClientSchema,
} from '@vatio/contracts/company/clients';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ServiceParts } from '../../../areaKit/area';
import { recordRoutes } from '../../../records/records.routes';
import { createClientService } from './clients.service';

/** The company's clients. */
export const clientRoutes = (parts: ServiceParts): FastifyPluginCallbackZod =>
  recordRoutes({
    address: 'clients',
    callers: {
      read: ['admin', 'writer', 'reader'],
      write: ['admin', 'writer'],
      archive: ['admin', 'writer'],
      delete: ['admin'],
    },
    service: createClientService(parts),
    schemas: {
      answer: clientSchema,
      query: clientQuerySchema,
      list: clientListSchema,
      new: newClientSchema,
      change: clientChangeSchema,
      conflict: clientConflictSchema,
    },
  });
