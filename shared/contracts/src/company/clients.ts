import { sortNamesOf } from '@vatio/records/record';
import { answerShape, changeSchema, newSchema } from '@vatio/records/schemas';
import * as z from 'zod';
import { conflictAnswer } from '../errors';
import { idField } from '../ids';
import { listAnswer, listQuery } from '../lists';
import { clientRecord } from './clientRecord';
import { expiryWindows } from './supply';

/** A client, as staff see it. `version` counts its changes; instants are ISO 8601 in UTC. */
export const clientSchema = z.object({
  id: z.uuid(),
  ...answerShape(clientRecord.fields),
  /** «Ana Ruiz», «Ana Ruiz (desactivado)»; null: it has no account manager. */
  managerName: z.nullable(z.string()),
  archived: z.boolean(),
  version: z.int(),
  createdAt: z.iso.datetime(),
  /** The first contact's name, and below its address and phone; empty without one. */
  contactName: z.string(),
  contactEmail: z.string(),
  phone: z.string(),
  /** Supply points that are not archived. */
  supplyPointCount: z.int(),
  /** The first end of a contract in force at points not archived; null when none of them ends. */
  nextExpiry: z.nullable(z.iso.date()),
});
export type Client = z.infer<typeof clientSchema>;

/** `GET api/clients`. The search looks in the name, the NIF and the CUPS of the client's points. */
export const clientQuerySchema = listQuery(
  [...sortNamesOf(clientRecord), 'supplyPoints', 'nextExpiry', 'created'],
  {
    state: z.optional(z.enum(['active', 'archived'])),
    /** Clients with a contract that ends within this number of days. */
    expiringDays: z.optional(z.enum(expiryWindows)),
    managerId: z.optional(idField),
  },
);
export type ClientQuery = z.infer<typeof clientQuerySchema>;
export const clientListSchema = listAnswer(clientSchema);
export type ClientListAnswer = z.infer<typeof clientListSchema>;

/** `POST api/clients`, answered with 201 and the client. */
export const newClientSchema = newSchema(clientRecord.fields);
export type NewClient = z.infer<typeof newClientSchema>;

/**
 * `PATCH api/clients/:id`: the changed fields, and the version they were made on. Answers 409 with both
 * versions after another person's change.
 */
export const clientChangeSchema = changeSchema(clientRecord.fields);
export type ClientChange = z.infer<typeof clientChangeSchema>;

/** The answer of 409: what was sent, and the client as it is now. */
export const clientConflictSchema = conflictAnswer(clientChangeSchema, clientSchema);
export type ClientConflict = z.infer<typeof clientConflictSchema>;
