import {
  contactChangeSchema,
  contactConflictSchema,
  contactListSchema,
  contactQuerySchema,
  contactSchema,
  newContactSchema,
} from '@vatio/contracts/company/contacts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ServiceParts } from '../../../areaKit/area';
import { recordRoutes } from '../../../records/records.routes';
import { createContactService } from './contacts.service';

/** The contacts of clients, for those who may read and change clients. */
export const contactRoutes = (parts: ServiceParts): FastifyPluginCallbackZod =>
  recordRoutes({
    address: 'contacts',
    callers: {
      read: ['admin', 'writer', 'reader'],
      write: ['admin', 'writer'],
      delete: ['admin', 'writer'],
    },
    service: createContactService(parts),
    schemas: {
      answer: contactSchema,
      query: contactQuerySchema,
      list: contactListSchema,
      new: newContactSchema,
      change: contactChangeSchema,
      conflict: contactConflictSchema,
    },
  });
