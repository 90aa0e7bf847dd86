import { answerShape, changeSchema, newShape } from '@vatio/records/schemas';
import * as z from 'zod';
import { conflictAnswer } from '../errors';
import { idField } from '../ids';
import { listAnswer } from '../lists';
import { contactRecord } from './contactRecord';

/** The most contacts of a client: its page shows them all. */
export const maxContacts = 50;

/** A contact of a client, as staff see it. `version` counts its changes. */
export const contactSchema = z.object({
  id: z.uuid(),
  clientId: z.uuid(),
  ...answerShape(contactRecord.fields),
  version: z.int(),
});
export type Contact = z.infer<typeof contactSchema>;

/** `GET api/contacts`: all those of a client, the oldest first. */
export const contactQuerySchema = z.strictObject({ clientId: idField });
export type ContactQuery = z.infer<typeof contactQuerySchema>;
export const contactListSchema = listAnswer(contactSchema);
export type ContactListAnswer = z.infer<typeof contactListSchema>;

/** `POST api/contacts`, answered with 201 and the contact. */
export const newContactSchema = z.strictObject({
  clientId: idField,
  ...newShape(contactRecord.fields),
});
export type NewContact = z.infer<typeof newContactSchema>;

/** `PATCH api/contacts/:id`: the changed fields, and the version they were made on. */
export const contactChangeSchema = changeSchema(contactRecord.fields);
export type ContactChange = z.infer<typeof contactChangeSchema>;

/** The answer of 409: what was sent, and the contact as it is now. */
export const contactConflictSchema = conflictAnswer(contactChangeSchema, contactSchema);
