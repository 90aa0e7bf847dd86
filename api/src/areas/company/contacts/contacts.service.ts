import { contactRecord } from '@vatio/contracts/company/contactRecord';
import {
  type Contact,
  type ContactListAnswer,
  type ContactQuery,
  maxContacts,
  type NewContact,
} from '@vatio/contracts/company/contacts';
import type { Transaction } from 'kysely';
import type { ServiceParts } from '../../../areaKit/area';
import type { Tables } from '../../../db/types';
import { createRecordService } from '../../../records/records.service';
import { wrongField } from '../../../refusal';
import { placeAtClient } from '../clients/placeAtClient';
import { type ContactFields, contactsOf, contactTable, readContacts } from './contacts.repository';

/** Reads, creates, changes and deletes the contacts of clients. */
export const createContactService = (parts: ServiceParts) => ({
  list: async ({ clientId }: ContactQuery): Promise<ContactListAnswer> => {
    const rows = await contactsOf(parts.db, clientId);
    return { rows, total: rows.length };
  },
  ...createRecordService<ContactFields, Contact, NewContact>(parts, {
    facts: contactRecord,
    table: contactTable,
    auditNoun: 'contact',
    nameOf: ({ name }) => name,
    read: readContacts,
    place: besideOthers,
  }),
});

/** @throws Refusal invalid: the client is gone, archived, or has as many contacts as it can have */
async function besideOthers(transaction: Transaction<Tables>, sent: NewContact) {
  const placed = await placeAtClient(transaction, sent);
  const others = await contactsOf(transaction, sent.clientId);
  if (others.length < maxContacts) return placed;
  throw wrongField('clientId', `Un cliente tiene como máximo ${maxContacts} contactos`);
}
